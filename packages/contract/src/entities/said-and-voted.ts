import { z } from 'zod'
import { SAID_AND_VOTED_OUTCOMES, YES_MEANINGS } from '../parliament-constants.ts'
import { day, id } from './common.ts'
import { fallbackLanguages } from './language.ts'
import { questionType } from './question.ts'
import { decision, voteCard } from './vote.ts'

export const saidAndVotedOutcome = z.enum(SAID_AND_VOTED_OUTCOMES)
export type SaidAndVotedOutcome = z.infer<typeof saidAndVotedOutcome>

const count = z.int().nonnegative()

/** An answer to a question beside the vote that it is compared with. */
export const saidAndVotedEntry = z.object({
  /** The candidacy in which the answer was given. */
  electionId: id,
  electionDate: day,
  candidateId: id,
  question: z.object({ id, type: questionType, text: z.string() }),
  /** As on the scale of the question, 0 to 100; null for "no reply". */
  answer: z.int().min(0).max(100).nullable(),
  /** What the person wrote to the answer. */
  comment: z.string().nullable(),
  vote: voteCard,
  /** What yes and no stood for in the vote, where the parliament says it. */
  meaningYes: z.string().nullable(),
  meaningNo: z.string().nullable(),
  decision,
  /** The side of the scale that goes with a yes. */
  yesMeans: z.enum(YES_MEANINGS),
  outcome: saidAndVotedOutcome,
  fallback: fallbackLanguages,
})
export type SaidAndVotedEntry = z.infer<typeof saidAndVotedEntry>

/**
 * What a councillor answered as a candidate beside how the same person voted, newest vote first. Each vote stands beside the answer of the
 * last election before it, else of the first one after it. `isLinked` is false where no candidacy is
 * certain to be of this person: there is nothing to compare then.
 */
export const saidAndVoted = z.object({
  councillorId: id,
  isLinked: z.boolean(),
  /** How many entries have which outcome. */
  counts: z.object({ agrees: count, contradicts: count, 'no-clear-answer': count, abstained: count, 'did-not-vote': count }),
  entries: z.array(saidAndVotedEntry),
})
export type SaidAndVoted = z.infer<typeof saidAndVoted>
