import { z } from 'zod'
import { id, moment } from './common.ts'
import { contentLanguage, interfaceLanguage } from './language.ts'

export const languageContent = z.union([z.literal('auto'), contentLanguage])
export type LanguageContent = z.infer<typeof languageContent>

export const consent = z.object({ version: z.string().min(1).max(20), at: moment })
export type Consent = z.infer<typeof consent>

export const user = z.object({
  id,
  username: z.string(),
  email: z.string(),
  /** The address that becomes `email` once the link sent to it is opened; absent where no change is open. */
  pendingEmail: z.string().optional(),
  language: interfaceLanguage,
  languageContent,
  cantonId: id,
  constituencyId: id,
  locationChosen: z.boolean(),
  /** On a device: the canton is chosen, the constituency is not yet, and `constituencyId` is any of the canton. Absent where it is chosen. */
  constituencyOpen: z.boolean().optional(),
  consent: consent.nullable(),
  /** Wants to be invited to surveys by mail; absent where not [FACT-1]. */
  surveyMails: z.boolean().optional(),
  /** What the voter's fair random orders begin with, where it is not `id`: all accounts that live on a device have the same id. */
  seed: z.number().int().min(0).max(0xffff_ffff).optional(),
})
export type User = z.infer<typeof user>

/** A session that was opened: its bearer token and its user. */
export const signedIn = z.object({ token: z.string(), user })

export const userChange = z.strictObject({
  username: z.string().trim().min(1).max(60).optional(),
  language: interfaceLanguage.optional(),
  languageContent: languageContent.optional(),
  cantonId: id.optional(),
  constituencyId: id.optional(),
  /** On a device alone: `cantonId` without a constituency, which is asked when an election needs it. */
  constituencyOpen: z.literal(true).optional(),
  surveyMails: z.boolean().optional(),
})
export type UserChange = z.infer<typeof userChange>

const line = z.string().max(1000)

/**
 * Changed values of a user. `email` starts a change of the address and needs `password`, the present one, or `proof`, which says that the
 * session was proved by `proveUser`; the present address ends a change that is open. Rules of the address are checked by `rules/registration.ts`.
 */
export const userPatch = userChange
  .extend({ email: line.optional(), password: line.optional(), proof: z.literal('session').optional() })
  .superRefine(({ email, password, proof }, context) => {
    const isProved = password !== undefined || proof !== undefined
    if (email !== undefined && !isProved) context.addIssue({ code: 'custom', path: ['password'], message: 'missing' })
    if (email === undefined && password !== undefined) context.addIssue({ code: 'custom', path: ['password'], message: 'unexpected' })
    if (proof !== undefined && (email === undefined || password !== undefined)) {
      context.addIssue({ code: 'custom', path: ['proof'], message: 'unexpected' })
    }
  })
export type UserPatch = z.infer<typeof userPatch>

export const json = z.json()

/** A step of the user's journey; `data.state` "c" means completed [ENTITY-2]. */
export const progressionEntry = z.strictObject({
  key: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/),
  data: z.record(z.string().max(64), json),
})
export type ProgressionEntry = z.infer<typeof progressionEntry>
