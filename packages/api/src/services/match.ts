import type { AnswerTable, Match, MatchMethod, MatchType } from '@plenara/contract'
import {
  type AnswerMatrix,
  clearRatings,
  encodeAnswers,
  matchPercents,
  moveToRank,
  orderFavorites,
  rateAll,
  rateCandidate,
  ratingsBehind,
  writeAnswerTable,
} from '@plenara/domain'
import type { Services, WrittenJson } from '../handler.ts'
import type { Catalogue } from '../store.ts'
import { loadOpinions } from './effective-opinions.ts'
import { candidateOf, type ElectionData, loadElection } from './election-data.ts'
import { requireConsent } from './user.ts'

interface Place {
  readonly id: number
  readonly eid: number
}

/** Throws `election_not_found`. */
export async function getMatches({ catalogue, users }: Services, place: Place): Promise<Match[]> {
  const election = await loadElection(catalogue, place.eid)
  return standing(election, (await users.getOpinions(place.id, place.eid)).matches)
}

/** Rates or ranks one candidate. Throws `election_not_found`, `candidate_not_found`, `not_ranked`, `consent_missing`. */
export async function setMatch(
  services: Services,
  place: Place & { readonly candidateId: number },
  rating: { readonly type: MatchType } | { readonly rank: number },
): Promise<Match[]> {
  const election = await loadElection(services.catalogue, place.eid)
  const { id } = candidateOf(election, place.candidateId)
  return changeMatches(services, { place, election }, (matches) =>
    'type' in rating ? rateCandidate(matches, id, rating.type) : moveToRank(matches, id, rating.rank),
  )
}

/** What `matchAll` does with many candidates; without ids, `like` means everybody and the others nobody. */
export interface ManyRatings {
  readonly type: 'like' | 'none' | 'order'
  readonly candidateIds?: readonly number[] | undefined
}

/**
 * Likes everybody, or these, who are not rated yet [MATCH-8]; or takes ratings back, or orders the favourites. Ids of other elections are ignored.
 * Throws `election_not_found`, `consent_missing`.
 */
export async function matchAll(services: Services, place: Place, { type, candidateIds }: ManyRatings): Promise<Match[]> {
  const election = await loadElection(services.catalogue, place.eid)
  const { candidatesById } = election
  const ids = candidateIds?.filter((id) => candidatesById.has(id))
  return changeMatches(services, { place, election }, (matches) => {
    if (type === 'order') return orderFavorites(matches, ids ?? [])
    if (type === 'none') return clearRatings(matches, ids ?? [])
    return rateAll(matches, ids ?? [...candidatesById.keys()])
  })
}

async function changeMatches(
  { users }: Services,
  { place: { id, eid }, election }: { readonly place: Place; readonly election: ElectionData },
  change: (matches: readonly Match[]) => readonly Match[],
): Promise<Match[]> {
  await requireConsent(users, id)
  const { matches } = await users.changeOpinions(id, eid, (opinions) => {
    const former = opinions.matches.filter(({ candidateId }) => !election.candidatesById.has(candidateId))
    return { ...opinions, matches: ratingsBehind(change(standing(election, opinions.matches)), former) }
  })
  return standing(election, matches)
}

/**
 * The ratings of those who stand; the ranks close up. Of the others they are kept, for their return. A guest's device that has asked for the questions
 * alone knows nobody of the field, and takes nobody for gone.
 */
function standing({ candidatesById }: ElectionData, matches: readonly Match[]): Match[] {
  if (candidatesById.size === 0) return [...matches]
  const gone = matches.flatMap(({ candidateId }) => (candidatesById.has(candidateId) ? [] : [candidateId]))
  return gone.length > 0 ? clearRatings(matches, gone) : [...matches]
}

/** Best match first, ties in an order seeded by the user. The JSON is written here: serialising is the cost of this call. */
export async function getMatchPercents(services: Services, { id, eid }: Place, method: MatchMethod = 'city-block'): Promise<WrittenJson> {
  const election = await loadElection(services.catalogue, eid)
  const [{ responses }, seed = id] = await Promise.all([loadOpinions(services, id, election), services.seedOf?.(id)])
  const percents = matchPercents({ matrix: matrixOf(election), responses, method, seed })
  let json = ''
  for (const { candidateId, value, shared } of percents) {
    json += `${json && ','}{"candidateId":${candidateId},"value":${value},"shared":${shared}}`
  }
  return { writtenJson: `[${json}]` }
}

/** What all candidates answered, for a device that compares by itself. Throws `election_not_found`. */
export async function getCandidateAnswers(catalogue: Catalogue, electionId: number): Promise<AnswerTable> {
  return writeAnswerTable(matrixOf(await loadElection(catalogue, electionId)))
}

const matrixByElection = new WeakMap<ElectionData, AnswerMatrix>()

/** The answers of all candidates, encoded once for as long as the snapshot lives. */
export function matrixOf(election: ElectionData): AnswerMatrix {
  const encoded = matrixByElection.get(election)
  if (encoded) return encoded
  const { questions, candidates, answers } = election.snapshot
  const matrix = encodeAnswers(
    questions.map(({ id }) => id),
    answers,
    candidates.map(({ id }) => id),
  )
  matrixByElection.set(election, matrix)
  return matrix
}
