import type { ListMatch, MatchMethod } from '@plenara/contract'
import { listMatch, matchPercents } from '@plenara/domain'
import type { Services } from '../handler.ts'
import { loadElection } from './election-data.ts'
import { matrixOf } from './match.ts'

/** The match of the official lists and of the user's own. Throws `election_not_found`. */
export async function getListMatch(
  { catalogue, users }: Services,
  { id, eid }: { readonly id: number; readonly eid: number },
  method?: MatchMethod,
): Promise<ListMatch[]> {
  const election = await loadElection(catalogue, eid)
  const [{ responses }, { lists }] = await Promise.all([users.getOpinions(id, eid), users.getLists(id)])
  const percents = matchPercents({ matrix: matrixOf(election), responses, method, seed: id })
  const percentById = new Map(percents.map((percent) => [percent.candidateId, percent]))
  const official = election.snapshot.lists.map((list) => ({ id: list.id, candidates: linesOf(list.candidateIds) }))
  const own = lists.filter(({ electionId }) => electionId === eid)
  return [...official, ...own].map((list) => listMatch(list, percentById))
}

function linesOf(candidateIds: readonly number[]) {
  return candidateIds.map((id, index) => ({ id, pos: index + 1 }))
}
