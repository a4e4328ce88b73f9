import type { CandidateCard, Match, MatchPercent } from '@plenara/contract'
import { type Seed, seededOrder } from '../fair-order/random.ts'
import { compareListNumbers } from '../lists/list-numbers.ts'
import { foldQuery, hasWords, searchableText } from '../text-and-time/search.ts'

type Filterable = Pick<CandidateCard, 'id' | 'firstName' | 'lastName' | 'birthYear' | 'partyId' | 'number' | 'place' | 'occupation'> &
  Partial<Pick<CandidateCard, 'listNumber' | 'listPosition'>>

/** The voter's rating of a candidate; `favorite` = liked or loved. */
export type RankingFilter = 'rated' | 'unrated' | 'favorite' | 'liked' | 'loved' | 'disliked'

/** A criterion that is absent lets everybody through; ranges include both ends. */
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

export const CANDIDATE_SORTS = ['random', 'lastName', 'percent', 'list', 'age', 'ranking'] as const
export type CandidateSort = (typeof CANDIDATE_SORTS)[number]

interface FilterFacts {
  readonly matches: readonly Match[]
  /** By candidate. */
  readonly percents: ReadonlyMap<number, MatchPercent>
  /** The year of the election, for the age. */
  readonly year: number
}

/** The candidates that meet every criterion. Without a percent or a known age a candidate fails a range over it. */
export function filterCandidates<T extends Filterable>(candidates: readonly T[], filter: CandidateFilter, facts: FilterFacts): T[] {
  const typeById = new Map(facts.matches.map((match) => [match.candidateId, match.type]))
  const query = foldQuery(filter.search ?? '')
  return candidates.filter(
    (candidate) =>
      (!filter.partyIds?.length || filter.partyIds.includes(candidate.partyId)) &&
      isWithin(facts.percents.get(candidate.id)?.value ?? null, filter.percentFrom, filter.percentTo) &&
      isWithin(candidate.birthYear === null ? null : facts.year - candidate.birthYear, filter.ageFrom, filter.ageTo) &&
      fitsRanking(typeById.get(candidate.id), filter.ranking) &&
      (query === '' || hasWords(searchedText(candidate), query)),
  )
}

/** Folding the texts of 1,340 people takes 100 ms on a slow phone, so it is not repeated for each letter of a search. */
const searchedTexts = new WeakMap<Filterable, string>()

function searchedText(candidate: Filterable): string {
  const cached = searchedTexts.get(candidate)
  if (cached !== undefined) return cached
  const { firstName, lastName, number, place, occupation } = candidate
  const text = searchableText([firstName, lastName, number, place, occupation])
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

/** Candidates in the fair random order of a voter: the seed belongs to the voter, e.g. the user id. */
export function shuffleCandidates<T extends Filterable>(candidates: readonly T[], seed: Seed): T[] {
  return seededOrder(candidates, seed, ({ id }) => id)
}

/**
 * Sorts candidates (at most 2 million) who stand in the random order of `shuffleCandidates`, which decides all ties: `random` as they stand,
 * `lastName` by last and first name, `percent` best first, `list` by the number of the list and the place on it, `age` youngest first, `ranking` by rank, then the unrated, then the disliked.
 * Unknown values come last.
 */
export function sortCandidates<T extends Filterable>(shuffled: readonly T[], sort: CandidateSort, facts: SortFacts): readonly T[] {
  if (sort === 'random') return shuffled
  const keyOf = sortKey(shuffled, sort, facts)
  // Key and index in one number: a typed array sorts numbers without a comparison callback.
  const keys = Float64Array.from(shuffled, (candidate, index) => keyOf(candidate) * MAX_CANDIDATES + index).sort()
  const sorted: T[] = []
  for (const key of keys) {
    const candidate = shuffled[key % MAX_CANDIDATES]
    if (candidate) sorted.push(candidate)
  }
  return sorted
}

const MAX_CANDIDATES = 2 ** 21

type Named = Pick<CandidateCard, 'lastName' | 'firstName'>

/** Created on first use: it takes 60 ms on a slow phone. */
let names: Intl.Collator | undefined

type NameRanks = WeakMap<object, number>
let lastNameRanks: NameRanks = new WeakMap()

/**
 * The rank of each candidate by name; equal names share one. Comparing names by the rules of a language is slow (20,000 comparisons for Zürich),
 * and the candidates stay the same objects, so their ranks are cached until other candidates are sorted.
 */
function nameRanks(candidates: readonly Filterable[]): NameRanks {
  if (candidates.every((candidate) => lastNameRanks.has(candidate))) return lastNameRanks
  const sorted = candidates.toSorted(compareNames)
  const ranks: NameRanks = new WeakMap()
  let rank = 0
  for (const [index, candidate] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before && compareNames(before, candidate) !== 0) rank++
    ranks.set(candidate, rank)
  }
  lastNameRanks = ranks
  return ranks
}

/** Compares people by last name, then first name, in the order of Swiss German. */
export function compareNames(a: Named, b: Named): number {
  names ??= new Intl.Collator('de-CH')
  return names.compare(a.lastName, b.lastName) || names.compare(a.firstName, b.firstName)
}

/** Whole numbers from 0, smallest for the candidate to be shown first. */
function sortKey<T extends Filterable>(
  candidates: readonly T[],
  sort: Exclude<CandidateSort, 'random'>,
  facts: SortFacts,
): (candidate: T) => number {
  if (sort === 'lastName') {
    const ranks = nameRanks(candidates)
    return (candidate) => ranks.get(candidate) ?? LAST_KEY
  }
  if (sort === 'list') return listKey(candidates)
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
/** Above the number of places of any list. */
const PLACES = 10_000

/** Lists in natural order of their numbers (2 before 10); without a list last. */
function listKey<T extends Filterable>(candidates: readonly T[]): (candidate: T) => number {
  const numbers = [...new Set(candidates.flatMap(({ listNumber }) => listNumber ?? []))]
  const sorted = numbers.sort(compareListNumbers)
  const rankOf = new Map(sorted.map((number, rank) => [number, rank]))
  return ({ listNumber, listPosition }) => {
    const rank = rankOf.get(listNumber ?? '')
    return rank === undefined ? LAST_KEY : rank * PLACES + Math.min(listPosition ?? PLACES - 1, PLACES - 1)
  }
}
