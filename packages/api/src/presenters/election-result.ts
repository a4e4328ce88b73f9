import type {
  BallotCounts,
  CandidateSnapshot,
  ElectedCandidate,
  ElectionResult,
  ElectionSnapshot,
  FormerCandidate,
  FormerList,
  ListOutcome,
  PartyOutcome,
  Replacement,
  ResultSnapshot,
} from '@plenara/contract'
import { openSeatsOf, type Ranked, rankByVotes } from '@plenara/domain'
import { presentMark } from './source.ts'
import { createTextReader } from './texts.ts'

type CandidateResult = ResultSnapshot['candidates'][number]
type ListCount = ResultSnapshot['lists'][number]

/** A candidate with the count, the list and the party for which the seat is. */
interface Standing extends CandidateResult {
  readonly isGone: boolean
  readonly listId: number | null
  readonly partyId: number | null
}

/** What a result knows of a candidate or a list, whether they still stand or not. */
type Person = Pick<FormerCandidate, 'id' | 'listId' | 'partyId'> & Pick<CandidateSnapshot, 'standing'>
type List = Pick<FormerList, 'id' | 'partyId'>

/**
 * The result as it was published; what follows from its votes (ranks, replacements, vacancies) stands with it. Whom the source no longer has keeps
 * what was published of them, and is named. Null where none is stored.
 */
export function presentResult(snapshot: ElectionSnapshot): ElectionResult | null {
  const { election, result } = snapshot
  if (result === null) return null
  const former = formerOf(snapshot, result)
  const lists: readonly List[] = [...snapshot.lists, ...former.lists]
  const standings = standingsOf(result, [...snapshot.candidates, ...former.candidates], lists)
  const groups = new Map<number | null, Ranked<Standing>[]>()
  for (const listId of new Set(standings.map((one) => one.listId))) {
    groups.set(listId, rankByVotes(standings.filter((one) => one.listId === listId)))
  }
  const elected = [...groups.values()].flatMap((group) => electedOf(group, result.final))
  const outcomes = lists.map((list) => outcomeOf(list, result, groups.get(list.id) ?? []))
  return {
    electionId: election.id,
    final: result.final,
    asOf: result.asOf,
    areas: result.areas,
    ballots: result.ballots && presentBallots(result.ballots),
    elected: elected.toSorted((a, b) => (b.votes ?? -1) - (a.votes ?? -1)),
    lists: outcomes,
    parties: partiesOf(outcomes, elected),
    ...presentOpenSeats(election.seats, standings, result),
    source: result.source,
    correction: result.correction ?? null,
    ...presentFormer(former),
    ...presentMark(result),
  }
}

function presentOpenSeats(
  seats: number,
  standings: readonly Standing[],
  result: ResultSnapshot,
): Pick<ElectionResult, 'openSeats' | 'openReasons'> {
  const { open, reasons } = openSeatsOf({
    seats,
    absoluteMajority: result.ballots?.absoluteMajority ?? null,
    lists: result.lists.map(({ listId, ...list }) => ({ key: listId, ...list })),
    candidates: standings.map(({ listId, ...one }) => ({ listKey: listId, ...one })),
  })
  return { openSeats: open, ...(open > 0 && { openReasons: [...reasons] }) }
}

type Former = NonNullable<ElectionSnapshot['former']>

/** Of the former candidates and lists those that the result names. */
function formerOf({ former }: ElectionSnapshot, result: ResultSnapshot): Former {
  const candidateIds = new Set(result.candidates.map(({ candidateId }) => candidateId))
  const listIds = new Set(result.lists.map(({ listId }) => listId))
  return {
    candidates: former?.candidates.filter(({ id }) => candidateIds.has(id)) ?? [],
    lists: former?.lists.filter(({ id }) => listIds.has(id)) ?? [],
  }
}

function presentFormer({ candidates, lists }: Former): Pick<ElectionResult, 'former'> {
  if (candidates.length + lists.length === 0) return {}
  const texts = createTextReader('de')
  return {
    former: {
      candidates: candidates.map(({ id, number, firstName, lastName }) => ({ id, number, firstName, lastName })),
      lists: lists.map(({ id, number, name }) => ({ id, number, name: texts.required('name', name) })),
    },
  }
}

function standingsOf(result: ResultSnapshot, candidates: readonly Person[], lists: readonly List[]): Standing[] {
  const personById = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const partyByList = new Map(lists.map(({ id, partyId }) => [id, partyId]))
  return result.candidates.flatMap((count) => {
    const person = personById.get(count.candidateId)
    if (!person) return []
    const partyId = (person.listId === null ? null : partyByList.get(person.listId)) ?? person.partyId
    return [{ ...count, isGone: person.standing !== undefined, listId: person.listId, partyId }]
  })
}

/** Equal votes with somebody who was not elected: there the lot has decided. */
function electedOf(group: readonly Ranked<Standing>[], isFinal: boolean): ElectedCandidate[] {
  const others = new Set(group.flatMap((one) => (one.elected || one.rank === null ? [] : [one.rank])))
  return group.flatMap(({ candidateId, listId, partyId, votes, rank, elected, byLot, replacedById }) => {
    if (!elected) return []
    const isTied = isFinal && rank !== null && others.has(rank)
    return [{ candidateId, listId, partyId, votes, rank, byLot: byLot ?? isTied, replacedById: replacedById ?? null }]
  })
}

function outcomeOf(list: List, result: ResultSnapshot, group: readonly Ranked<Standing>[]): ListOutcome {
  const count: ListCount | undefined = result.lists.find(({ listId }) => listId === list.id)
  const seats = count?.seats ?? null
  return {
    listId: list.id,
    partyId: list.partyId,
    votes: count?.votes ?? null,
    additionalVotes: count?.additionalVotes ?? null,
    seats,
    vacant: result.final && seats !== null && group.length > 0 ? Math.max(0, seats - group.length) : 0,
    replacements: result.final && seats ? replacementsOf(group) : [],
  }
}

/** Those who hold no seat, by votes; who took over a seat holds one. */
function replacementsOf(group: readonly Ranked<Standing>[]): Replacement[] {
  const seated = new Set(group.flatMap(({ elected, candidateId, replacedById }) => (elected ? [candidateId, replacedById] : [])))
  const waiting = rankByVotes(group.filter(({ candidateId }) => !seated.has(candidateId)))
  return waiting.flatMap(({ candidateId, votes, rank }) => (votes === null || rank === null ? [] : [{ candidateId, votes, rank }]))
}

/** Seats by the lists that won them; where these are not known, by the persons. */
function partiesOf(lists: readonly ListOutcome[], elected: readonly ElectedCandidate[]): PartyOutcome[] {
  const hasSeats = lists.length > 0 && lists.every(({ seats }) => seats !== null)
  const parts = hasSeats
    ? lists.map(({ partyId, seats, votes }) => ({ partyId, seats: seats ?? 0, votes }))
    : elected.map(({ partyId }) => ({ partyId, seats: 1, votes: null }))
  const parties = new Map<number | null, PartyOutcome>()
  for (const { partyId, seats, votes } of parts) {
    const sofar = parties.get(partyId) ?? { partyId, seats: 0, votes: 0 }
    const sum = sofar.votes === null || votes === null ? null : sofar.votes + votes
    parties.set(partyId, { partyId, seats: sofar.seats + seats, votes: sum })
  }
  return [...parties.values()].filter(({ seats }) => seats > 0).toSorted((a, b) => b.seats - a.seats || (b.votes ?? 0) - (a.votes ?? 0))
}

function presentBallots({ absoluteMajority: _, ...ballots }: NonNullable<ResultSnapshot['ballots']>): BallotCounts {
  const { eligible, received } = ballots
  const turnout = eligible && received !== null ? Math.round((received / eligible) * 10_000) / 100 : null
  return { ...ballots, turnout }
}
