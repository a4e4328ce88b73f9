import type { VOTE_SORTS } from '@plenara/contract/parliament-constants'
import { dayIn, idsIn, withValues } from '../../../platform/address-filters.ts'

/** What a list of votes is narrowed to, and its order, newest first unless asked [VALID-11]. */
export interface VoteFilters {
  readonly search: string
  /** First and last day `YYYY-MM-DD`, empty where open. */
  readonly from: string
  readonly to: string
  readonly topics: readonly number[]
  /** Those of the people alone. */
  readonly isPeoples: boolean
  readonly sort: (typeof VOTE_SORTS)[number]
}

/** Reads the filters of an address; what is no filter counts as none. */
export function readVoteFilters(params: URLSearchParams): VoteFilters {
  return {
    search: params.get('q') ?? '',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    topics: idsIn(params.getAll('topic').join(',')),
    isPeoples: params.get('people') === 'true',
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

/** The address with these filters; what else it says stays. */
export function writeVoteFilters(params: URLSearchParams, filters: VoteFilters): URLSearchParams {
  return withValues(params, {
    q: filters.search,
    from: filters.from,
    to: filters.to,
    topic: filters.topics.join(','),
    people: filters.isPeoples ? 'true' : '',
    sort: filters.sort === 'oldest' ? 'oldest' : '',
  })
}

/** The filters as the calls for votes take them; a search without a word is none. */
export function voteQueryOf({ search, from, to, topics, isPeoples, sort }: VoteFilters) {
  const words = search.trim().slice(0, 200)
  return {
    sort,
    ...(words && { searchTerm: words }),
    ...(from && { from }),
    ...(to && { to }),
    ...(topics.length > 0 && { topicFilter: topics.join(',') }),
    ...(isPeoples && { peopleVotes: 'true' as const }),
  }
}

/** How many filters are in use, the search left out, which shows itself. */
export function activeFilters({ from, to, topics, isPeoples }: VoteFilters): number {
  return [from, to, isPeoples].filter(Boolean).length + topics.length
}
