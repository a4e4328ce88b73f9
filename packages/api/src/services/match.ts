import type { AnswerTable, Match, MatchMethod, MatchType } from '@plenara/contract'
import { type AnswerMatrix, encodeAnswers, matchPercents, moveToRank, rateAll, rateCandidate, writeAnswerTable } from '@plenara/domain'
import type { Services, WrittenJson } from '../handler.ts'
import type { Catalogue } from '../store.ts'
import { candidateOf, type ElectionData, loadElection } from './election-data.ts'
import { requireConsent } from './user.ts'

interface Place {
  readonly id: number
  readonly eid: number
}

/** Throws `election_not_found`. */
export async function getMatches({ catalogue, users }: Services, place: Place): Promise<Match[]> {
  await loadElection(catalogue, place.eid)
  return [...(await users.getOpinions(place.id, place.eid)).matches]
}

/** Rates or ranks one candidate. Throws `election_not_found`, `candidate_not_found`, `not_ranked`, `consent_missing`. */
export async function setMatch(
  services: Services,
  place: Place & { readonly candidateId: number },
  rating: { readonly type: MatchType } | { readonly rank: number },
): Promise<Match[]> {
  const election = await loadElection(services.catalogue, place.eid)
  const { id } = candidateOf(election, place.candidateId)
  return changeMatches(services, place, (matches) =>
    'type' in rating ? rateCandidate(matches, id, rating.type) : moveToRank(matches, id, rating.rank),
  )
}

/** Likes every candidate that is not rated yet [MATCH-8]. Throws `election_not_found`, `consent_missing`. */
export async function matchAll(services: Services, place: Place): Promise<Match[]> {
  const { candidatesById } = await loadElection(services.catalogue, place.eid)
  return changeMatches(services, place, (matches) => rateAll(matches, [...candidatesById.keys()]))
}

async function changeMatches(
  { users }: Services,
  { id, eid }: Place,
  change: (matches: readonly Match[]) => readonly Match[],
): Promise<Match[]> {
  await requireConsent(users, id)
  const { matches } = await users.changeOpinions(id, eid, (opinions) => ({ ...opinions, matches: change(opinions.matches) }))
  return [...matches]
}

/** Best match first, ties in an order seeded by the user. The JSON is written here: serialising is the cost of this call. */
export async function getMatchPercents(
  { catalogue, users }: Services,
  { id, eid }: Place,
  method: MatchMethod = 'city-block',
): Promise<WrittenJson> {
  const election = await loadElection(catalogue, eid)
  const { responses } = await users.getOpinions(id, eid)
  const percents = matchPercents({ matrix: matrixOf(election), responses, method, seed: id })
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
  const known = matrixByElection.get(election)
  if (known) return known
  const { questions, candidates, answers } = election.snapshot
  const matrix = encodeAnswers(
    questions.map(({ id }) => id),
    answers,
    candidates.map(({ id }) => id),
  )
  matrixByElection.set(election, matrix)
  return matrix
}
