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
 * Compares what a person answered as a candidate with how the same person voted. No reply and the middle of a scale take no side and never contradict
 * anything; an abstention takes no side either; whoever was absent, excused or in the chair did not vote.
 */
export function compareSaidAndVoted({ answer, decision, yesMeans }: SaidAndVotedPair): SaidAndVotedOutcome {
  if (answer === null || answer === MIDDLE) return 'no-clear-answer'
  if (decision === 'abstain') return 'abstained'
  if (decision !== 'yes' && decision !== 'no') return 'did-not-vote'
  const isForYes = answer > MIDDLE === (yesMeans === 'agree')
  return isForYes === (decision === 'yes') ? 'agrees' : 'contradicts'
}
