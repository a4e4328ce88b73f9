import { type CouncillorAgreement, MAX_USER_VOTES, type UserVote } from '@plenara/contract'
import { compareVotes, DomainError, decideVote, withdrawVote } from '@plenara/domain'
import type { Services } from '../handler.ts'
import { presentCouncillorCard } from '../presenters/councillor.ts'
import type { UserStore } from '../store.ts'
import { contextOf } from './parliament.ts'
import { requireConsent } from './user.ts'

export async function getUserVotes(users: UserStore, userId: number): Promise<UserVote[]> {
  return [...(await users.getVotes(userId))]
}

/**
 * Keeps the user's decision on a vote; the same again answers the same.
 * Throws `vote_not_found`, `invalid` for a tie-break question, which asks for one of two, `consent_missing`, `too_many_votes`.
 */
export async function setUserVote({ parliament, users }: Services, userId: number, vote: UserVote): Promise<UserVote> {
  const kinds = await parliament.voteKinds([vote.parliamentVoteId])
  const kind = kinds.get(vote.parliamentVoteId)
  if (kind === undefined) throw new DomainError('vote_not_found')
  if (kind === 'tie-break') throw new DomainError('invalid', [{ path: 'parliamentVoteId', code: 'invalid' }])
  await requireConsent(users, userId)
  await users.changeVotes(userId, (votes) => decideVote(votes, vote, MAX_USER_VOTES))
  return vote
}

/** Takes the user's decision back, also on a vote that is no longer known. Throws `vote_not_found` where there is neither. */
export async function deleteUserVote(
  { parliament, users }: Services,
  { id, vid }: { readonly id: number; readonly vid: number },
): Promise<Record<string, never>> {
  const isDecided = (await users.getVotes(id)).some(({ parliamentVoteId }) => parliamentVoteId === vid)
  if (!isDecided && !(await parliament.voteKinds([vid])).has(vid)) throw new DomainError('vote_not_found')
  await users.changeVotes(id, (votes) => withdrawVote(votes, vid))
  return {}
}

/** The user's votes against those of everybody of whom a decision is known in one of them. */
export async function getCouncillorAgreement(services: Services, userId: number): Promise<CouncillorAgreement[]> {
  const votes = await services.users.getVotes(userId)
  const { decisions, councillors } = await services.parliament.decisions(votes.map(({ parliamentVoteId }) => parliamentVoteId))
  const decided = votes.flatMap(({ parliamentVoteId, decision }) => {
    const numbers = decisions.get(parliamentVoteId)
    return numbers ? [{ decision, numbers }] : []
  })
  const context = await contextOf(services, undefined)
  const cards = new Map(councillors.map((councillor) => [councillor.id, councillor]))
  return compareVotes(decided, councillors).flatMap(({ personId, ...counts }) => {
    const councillor = cards.get(personId)
    return councillor ? [{ councillor: presentCouncillorCard(councillor, context), ...counts }] : []
  })
}
