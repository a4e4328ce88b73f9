import { z } from 'zod'
import { USER_DECISIONS } from '../parliament-constants.ts'
import { id } from './common.ts'
import { councillorCard } from './councillor.ts'

/** The user's own decision on a vote of a parliament or of the people, by the id of `GET /vote/{id}` [ENTITY-17]. */
export const userVote = z.strictObject({ parliamentVoteId: id, decision: z.enum(USER_DECISIONS) })
export type UserVote = z.infer<typeof userVote>
export type UserDecision = UserVote['decision']

const count = z.int().nonnegative()

/**
 * The user's votes against those of a councillor. `value` is the percent of the shared votes in which both said the same, with one decimal; null
 * below 10 shared votes. The counts add up to the user's votes for which a decision of the councillor is known.
 */
export const councillorAgreement = z.object({
  councillor: councillorCard,
  value: z.number().min(0).max(100).nullable(),
  /** Both said yes or no: `same` and `different` together. */
  shared: count,
  same: count,
  different: count,
  /** Took part and said neither yes nor no: neither agreement nor disagreement. */
  abstain: count,
  absent: count,
  excused: count,
  /** In the chair, who votes only in case of a tie. */
  president: count,
})
export type CouncillorAgreement = z.infer<typeof councillorAgreement>
