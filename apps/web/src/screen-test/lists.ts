import type { CandidateCard, Election, List, OfficialList } from '@plenara/contract'
import type { ApiRequest, Voter } from './screen-test.ts'

/** What the API says about an election of the voter, and ways to prepare lists there. */
export async function prepare(request: ApiRequest, voter: Voter, council: Election['council']) {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const elections: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  const election = elections.find((found) => found.council === council && !found.resultsPublic)
  if (!election) throw new Error(`The small catalogue has no coming election of the ${council}`)
  const place = `/api/user/${voter.id}/election/${election.id}`
  const official: OfficialList[] = await (await request.get(`/api/election/${election.id}/list`)).json()
  const cards: CandidateCard[] = await (await request.get(`/api/election/${election.id}/candidate?view=card`)).json()
  // The favourites are ranked, which opens the lists; the congratulations were seen.
  for (const key of ['favorites', 'achievement.favorites', 'achievement.dream-teams']) {
    await request.put(`${place}/progression`, { headers, data: { key, data: { state: 'c' } } })
  }
  return {
    election,
    elections,
    official,
    nameOf: (id: number) => {
      const card = cards.find((found) => found.id === id)
      if (!card) throw new Error(`Nobody stands with the id ${id}`)
      return { full: `${card.firstName} ${card.lastName}`, ballot: `${card.lastName} ${card.firstName}`, number: card.number ?? '' }
    },
    lists: async (): Promise<List[]> => (await request.get(`${place}/list`, { headers })).json(),
    choice: async (): Promise<number> => (await (await request.get(`${place}/choice`, { headers })).json<{ listId: number }>()).listId,
    follow: (listId: number) => request.put(`${place}/choice/${listId}`, { headers }),
    like: (id: number) => request.put(`${place}/match/${id}`, { headers, data: { type: 'like' } }),
    create: async (name: string, ids: readonly number[], source?: OfficialList): Promise<List> => {
      const candidates = ids.map((id, index) => ({ id, pos: index + 1 }))
      const data = { name, adapted: Boolean(source), officialListId: source?.id ?? null, candidates }
      return (await request.put(`${place}/list`, { headers, data })).json()
    },
    change: (list: List, ids: readonly number[]) =>
      request.patch(`/api/user/${voter.id}/list/${list.id}`, {
        headers,
        data: { candidates: ids.map((id, index) => ({ id, pos: index + 1 })) },
      }),
  }
}
