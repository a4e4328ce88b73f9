import type { CandidateRecord, CantonCode, ContentLanguage } from '@plenara/contract'
import { AXIS_KEYS, type AxisKey } from '../axes.ts'
import type { RegionShares } from '../cantons.ts'
import type { Random } from '../random.ts'
import { drawName, type Sex } from './names.ts'
import { type Occupation, occupationsAt } from './occupations.ts'
import { placesOf } from './places.ts'

export type Stance = Readonly<Record<AxisKey, number>>

/** Both ends included. */
export interface BirthYears {
  readonly from: number
  readonly to: number
}

/** Who may stand on a list. */
export interface ListKind {
  readonly sex: Sex | null
  readonly birthYears: BirthYears
}

/** Years of birth of adults on a ballot of 2027; few are very young or very old. */
export const ANYBODY: ListKind = { sex: null, birthYears: { from: 1945, to: 2009 } }

/** A fictional person before they stand for anything. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly sex: Sex
  readonly birthYear: number
  readonly region: ContentLanguage
  readonly place: string
  readonly occupation: Occupation
  /** Place on each axis, about -1.2 to 1.2. */
  readonly stance: Stance
}

export interface PersonRequest {
  readonly canton: CantonCode
  readonly regions: RegionShares
  readonly kind: ListKind
  readonly stance: Stance
  /** The year of the election. */
  readonly year: number
  /** Fixed where everybody of a ballot lives in one municipality. */
  readonly place: string | null
}

export function drawPerson(random: Random, request: PersonRequest): Person {
  const region = drawRegion(random, request.regions)
  const sex = request.kind.sex ?? (random.chance(0.46) ? 'female' : 'male')
  const birthYear = drawBirthYear(random, request.kind.birthYears, request.year)
  return {
    ...drawName(random, { region, sex, birthYear }),
    sex,
    birthYear,
    region,
    place: request.place ?? random.pick(placesOf(request.canton, region)),
    occupation: random.pick(occupationsAt(request.year - birthYear)),
    stance: drawStance(random, request.stance),
  }
}

/** Candidates agree with their party mostly, not always: standard deviation 0.22 per axis. */
function drawStance(random: Random, party: Stance): Stance {
  const own: Record<AxisKey, number> = { ...party }
  for (const key of AXIS_KEYS) own[key] = party[key] + random.normal() * 0.22
  return own
}

function drawBirthYear(random: Random, { from, to }: BirthYears, year: number): number {
  const latest = Math.min(to, year - 18)
  const middle = (random.next() + random.next()) / 2
  return Math.round(from + middle * (latest - from))
}

function drawRegion(random: Random, regions: RegionShares): ContentLanguage {
  let left = random.next()
  for (const region of ['de', 'fr', 'it', 'rm'] as const) {
    left -= regions[region] ?? 0
    if (left < 0) return region
  }
  return 'de'
}

/** Somebody on a ballot: the public record, and what answers and profile are drawn from. */
export interface Draft {
  readonly person: Person
  readonly record: CandidateRecord
}
