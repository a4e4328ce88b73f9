import { z } from 'zod'
import { id, moment, visibleName } from './common.ts'
import { statementInterest, statementParts } from './statement.ts'

/** What a field of a statement says; null, false or an empty list: nothing. */
const fieldValue = z.union([z.number(), z.boolean(), z.string(), z.array(z.string()), z.array(statementInterest)]).nullable()

/** A correction that somebody asked for after the end of changes. `before`: what was submitted when it was asked for. */
export const correction = z.object({
  id,
  field: z.string(),
  before: fieldValue,
  after: fieldValue,
  reason: z.string(),
  askedAt: moment,
  /** Absent while nobody has decided. `reason` where it was refused. */
  decision: z.object({ isAccepted: z.boolean(), at: moment, reason: z.string().optional() }).optional(),
})
export type Correction = z.infer<typeof correction>

/** What can be corrected, and what was asked for, the newest first. `canAsk`: changes are over, and something was submitted. */
export const corrections = z.object({ canAsk: z.boolean(), submitted: statementParts.nullable(), corrections: z.array(correction) })
export type Corrections = z.infer<typeof corrections>

/** One field with what it is to say, and why; the reason becomes public with the correction. */
export const newCorrection = z
  .strictObject({ ...statementParts.partial().shape, reason: visibleName(20_000) })
  .refine(({ reason: _, ...fields }) => Object.values(fields).flat().length === 1)
export type NewCorrection = z.infer<typeof newCorrection>
