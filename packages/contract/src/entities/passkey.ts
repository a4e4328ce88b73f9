import { z } from 'zod'
import { MAX_PASSKEY_NAME } from '../constants.ts'
import { id, moment, visibleName } from './common.ts'

/** Bytes in base64url without padding. */
export const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/)
const bytes = base64url.max(20_000)
/** At most 1023 bytes (WebAuthn Level 3, section 4). */
const credentialId = base64url.max(1364)
const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(8)
const name = visibleName(MAX_PASSKEY_NAME)

/** A key with which a user signs in instead of by password. */
export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: moment,
  /** Null: never used since it was made. */
  lastUsedAt: moment.nullable(),
  /** Copied to other devices of its owner by the maker of the device or a password manager. */
  backedUp: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

/** `hasPassword`: whether the account could do without passkeys. */
export const passkeys = z.object({ passkeys: z.array(passkey), hasPassword: z.boolean() })
export type Passkeys = z.infer<typeof passkeys>

/** A key that the account has, as a browser takes its name. */
export const knownCredential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** What a browser needs to make a key (WebAuthn Level 3, section 5.4). Milliseconds. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** What a browser needs to use a key (WebAuthn Level 3, section 5.5); without `allowCredentials` the user chooses among all for this host. */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: base64url,
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(knownCredential).optional(),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** What a browser answers when it made a key: fields of its `toJSON()`, and a name. */
export const newPasskey = z.strictObject({
  name,
  id: credentialId,
  clientDataJSON: bytes,
  attestationObject: bytes,
  transports: transports.optional(),
})
export type NewPasskey = z.infer<typeof newPasskey>

/** What a browser answers when it used a key: fields of its `toJSON()`. */
export const assertion = z.strictObject({
  id: credentialId,
  clientDataJSON: bytes,
  authenticatorData: bytes,
  signature: bytes,
  /** Needed to sign in, where nothing else says whose key it is. */
  userHandle: base64url.max(100).optional(),
})
export type Assertion = z.infer<typeof assertion>

export const passkeyChange = z.strictObject({ name })
