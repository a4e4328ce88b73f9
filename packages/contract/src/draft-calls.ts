import type { CallName } from './calls.ts'

/** Of whom there is a draft, and in which election. */
export interface DraftPlace {
  readonly electionId: number
  readonly candidateId: number
}

/** The calls whose answers show a draft: one person, what was changed, the cards of an election, and what percents are computed from. */
const SHOWING: ReadonlySet<CallName> = new Set<CallName>([
  'getCandidate',
  'getCandidates',
  'getStatementChanges',
  'getCandidateResponses',
  'getCandidateSpider',
  'getCandidateAnswers',
  'getAnswerComments',
])

/** Whether a call with these values of its path shows the draft: another person, or another election, is not shown by it. */
export function showsDraft(name: CallName, params: unknown, { electionId, candidateId }: DraftPlace): boolean {
  const { eid, cid = candidateId, candidateId: id = cid } = Object(params)
  return SHOWING.has(name) && eid === electionId && id === candidateId
}
