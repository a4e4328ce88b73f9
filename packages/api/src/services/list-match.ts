import type { ListMatch, MatchMethod } from '@plenara/contract'
import { listMatch, matchPercents } from '@plenara/domain'
import type { Services } from '../handler.ts'
import { loadOpinions } from './effective-opinions.ts'
import { loadElection } from './election-data.ts'
import { matrixOf } from './match.ts'

/** The match of the official lists and of the user's own. Throws `election_not_found`. */
export async function getListMatch(
  services: Services,
  { id, eid }: { readonly id: number; readonly eid: number },
  method?: MatchMethod,
): Promise<ListMatch[]> {
  const election = await loadElection(services.catalogue, eid)
  const [{ responses }, { lists }, seed = id] = await Promise.all([
    loadOpinions(services, id, election),
    services.users.getLists(id),
    services.seedOf?.(id),
  ])
  const percents = matchPercents({ matrix: matrixOf(election), responses, method, seed })
  const percentById = new Map(percents.map((percent) => [percent.candidateId, percent]))
  const official = election.snapshot.lists.map((list) => ({ id: list.id, candidates: linesOf(list.candidateIds) }))
  const userLists = lists.filter(({ electionId }) => electionId === eid)
  return [...official, ...userLists].map((list) => listMatch(list, percentById))
}

function linesOf(candidateIds: readonly number[]) {
  return candidateIds.map((id, index) => ({ id, pos: index + 1 }))
}
