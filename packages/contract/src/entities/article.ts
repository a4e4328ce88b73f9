import { z } from 'zod'
import { MEDIA_TYPES } from '../parliament-constants.ts'
import { id, moment } from './common.ts'
import { contentLanguage } from './language.ts'
import { sourced } from './source.ts'

/** `premium`: most of its articles need a subscription. */
export const mediaOutlet = z.object({
  id,
  name: z.string(),
  type: z.enum(MEDIA_TYPES),
  premium: z.boolean(),
  language: contentLanguage,
  website: z.string().nullable(),
  ...sourced,
})
export type MediaOutlet = z.infer<typeof mediaOutlet>

/** News of a media outlet, in plain text. Those that it names are found by name. */
export const article = z.object({
  id,
  outletId: id.nullable(),
  outletName: z.string(),
  title: z.string(),
  summary: z.string(),
  url: z.string(),
  publishedAt: moment,
  language: contentLanguage,
  premium: z.boolean(),
  councillorIds: z.array(id),
  candidateIds: z.array(id),
  ...sourced,
})
export type Article = z.infer<typeof article>
