import { CANTON_CODES } from '@plenara/contract/constants'
import { CONFEDERATION, POLICY_AREAS, VOTE_MARGINS, VOTE_RESULTS } from '@plenara/contract/parliament-constants'
import { idsIn, withValues } from '../../../platform/address-filters.ts'
import { activeFilters, readVoteFilters, type VoteFilters, voteQueryOf, writeVoteFilters } from '../../shared/votes/vote-filters.ts'

/** What the list of all votes is narrowed to: `isPeoples` tells votes of the people from those of parliaments, which stand apart. */
export interface ListFilters extends VoteFilters {
  /** Of a parliament; null for all. */
  readonly council: number | null
  /** The code of a canton, `CH` for the Confederation, empty for all. */
  readonly canton: string
  readonly result: (typeof VOTE_RESULTS)[number] | ''
  /** Percentage points between yes and no at most. */
  readonly margin: (typeof VOTE_MARGINS)[number] | ''
  /** Policy areas of people's votes. */
  readonly areas: readonly number[]
}

const AREAS: ReadonlySet<number> = new Set(POLICY_AREAS)
const BODIES: readonly string[] = [CONFEDERATION, ...CANTON_CODES]

/** What narrows nothing; order and kind of the votes stay. */
export const NO_FILTERS = {
  ...{ search: '', from: '', to: '', topics: [], council: null, canton: '', result: '', margin: '', areas: [] },
} as const satisfies Partial<ListFilters>

/** Reads the filters of an address; what is no filter counts as none. */
export function readListFilters(params: URLSearchParams): ListFilters {
  const canton = params.get('canton') ?? ''
  return {
    ...readVoteFilters(params),
    council: idsIn(params.get('council'))[0] ?? null,
    canton: BODIES.includes(canton) ? canton : '',
    result: VOTE_RESULTS.find((result) => result === params.get('result')) ?? '',
    margin: VOTE_MARGINS.find((margin) => margin === params.get('margin')) ?? '',
    areas: idsIn(params.getAll('area').join(',')).filter((area) => AREAS.has(area)),
  }
}

/** The address with these filters; what else it says stays, but the page of another list. */
export function writeListFilters(params: URLSearchParams, filters: ListFilters): URLSearchParams {
  return withValues(writeVoteFilters(params, filters), {
    council: filters.council === null ? '' : String(filters.council),
    canton: filters.canton,
    result: filters.result,
    margin: filters.margin,
    area: filters.areas.join(','),
    page: '',
  })
}

/** The filters as `getVotesByAffair` takes them. */
export function affairQueryOf(filters: ListFilters) {
  const { council } = filters
  return { ...voteQueryOf({ ...filters, isPeoples: false }), ...bothOf(filters), ...(council !== null && { council: String(council) }) }
}

/** The filters as `getVotes` takes them for votes of the people. */
export function peoplesQueryOf(filters: ListFilters) {
  const { areas } = filters
  const query = voteQueryOf({ ...filters, topics: [], isPeoples: true })
  return { ...query, ...bothOf(filters), ...(areas.length > 0 && { areaFilter: areas.join(',') }) }
}

function bothOf({ canton, result, margin }: ListFilters) {
  return { ...(canton && { canton: canton as 'CH' }), ...(result && { result }), ...(margin && { margin }) }
}

/** How many filters of the list that is shown are in use, the search left out, which shows itself. */
export function activeListFilters(filters: ListFilters): number {
  const { isPeoples, topics, areas, council, canton, result, margin } = filters
  const own = isPeoples ? areas.length : topics.length + (council === null ? 0 : 1)
  return activeFilters({ ...filters, topics: [], isPeoples: false }) + own + [canton, result, margin].filter(Boolean).length
}
