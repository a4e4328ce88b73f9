import type { CandidateCard, Match, MatchPercent } from '@plenara/contract'
import { type CandidateFilter, type CandidateSort, filterCandidates, sortCandidates } from '@plenara/domain/people'
import { activeFilters, type MatchFilter } from './match-settings.ts'

export interface OrderRequest {
  /** The candidates in the random order of the voter. */
  readonly shuffled: readonly CandidateCard[]
  readonly filter: MatchFilter
  readonly sort: CandidateSort
  readonly matches: readonly Match[]
  readonly percents: ReadonlyMap<number, MatchPercent>
  /** The year of the election. */
  readonly year: number
}

/** The candidates that pass the filters, in the chosen order. */
export function orderOf({ filter, ...request }: OrderRequest): readonly CandidateCard[] {
  const sorted = sortedOnce(request)
  return activeFilters(filter) === 0 ? sorted : filterCandidates(sorted, domainFilter(filter), request)
}

type SortRequest = Omit<OrderRequest, 'filter'>

interface Sorted extends Pick<OrderRequest, 'percents' | 'matches'> {
  readonly cards: readonly CandidateCard[]
}

/** The sorted candidates by order, cached by the array of cards. */
const sortedByCards = new WeakMap<readonly CandidateCard[], Map<CandidateSort, Sorted>>()

/** Sorts once per order: filters keep the order, so that neither a filter nor a return to an order sorts again. */
function sortedOnce({ shuffled, sort, percents, matches }: SortRequest): readonly CandidateCard[] {
  const orders = sortedByCards.get(shuffled) ?? new Map<CandidateSort, Sorted>()
  sortedByCards.set(shuffled, orders)
  const lastOrder = orders.get(sort)
  if (lastOrder && (sort !== 'percent' || lastOrder.percents === percents) && (sort !== 'ranking' || lastOrder.matches === matches))
    return lastOrder.cards
  const cards = sortCandidates(shuffled, sort, { percents, matches })
  orders.set(sort, { cards, percents, matches })
  return cards
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
