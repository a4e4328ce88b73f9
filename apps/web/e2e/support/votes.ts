import type { APIRequestContext } from '@playwright/test'
import type { Vote, VoteCard } from '@plenara/contract'
import type { Voter } from './voter.ts'

export async function votes(request: APIRequestContext, query = ''): Promise<{ items: VoteCard[]; total: number }> {
  return (await request.get(`/api/vote?lang=de${query}`)).json()
}

export async function wholeVote(request: APIRequestContext, id: number): Promise<Vote> {
  return (await request.get(`/api/vote/${id}?lang=de`)).json()
}

/** The newest vote of the National Council. */
export async function councilVote(request: APIRequestContext): Promise<Vote> {
  const { items } = await votes(request, '&peopleVotes=false')
  return wholeVote(request, items.find(({ councilId }) => councilId === 1)!.id)
}

export async function peopleVote(request: APIRequestContext, fits: (vote: VoteCard) => boolean): Promise<Vote> {
  const pages = await Promise.all([1, 2].map((page) => votes(request, `&peopleVotes=true&page=${page}`)))
  return wholeVote(request, pages.flatMap(({ items }) => items).find(fits)!.id)
}

export async function ownVotes(request: APIRequestContext, voter: Voter) {
  return (await request.get(`/api/user/${voter.id}/vote`, { headers: { Authorization: `Bearer ${voter.token}` } })).json()
}
