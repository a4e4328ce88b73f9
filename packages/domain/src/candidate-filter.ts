import type { CandidateCard, Match, MatchPercent } from '@plenara/contract'
import { type Seed, seededOrder } from './random.ts'
import { hasWords, normalizedTexts, normalizeSearch } from './search.ts'

type Filterable = Pick<CandidateCard, 'id' | 'firstName' | 'lastName' | 'birthYear' | 'partyId' | 'number' | 'place' | 'occupation'>

/** What the voter has done with a candidate; `favorite` = liked or loved. */
export type RankingFilter = 'rated' | 'unrated' | 'favorite' | 'liked' | 'loved' | 'disliked'

/** Every part that is absent lets everybody through; ranges include both ends. */
export interface CandidateFilter {
  /** Empty = all parties; null stands for candidates without a party. */
  readonly partyIds?: readonly (number | null)[]
  readonly percentFrom?: number
  readonly percentTo?: number
  readonly ageFrom?: number
  readonly ageTo?: number
  readonly ranking?: RankingFilter
  readonly search?: string
}

export const CANDIDATE_SORTS = ['random', 'lastName', 'percent', 'age', 'ranking'] as const
export type CandidateSort = (typeof CANDIDATE_SORTS)[number]

interface FilterFacts {
  readonly matches: readonly Match[]
  /** By candidate. */
  readonly percents: ReadonlyMap<number, MatchPercent>
  /** The year of the election, for the age. */
  readonly year: number
}

/** The candidates that pass every part of the filter. Who has no percent or no known age fails a range over it. */
export function filterCandidates<T extends Filterable>(candidates: readonly T[], filter: CandidateFilter, facts: FilterFacts): T[] {
  const typeById = new Map(facts.matches.map((match) => [match.candidateId, match.type]))
  const query = normalizeSearch(filter.search ?? '')
  return candidates.filter(
    (candidate) =>
      (!filter.partyIds?.length || filter.partyIds.includes(candidate.partyId)) &&
      isWithin(facts.percents.get(candidate.id)?.value ?? null, filter.percentFrom, filter.percentTo) &&
      isWithin(candidate.birthYear === null ? null : facts.year - candidate.birthYear, filter.ageFrom, filter.ageTo) &&
      fitsRanking(typeById.get(candidate.id), filter.ranking) &&
      (query === '' || hasWords(searchedText(candidate), query)),
  )
}

/** Folding the texts of 1,340 people takes a slow phone 100 ms, and each letter of a search would do it anew. */
const searchedTexts = new WeakMap<Filterable, string>()

/** Folds the texts of candidates ahead, for the first letter of a search. */
export function prepareSearch(candidates: readonly Filterable[]): void {
  for (const candidate of candidates) searchedText(candidate)
}

function searchedText(candidate: Filterable): string {
  const known = searchedTexts.get(candidate)
  if (known !== undefined) return known
  const { firstName, lastName, number, place, occupation } = candidate
  const text = normalizedTexts([firstName, lastName, number, place, occupation])
  searchedTexts.set(candidate, text)
  return text
}

function isWithin(value: number | null, from: number | undefined, to: number | undefined): boolean {
  if (from === undefined && to === undefined) return true
  return value !== null && value >= (from ?? value) && value <= (to ?? value)
}

const TYPES_OF_RANKING: Readonly<Record<RankingFilter, readonly (Match['type'] | undefined)[]>> = {
  rated: ['like', 'love', 'dislike'],
  unrated: [undefined, 'none'],
  favorite: ['like', 'love'],
  liked: ['like'],
  loved: ['love'],
  disliked: ['dislike'],
}

function fitsRanking(type: Match['type'] | undefined, ranking: RankingFilter | undefined): boolean {
  return ranking === undefined || TYPES_OF_RANKING[ranking].includes(type)
}

interface SortFacts {
  /** By candidate. */
  readonly percents: ReadonlyMap<number, MatchPercent>
  readonly matches: readonly Match[]
}

/** Candidates in the fair random order of a voter: the seed is something of the voter, e.g. the user id. */
export function shuffleCandidates<T extends Filterable>(candidates: readonly T[], seed: Seed): T[] {
  return seededOrder(candidates, seed, ({ id }) => id)
}

/**
 * Sorts candidates (at most 2 million) who stand in the random order of `shuffleCandidates`, which decides all ties: `random` as they stand,
 * `lastName` by last and first name, `percent` best first, `age` youngest first, `ranking` by rank, then the unrated, then the disliked.
 * Unknown values come last.
 */
export function sortCandidates<T extends Filterable>(shuffled: readonly T[], sort: CandidateSort, facts: SortFacts): readonly T[] {
  if (sort === 'random') return shuffled
  const keyOf = sortKey(shuffled, sort, facts)
  // Key and place in one number: a typed array sorts numbers without calling back.
  const keys = Float64Array.from(shuffled, (candidate, index) => keyOf(candidate) * MAX_CANDIDATES + index).sort()
  const sorted: T[] = []
  for (const key of keys) {
    const candidate = shuffled[key % MAX_CANDIDATES]
    if (candidate) sorted.push(candidate)
  }
  return sorted
}

const MAX_CANDIDATES = 2 ** 21

/** Made at its first use: a slow phone takes 60 ms for it. */
let names: Intl.Collator | undefined

type Places = WeakMap<object, number>
let lastPlaces: Places = new WeakMap()

/**
 * The place of each candidate by name, equal names at the same. Names in the order of a language are slow to compare (20,000 comparisons for
 * Zürich), and the candidates stay the same objects, so that their places are kept until others come.
 */
function placesByName(candidates: readonly Filterable[]): Places {
  if (candidates.every((candidate) => lastPlaces.has(candidate))) return lastPlaces
  const sorted = candidates.toSorted(compareNames)
  const places: Places = new WeakMap()
  let place = 0
  for (const [index, candidate] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before && compareNames(before, candidate) !== 0) place++
    places.set(candidate, place)
  }
  lastPlaces = places
  return places
}

function compareNames(a: Filterable, b: Filterable): number {
  names ??= new Intl.Collator('de-CH')
  return names.compare(a.lastName, b.lastName) || names.compare(a.firstName, b.firstName)
}

/** Whole numbers from 0 that grow from the first to the last place. */
function sortKey<T extends Filterable>(
  candidates: readonly T[],
  sort: Exclude<CandidateSort, 'random'>,
  facts: SortFacts,
): (candidate: T) => number {
  if (sort === 'lastName') {
    const places = placesByName(candidates)
    return (candidate) => places.get(candidate) ?? LAST_KEY
  }
  if (sort === 'age') return ({ birthYear }) => (birthYear === null ? LAST_KEY : LAST_KEY - birthYear - 1)
  if (sort === 'percent') {
    return ({ id }) => {
      const value = facts.percents.get(id)?.value ?? null
      return value === null ? LAST_KEY : 1000 - Math.round(10 * value)
    }
  }
  const matchById = new Map(facts.matches.map((match) => [match.candidateId, match]))
  return ({ id }) => {
    const match = matchById.get(id)
    return match?.type === 'dislike' ? LAST_KEY : (match?.rank ?? LAST_KEY - 1)
  }
}

const LAST_KEY = 2 ** 31
