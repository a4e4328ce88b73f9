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
  language: interfaceLanguage,
  languageContent,
  cantonId: id,
  constituencyId: id,
  locationChosen: z.boolean(),
  consent: consent.nullable(),
  /** Wants to be invited to surveys by mail; absent where not [FACT-1]. */
  surveyMails: z.boolean().optional(),
})
export type User = z.infer<typeof user>

export const userChange = z.strictObject({
  username: z.string().trim().min(1).max(60).optional(),
  language: interfaceLanguage.optional(),
  languageContent: languageContent.optional(),
  cantonId: id.optional(),
  constituencyId: id.optional(),
  surveyMails: z.boolean().optional(),
})
export type UserChange = z.infer<typeof userChange>

/** A step of the user's journey; `data.state` "c" means completed [ENTITY-2]. */
export const progressionEntry = z.strictObject({
  key: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/),
  data: z.record(z.string().max(64), z.json()),
})
export type ProgressionEntry = z.infer<typeof progressionEntry>
