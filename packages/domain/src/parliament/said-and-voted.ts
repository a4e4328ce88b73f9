import type { Decision, SaidAndVotedOutcome, YesMeaning } from '@plenara/contract'

const MIDDLE = 50

/** An answer on a scale of 0 to 100, a decision in a vote, and the side of the scale that goes with a yes. */
export interface SaidAndVotedPair {
  /** Null for "no reply". */
  readonly answer: number | null
  readonly decision: Decision
  readonly yesMeans: YesMeaning
}

/**
 * Compares the answer of a person as a candidate with the vote of the same person in parliament. No reply and the middle of a scale take no side and never
 * contradict anything; an abstention takes no side either; absence, excuse and the chair count as not voting.
 */
export function compareSaidAndVoted({ answer, decision, yesMeans }: SaidAndVotedPair): SaidAndVotedOutcome {
  if (answer === null || answer === MIDDLE) return 'no-clear-answer'
  if (decision === 'abstain') return 'abstained'
  if (decision !== 'yes' && decision !== 'no') return 'did-not-vote'
  const isForYes = answer > MIDDLE === (yesMeans === 'agree')
  return isForYes === (decision === 'yes') ? 'agrees' : 'contradicts'
}

/** An answer in an election. */
export interface DatedAnswer {
  readonly electionDate: string
  /** Null for "no reply". */
  readonly value: number | null
}

/**
 * The answer with which a vote is compared: that of the last election before the vote, else that of the first one after it. Null if there is none,
 * or if the person gave different answers on that day.
 * @param voteDate `YYYY-MM-DD`, as the days of the elections
 */
export function answerForVote<Answer extends DatedAnswer>(answers: readonly Answer[], voteDate: string): Answer | null {
  const days = answers.map(({ electionDate }) => electionDate).toSorted()
  const day = days.findLast((electionDay) => electionDay <= voteDate) ?? days[0]
  const [first, ...others] = answers.filter(({ electionDate }) => electionDate === day)
  if (!first || others.some(({ value }) => value !== first.value)) return null
  return first
}
