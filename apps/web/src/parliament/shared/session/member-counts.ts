import type { Decision, VoteOfMembers } from '@plenara/contract'
import { DECISIONS } from '@plenara/contract/parliament-constants'

/** The number of members by decision, without zeros. */
export type MemberCounts = readonly { readonly decision: Decision; readonly n: number }[]

/** The decisions of members on the votes with these ids, e.g. those of both councils on one text, where each member has one decision. */
export function memberCounts(votes: readonly VoteOfMembers[], voteIds: readonly number[]): MemberCounts {
  const ofVotes = votes.filter(({ voteId }) => voteIds.includes(voteId)).flatMap(({ decisions }) => decisions)
  return DECISIONS.map((decision) => ({ decision, n: ofVotes.filter((other) => other.decision === decision).length })).filter(
    ({ n }) => n > 0,
  )
}
