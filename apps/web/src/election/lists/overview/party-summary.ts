import type { CandidateCard, Party } from '@plenara/contract'
import { combinedNearTies, type MatchSpread, matchSpread, type PartyMatch, partyMatches } from '@plenara/domain/match'
import { type ResponseRate, responseRate } from '@plenara/domain/statements'
import type { ElectionLists } from '../api.ts'

/** The facts of a party in the view of the parties. */
export interface PartySummary extends PartyMatch {
  readonly party: Party
  readonly spread: MatchSpread | null
  /** How many of its people have answered; null while it loads. No order depends on it. */
  readonly rate: ResponseRate | null
}

export const PARTY_ORDERS = ['name', 'match'] as const
export type PartyOrder = (typeof PARTY_ORDERS)[number]

/** Parties with one place in the order; `isTie` if their matches are too close. */
export interface PartyBand {
  readonly isTie: boolean
  readonly parties: readonly PartySummary[]
}

interface PartiesInput extends Pick<ElectionLists, 'candidates' | 'parties' | 'percents'> {
  /** The candidates with answers; absent while it loads. */
  readonly answered?: ReadonlySet<number> | undefined
}

/** The parties with candidates in an election, by name. */
export function summarizeParties({ candidates, parties, percents, answered }: PartiesInput): PartySummary[] {
  const percentById = new Map([...percents].map(([id, value]) => [id, { value }]))
  const people = [...candidates.values()]
  return partyMatches(people, percentById)
    .flatMap((match) => {
      const party = parties.get(match.partyId)
      if (!party) return []
      const members = membersOf(people, match.partyId)
      return [{ ...match, party, spread: matchSpread(members, percentById), rate: answered ? responseRate(members, answered) : null }]
    })
    .sort(byName)
}

function membersOf(people: readonly CandidateCard[], partyId: number): number[] {
  return people.flatMap((person) => (person.partyId === partyId ? [person.id] : []))
}

function byName(a: PartySummary, b: PartySummary): number {
  return a.party.name.localeCompare(b.party.name, 'de') || a.partyId - b.partyId
}

/** By name each party separately; by match near ties as one band in the order of their names, parties without a match last. */
export function partyBands(parties: readonly PartySummary[], order: PartyOrder): PartyBand[] {
  const alone = (party: PartySummary) => ({ isTie: false, parties: [party] })
  if (order === 'name') return parties.map(alone)
  const ordered = [...parties].sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
  const percents = ordered.map(({ partyId, value, known }) => ({ candidateId: partyId, value, shared: known }))
  const bands = combinedNearTies(percents).map(({ candidateIds }) => ({
    isTie: candidateIds.length > 1,
    parties: parties.filter(({ partyId }) => candidateIds.includes(partyId)),
  }))
  return [...bands, ...parties.filter(({ value }) => value === null).map(alone)]
}
