import { CANTON_CODES } from '@plenara/contract/constants'
import { CONFEDERATION, POLICY_AREAS, VOTE_MARGINS, VOTE_RESULTS } from '@plenara/contract/parliament-constants'
import { idsIn, withValues } from '../../../platform/address-filters.ts'
import { activeFilters, readVoteFilters, type VoteFilters, voteQueryOf, writeVoteFilters } from '../../shared/votes/vote-filters.ts'

/** The filters of the list of all votes; `isPeoples` selects between votes of the people and those of parliaments, which are separate lists. */
export interface ListFilters extends VoteFilters {
  /** The id of a parliament; null for all. */
  readonly council: number | null
  /** The code of a canton, `CH` for the Confederation, empty for all. */
  readonly canton: string
  readonly result: (typeof VOTE_RESULTS)[number] | ''
  /** The maximum difference between yes and no in percentage points. */
  readonly margin: (typeof VOTE_MARGINS)[number] | ''
  /** Policy areas of people's votes. */
  readonly areas: readonly number[]
}

const AREAS: ReadonlySet<number> = new Set(POLICY_AREAS)
const BODIES: readonly string[] = [CONFEDERATION, ...CANTON_CODES]

/** Filters that exclude nothing; order and kind of the votes stay. */
export const NO_FILTERS = {
  ...{ search: '', from: '', to: '', topics: [], council: null, canton: '', result: '', margin: '', areas: [] },
} as const satisfies Partial<ListFilters>

/** Reads the filters of an address; invalid values count as absent. */
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

/** The address with these filters; other parameters stay, except the page number. */
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

/** The filters as parameters of `getVotesByAffair`. */
export function affairQueryOf(filters: ListFilters) {
  const { council } = filters
  return { ...voteQueryOf({ ...filters, isPeoples: false }), ...bothOf(filters), ...(council !== null && { council: String(council) }) }
}

/** The filters as parameters of `getVotes` for votes of the people. */
export function peoplesQueryOf(filters: ListFilters) {
  const { areas } = filters
  const query = voteQueryOf({ ...filters, topics: [], isPeoples: true })
  return { ...query, ...bothOf(filters), ...(areas.length > 0 && { areaFilter: areas.join(',') }) }
}

function bothOf({ canton, result, margin }: ListFilters) {
  return { ...(canton && { canton: canton as 'CH' }), ...(result && { result }), ...(margin && { margin }) }
}

/** How many filters of the shown list are in use, without the search, which is always visible. */
export function activeListFilters(filters: ListFilters): number {
  const { isPeoples, topics, areas, council, canton, result, margin } = filters
  const ofKind = isPeoples ? areas.length : topics.length + (council === null ? 0 : 1)
  return activeFilters({ ...filters, topics: [], isPeoples: false }) + ofKind + [canton, result, margin].filter(Boolean).length
}
