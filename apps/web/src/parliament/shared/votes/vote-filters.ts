import type { VOTE_SORTS } from '@plenara/contract/parliament-constants'
import { dayIn, idsIn, withValues } from '../../../platform/address-filters.ts'

/** The filters of a list of votes, and its order, newest first by default [VALID-11]. */
export interface VoteFilters {
  readonly search: string
  /** First and last day `YYYY-MM-DD`, empty where open. */
  readonly from: string
  readonly to: string
  readonly topics: readonly number[]
  /** Only votes of the people. */
  readonly isPeoples: boolean
  readonly sort: (typeof VOTE_SORTS)[number]
}

/** Reads the filters of an address; invalid values count as absent. */
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

/** The address with these filters; other parameters stay. */
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

/** The filters as parameters of the calls for votes; a search without a word is left out. */
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

/** How many filters are in use, without the search, which is always visible. */
export function activeFilters({ from, to, topics, isPeoples }: VoteFilters): number {
  return [from, to, isPeoples].filter(Boolean).length + topics.length
}
