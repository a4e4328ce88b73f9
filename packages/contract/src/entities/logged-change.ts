import { z } from 'zod'
import { day } from './common.ts'

/** What readers see of a field; null: nothing, or "no reply". */
const shown = z.union([z.number(), z.boolean(), z.string(), z.array(z.string())]).nullable()

/**
 * That a candidate changed a public statement. `field` as in `answer/12`, `comment/12/de`, `text/motto/de`; `reason` where it was corrected after the end of
 * changes. `held`: what of it is held back, and null here.
 */
export const loggedChange = z.object({
  on: day,
  field: z.string(),
  before: shown,
  after: shown,
  reason: z.string().optional(),
  held: z.array(z.enum(['before', 'after'])).optional(),
})
export type LoggedChange = z.infer<typeof loggedChange>
