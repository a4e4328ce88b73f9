import type { CandidateCard, Match, MatchPercent } from '@plenara/contract'
import { type CandidateFilter, type CandidateSort, filterCandidates, sortCandidates } from '@plenara/domain'
import { activeFilters, type MatchFilter } from './match-settings.ts'

export interface OrderRequest {
  /** In the random order of the voter. */
  readonly shuffled: readonly CandidateCard[]
  readonly filter: MatchFilter
  readonly sort: CandidateSort
  readonly matches: readonly Match[]
  readonly percents: ReadonlyMap<number, MatchPercent>
  /** The year of the election. */
  readonly year: number
}

/** The candidates that pass the filters, in the chosen order. */
export function orderOf({ shuffled, filter, sort, ...facts }: OrderRequest): readonly CandidateCard[] {
  const passed = activeFilters(filter) === 0 ? shuffled : filterCandidates(shuffled, domainFilter(filter), facts)
  return sortCandidates(passed, sort, facts)
}

/** Whether the order depends on the ratings, so that each of them changes it. */
export function followsRatings(filter: MatchFilter, sort: CandidateSort): boolean {
  return sort === 'ranking' || filter.ranking !== 'all'
}

function domainFilter({ partyIds, percent, age, ranking, search }: MatchFilter): CandidateFilter {
  return {
    partyIds,
    ...(percent.from !== null && { percentFrom: percent.from }),
    ...(percent.to !== null && { percentTo: percent.to }),
    ...(age.from !== null && { ageFrom: age.from }),
    ...(age.to !== null && { ageTo: age.to }),
    ...(ranking !== 'all' && { ranking }),
    search,
  }
}
