import { z } from 'zod'
import { id } from './common.ts'
import { fallbackLanguages } from './language.ts'
import { sourced } from './source.ts'

/** `color` is a CSS hex colour, for a dot or a seat only, never alone. */
export const party = z.object({
  id,
  shortName: z.string(),
  name: z.string(),
  color: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
  ...sourced,
  fallback: fallbackLanguages,
})
export type Party = z.infer<typeof party>
