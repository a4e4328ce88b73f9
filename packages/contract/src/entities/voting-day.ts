import { z } from 'zod'
import { day, moment } from './common.ts'
import { contentLanguage } from './language.ts'
import { councilPosition, peopleVoteResult, voteCard } from './vote.ts'

/** A question of a voting day. */
export const votingDayProposal = voteCard.extend({
  /** What it is about, one sentence of the official explanations; null where there are none. */
  summary: z.object({ text: z.string(), language: contentLanguage }).nullable(),
  /** Null where the source does not say whether the cantons must agree too. */
  doubleMajority: z.boolean().nullable(),
  positions: z.array(councilPosition),
  /** Null before the count, and not final during it. */
  result: peopleVoteResult.nullable(),
  /** Earlier votes of the Confederation in the same policy area, those with most in common first. */
  similar: z.array(voteCard),
})
export type VotingDayProposal = z.infer<typeof votingDayProposal>

/** A day on which the people vote, in the Confederation and in cantons. */
export const votingDay = z.object({
  day,
  /** Those of the Confederation first, then by canton. */
  proposals: z.array(votingDayProposal).min(1),
  /** The voting days before and after it. */
  previous: day.nullable(),
  next: day.nullable(),
  /** When the federal results were last read at their source, changed or not; null where they are not fetched. */
  countedAt: moment.nullable(),
})
export type VotingDay = z.infer<typeof votingDay>
