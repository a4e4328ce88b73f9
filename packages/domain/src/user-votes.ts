import type { UserVote } from '@plenara/contract'
import { DomainError } from './domain-error.ts'

/** The decisions of a user, one a vote at most, ascending by the id of the vote. */
export type UserVotes = readonly UserVote[]

/**
 * Decides a vote, or decides it anew. The same again changes nothing, so that a request may be sent twice.
 * @throws DomainError `too_many_votes` where a new one would be one more than `maxVotes`
 */
export function decideVote(votes: UserVotes, { parliamentVoteId, decision }: UserVote, maxVotes: number): UserVotes {
  const known = votes.find((vote) => vote.parliamentVoteId === parliamentVoteId)
  if (known?.decision === decision) return votes
  if (!known && votes.length >= maxVotes) throw new DomainError('too_many_votes')
  return [...votes.filter((vote) => vote !== known), { parliamentVoteId, decision }].sort(byId)
}

/** Takes a decision back; one that was never made stays so. */
export function withdrawVote(votes: UserVotes, voteId: number): UserVotes {
  const rest = votes.filter(({ parliamentVoteId }) => parliamentVoteId !== voteId)
  return rest.length === votes.length ? votes : rest
}

function byId(a: UserVote, b: UserVote): number {
  return a.parliamentVoteId - b.parliamentVoteId
}
