import { z } from 'zod'
import { MODERATION_REASONS } from '../constants.ts'
import { id, moment, visibleName } from './common.ts'

export const moderationReason = z.enum(MODERATION_REASONS)
export type ModerationReason = z.infer<typeof moderationReason>

/** What of a statement a reader reports, in whatever language it is written: `portrait`, `text/motto`, `comment/12`, `link/x`, `fact/vestedInterests`. */
export const newReport = z.strictObject({
  part: z.string().regex(/^(?:portrait|fact\/vestedInterests|(?:text|link)\/[a-zA-Z]{1,40}|comment\/[1-9]\d{0,15})$/),
  reason: moderationReason,
})
export type NewReport = z.infer<typeof newReport>

const count = z.int().nonnegative()
/** Of one election: how often readers reported something for a reason, and how many texts and pictures are held back for it. */
export const moderationCount = z.object({ reason: moderationReason, reported: count, held: count })
export type ModerationCount = z.infer<typeof moderationCount>

/**
 * What was decided on a field of somebody's statement. `held`: voters do not see it; `returned`: they do, and it is to be changed until `changeUntil`, or is held
 * back. `reason` is null where it waits to be looked at again after the data were restored. `isChanged`: it says something else since, which nobody has
 * looked at. `appeal`: what the person objected, null: nothing.
 */
export const decidedField = z.object({
  id,
  field: z.string(),
  kind: z.enum(['held', 'returned']),
  reason: moderationReason.nullable(),
  decidedAt: moment,
  changeUntil: moment.nullable(),
  isChanged: z.boolean(),
  appeal: z.object({ text: z.string(), at: moment, isAnswered: z.boolean() }).nullable(),
})
export type DecidedField = z.infer<typeof decidedField>

/** Why a decision is wrong. */
export const newAppeal = z.strictObject({ text: visibleName(20_000) })
