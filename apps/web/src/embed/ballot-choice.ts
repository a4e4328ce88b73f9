import type { CantonCode, CantonLookup, Election, Level } from '@plenara/contract'
import { CANTON_CODES, LEVELS } from '@plenara/contract/constants'

/** The place of a voter, as far as a postcode determines it. */
export interface Place {
  /** The municipality, if it is known. */
  readonly municipality: string | null
  readonly cantonCode: CantonCode
  /** The constituencies in which the municipality may vote; empty if they are unknown. */
  readonly constituencyIds: readonly number[]
}

/** The id of a canton: its place in the alphabetical order of the codes, from 1. */
export function cantonIdOf(code: CantonCode): number {
  return CANTON_CODES.indexOf(code) + 1
}

/** The municipalities of a postcode, each once, or else its cantons. */
export function placesOf({ code, cantons, municipalities }: CantonLookup): Place[] {
  const named = new Map(
    municipalities.map(({ name, cantonCode, constituencyId, constituencyIds }): [string, Place] => [
      `${name} ${cantonCode}`,
      { municipality: name, cantonCode, constituencyIds: constituencyIds ?? (constituencyId === null ? [] : [constituencyId]) },
    ]),
  )
  if (named.size > 0) return [...named.values()]
  return (code === null ? cantons : [code]).map((cantonCode) => ({ municipality: null, cantonCode, constituencyIds: [] }))
}

/**
 * The ballots of a place on one day, the widest level first, parliaments before governments, most seats first.
 * @param day `YYYY-MM-DD`; null: the next day with ballots, or else the last one
 * @param today in Zürich, `YYYY-MM-DD`
 */
export function ballotsOf(elections: readonly Election[], places: readonly Place[], { day, today }: { day: string | null; today: string }) {
  const matching = elections.filter((election) => places.some((place) => isBallotOf(election, place)))
  const days = matching.map(({ electionDate }) => electionDate).sort()
  const chosen = day ?? days.find((electionDay) => electionDay >= today) ?? days.at(-1)
  return matching.filter(({ electionDate }) => electionDate === chosen).sort(byRank)
}

function isBallotOf({ constituencyId, municipality }: Election, place: Place): boolean {
  const isConstituency = constituencyId === null || place.constituencyIds.length === 0 || place.constituencyIds.includes(constituencyId)
  return isConstituency && (municipality === null || place.municipality === null || municipality === place.municipality)
}

function byRank(a: Election, b: Election): number {
  const levelOf = (level: Level) => LEVELS.indexOf(level)
  const isGovernment = ({ type }: Election) => (type === 'executive' ? 1 : 0)
  return levelOf(a.level) - levelOf(b.level) || isGovernment(a) - isGovernment(b) || b.seats - a.seats || a.id - b.id
}

/** The ballots of the same body as the first; if there are several, the constituency decides. */
export function ballotsOfBody(ballots: readonly Election[]): Election[] {
  const [first] = ballots
  return first ? ballots.filter((ballot) => ballot.council === first.council && ballot.municipality === first.municipality) : []
}
