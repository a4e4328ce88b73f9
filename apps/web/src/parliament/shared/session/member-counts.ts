import type { Decision, VoteOfMembers } from '@plenara/contract'
import { DECISIONS } from '@plenara/contract/parliament-constants'

/** How many members said what, without what nobody said. */
export type MemberCounts = readonly { readonly decision: Decision; readonly n: number }[]

/** What members said to the votes with these ids, e.g. those of both councils on one text, in which each member has one. */
export function memberCounts(votes: readonly VoteOfMembers[], voteIds: readonly number[]): MemberCounts {
  const said = votes.filter(({ voteId }) => voteIds.includes(voteId)).flatMap(({ decisions }) => decisions)
  return DECISIONS.map((decision) => ({ decision, n: said.filter((one) => one.decision === decision).length })).filter(({ n }) => n > 0)
}
