import { z } from 'zod'
import { MAX_PUSH_ENDPOINT, NOTIFICATION_TYPES } from '../constants.ts'
import { id, moment } from './common.ts'
import { base64url } from './passkey.ts'
import { notificationType } from './survey.ts'

/** Each type once. */
const types = z
  .array(notificationType)
  .min(1)
  .max(NOTIFICATION_TYPES.length)
  .refine((all) => new Set(all).size === all.length)

/** A browser in which the user switched notifications on. */
export const pushDevice = z.object({
  id,
  types: z.array(notificationType),
  /** The host of the push service by which the browser is reached. */
  service: z.string(),
  /** SHA-256 of the endpoint in base64url: by it a browser knows itself. */
  mark: base64url,
  createdAt: moment,
})
export type PushDevice = z.infer<typeof pushDevice>

/** `applicationKey`: the public key of this server (RFC 8292), which a browser binds its subscription to; null where the server sends none. */
export const pushDevices = z.object({ applicationKey: base64url.nullable(), devices: z.array(pushDevice) })
export type PushDevices = z.infer<typeof pushDevices>

/** The subscription of a browser, fields of its `toJSON()` (Push API, section 8), and what it is for. */
export const newPushDevice = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(MAX_PUSH_ENDPOINT),
  keys: z.strictObject({
    /** An uncompressed point of P-256, 65 bytes (RFC 8291, section 3.1). */
    p256dh: base64url.length(87),
    /** 16 bytes (RFC 8291, section 3.2). */
    auth: base64url.length(22),
  }),
  types,
})
export type NewPushDevice = z.infer<typeof newPushDevice>
