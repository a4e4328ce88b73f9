import type { AffairVotes, Vote, VoteCard } from '@plenara/contract'
import type { ApiRequest, Voter } from './screen-test.ts'

export async function votes(request: ApiRequest, query = ''): Promise<{ items: VoteCard[]; total: number }> {
  return (await request.get(`/api/vote?lang=de${query}`)).json()
}

export async function votesByAffair(request: ApiRequest, query = ''): Promise<{ items: AffairVotes[]; total: number }> {
  return (await request.get(`/api/affair-vote?lang=de${query}`)).json()
}

async function wholeVote(request: ApiRequest, id: number): Promise<Vote> {
  return (await request.get(`/api/vote/${id}?lang=de`)).json()
}

/** The newest vote of the National Council. */
export async function councilVote(request: ApiRequest): Promise<Vote> {
  const { items } = await votes(request, '&peopleVotes=false')
  return wholeVote(request, idOf(items.find(({ councilId }) => councilId === 1)))
}

export async function peopleVote(request: ApiRequest, fits: (vote: VoteCard) => boolean): Promise<Vote> {
  const pages = await Promise.all([1, 2].map((page) => votes(request, `&peopleVotes=true&page=${page}`)))
  return wholeVote(request, idOf(pages.flatMap(({ items }) => items).find(fits)))
}

function idOf(card: VoteCard | undefined): number {
  if (!card) throw new Error('The small catalogue has no such vote')
  return card.id
}

export async function ownVotes(request: ApiRequest, voter: Voter) {
  return (await request.get(`/api/user/${voter.id}/vote`, { headers: { Authorization: `Bearer ${voter.token}` } })).json()
}
