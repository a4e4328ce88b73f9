import type { VOTE_SORTS } from '@plenara/contract/parliament-constants'

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

const DAY = /^\d{4}-\d{2}-\d{2}$/
const KEYS = ['q', 'from', 'to', 'topic', 'people', 'sort'] as const

/** Reads the filters of an address; what is no filter counts as none. */
export function readVoteFilters(params: URLSearchParams): VoteFilters {
  return {
    search: params.get('q') ?? '',
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    topics: (params.get('topic') ?? '').split(',').flatMap((text) => (/^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : [])),
    isPeoples: params.get('people') === 'true',
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

/** The address with these filters; what else it says stays. */
export function writeVoteFilters(params: URLSearchParams, filters: VoteFilters): URLSearchParams {
  const next = new URLSearchParams(params)
  const values: Record<(typeof KEYS)[number], string> = {
    q: filters.search,
    from: filters.from,
    to: filters.to,
    topic: filters.topics.join(','),
    people: filters.isPeoples ? 'true' : '',
    sort: filters.sort === 'oldest' ? 'oldest' : '',
  }
  for (const key of KEYS) {
    if (values[key]) next.set(key, values[key])
    else next.delete(key)
  }
  return next
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

function dayOf(value: string | null): string {
  return value && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : ''
}
