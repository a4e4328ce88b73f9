import type { MemberDecisions, UserVote } from '@plenara/contract'
import { adaptiveQuestion } from '../belief/adaptive-question.ts'
import { type AnswerMatrix, encodeAnswers } from '../match/answer-matrix.ts'
import { decisionAt } from './decision-table.ts'

/** How many votes are asked. */
export const TELLING_VOTES = 10
/** How many of the newest disputed bills may be asked. */
const MOST_BILLS = 60
/** The least share of the smaller side among yes and no. */
const LEAST_MINORITY = 0.1

/** A vote that ended the work on a bill; both councils vote on the same text (ParlA Art. 81). */
export interface FinalVote {
  readonly voteId: number
  /** The key that all votes on the same text share. */
  readonly billKey: string
  readonly day: string
  readonly yes: number
  readonly no: number
}

/** A bill with the final votes of one or both councils, ascending by id. */
export interface DecidedBill {
  readonly voteIds: readonly number[]
  readonly day: string
}

/** The newest bills that were disputed in the councils together, newest first; of one day by the ids of their votes. */
export function disputedBills(votes: readonly FinalVote[]): DecidedBill[] {
  const byBill = new Map<string, FinalVote[]>()
  for (const vote of votes) byBill.set(vote.billKey, [...(byBill.get(vote.billKey) ?? []), vote])
  return [...byBill.values()]
    .filter(isDisputed)
    .map((bill) => ({ voteIds: bill.map(({ voteId }) => voteId).sort((a, b) => a - b), day: bill.map(({ day }) => day).sort()[0] ?? '' }))
    .sort((a, b) => b.day.localeCompare(a.day) || (a.voteIds[0] ?? 0) - (b.voteIds[0] ?? 0))
    .slice(0, MOST_BILLS)
}

function isDisputed(bill: readonly FinalVote[]): boolean {
  const yes = bill.reduce((sum, vote) => sum + vote.yes, 0)
  const no = bill.reduce((sum, vote) => sum + vote.no, 0)
  return Math.min(yes, no) >= LEAST_MINORITY * (yes + no) && yes + no > 0
}

/**
 * The positions of members as answers of candidates: 100 for a yes, 0 for a no, none for anything else. A bill has the id of its first vote, and the position
 * of a member is that of the vote in their own council.
 */
export function positionMatrix({ voteIds, members }: MemberDecisions, bills: readonly DecidedBill[]): AnswerMatrix {
  const placeById = new Map(voteIds.map((id, place) => [id, place]))
  const positionOf = (decisions: string, bill: DecidedBill): number | null => {
    for (const id of bill.voteIds) {
      const decision = decisionAt(decisions, placeById.get(id) ?? -1)
      if (decision === 'yes' || decision === 'no') return decision === 'yes' ? 100 : 0
    }
    return null
  }
  const answers = members.map(({ councillorId, decisions }) => ({
    candidateId: councillorId,
    answers: bills.map((bill) => ({ questionId: questionOf(bill), value: positionOf(decisions, bill) })),
  }))
  return encodeAnswers(bills.map(questionOf), answers)
}

/** The id of a bill in the matrix: that of its first vote. */
export function questionOf({ voteIds: [first = 0] }: Pick<DecidedBill, 'voteIds'>): number {
  return first
}

/** The user's decisions on bills, each under the id of its first vote: a decision on any of its final votes counts, that on the first one before the others. */
export function votesOnBills(bills: readonly (readonly number[])[], votes: readonly UserVote[]): UserVote[] {
  const decisionByVote = new Map(votes.map(({ parliamentVoteId, decision }) => [parliamentVoteId, decision]))
  return bills.flatMap((ids) => {
    const decision = ids.map((id) => decisionByVote.get(id)).find((found) => found !== undefined)
    return decision ? [{ parliamentVoteId: ids[0] ?? 0, decision }] : []
  })
}

/** The progress through the ten votes, and the next one. */
export interface TellingState {
  /** Decided among the bills of the matrix, ten at most. */
  readonly decided: number
  /** Null where ten are decided or none is left. */
  readonly next: number | null
}

/**
 * The vote to ask next, by the rule for questions (`adaptiveQuestion`): the one whose answer clears up most among the members who fit best so far. The same
 * decisions lead to the same vote for everybody. Where too few members voted, the newest open one.
 * @param skipped questions of the matrix that are not asked now
 */
export function tellingState(matrix: AnswerMatrix, votes: readonly UserVote[], skipped: ReadonlySet<number> = new Set()): TellingState {
  const onBills = votes.filter(({ parliamentVoteId }) => matrix.questionIds.includes(parliamentVoteId))
  const decided = Math.min(TELLING_VOTES, onBills.length)
  if (decided === TELLING_VOTES) return { decided, next: null }
  const decidedIds = new Set(onBills.map(({ parliamentVoteId }) => parliamentVoteId))
  const open = matrix.questionIds.filter((id) => !decidedIds.has(id) && !skipped.has(id))
  const responses = onBills.map(({ parliamentVoteId, decision }) => ({
    questionId: parliamentVoteId,
    value: decision === 'yes' ? 100 : 0,
    weight: 1 as const,
  }))
  return { decided, next: adaptiveQuestion(matrix, responses, new Set(open)) ?? open[0] ?? null }
}
