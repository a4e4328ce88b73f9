import { z } from 'zod'
import { day, id } from './common.ts'
import { councillorCard } from './councillor.ts'

/** Who represents a canton in the federal parliament. */
export const cantonMember = councillorCard.extend({
  /** As of a councillor. */
  portraitUrl: z.string().nullable(),
  /** The first day in the present council; null where no source tells it. */
  since: day.nullable(),
})
export type CantonMember = z.infer<typeof cantonMember>

/**
 * How members decided, as a table: votes newest first, and per member a digit per vote: the place of the decision in `DECISIONS` from 1, 0 where none
 * is known.
 */
export const memberDecisions = z.object({
  voteIds: z.array(id),
  members: z.array(z.object({ councillorId: id, decisions: z.string().regex(/^[0-6]*$/) })),
})
export type MemberDecisions = z.infer<typeof memberDecisions>
