import type { UserVote } from '@plenara/contract'
import { DomainError } from '../domain-error.ts'

/** The decisions of a user, one a vote at most, ascending by the id of the vote. */
export type UserVotes = readonly UserVote[]

/**
 * Records a decision on a vote, or changes it. The same decision again changes nothing, so that a request may be sent twice.
 * @throws DomainError `too_many_votes` if a new one would be one more than `maxVotes`
 */
export function decideVote(votes: UserVotes, { parliamentVoteId, decision }: UserVote, maxVotes: number): UserVotes {
  const existing = votes.find((vote) => vote.parliamentVoteId === parliamentVoteId)
  if (existing?.decision === decision) return votes
  if (!existing && votes.length >= maxVotes) throw new DomainError('too_many_votes')
  return [...votes.filter((vote) => vote !== existing), { parliamentVoteId, decision }].sort(byId)
}

/** Withdraws a decision; without one nothing changes. */
export function withdrawVote(votes: UserVotes, voteId: number): UserVotes {
  const rest = votes.filter(({ parliamentVoteId }) => parliamentVoteId !== voteId)
  return rest.length === votes.length ? votes : rest
}

function byId(a: UserVote, b: UserVote): number {
  return a.parliamentVoteId - b.parliamentVoteId
}
