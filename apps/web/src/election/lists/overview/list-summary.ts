import type { CandidateCard, List, MeanMatch, OfficialList, Party } from '@plenara/contract'
import { compareListNumbers, kindOfList, lastUpdatedList } from '@plenara/domain/lists'
import { combinedNearTies, listMatch, meanMatch } from '@plenara/domain/match'
import { type ResponseRate, responseRate } from '@plenara/domain/statements'
import { fitsSearch, foldQuery } from '@plenara/domain/text-and-time'

/** The facts of a list on a card of the page «Lists». */
export interface ListSummary {
  readonly list: List & Pick<OfficialList, 'sourceId'>
  readonly kind: 'official' | 'adapted' | 'custom'
  /** The number of the heading, also of an adapted copy; null without one. */
  readonly number: string | null
  readonly party: Party | null
  /** Lines with a name. */
  readonly filled: number
  /** The match of the list: the mean over its lines, a cumulated name twice. */
  readonly match: MeanMatch
  /** Mean match percent of the people on the list, each once; null without any. */
  readonly average: number | null
  /** How many people of the list have answered; null while it loads, and for an empty list. No order depends on it. */
  readonly rate: ResponseRate | null
  /** The lists with which its heading is connected (BPR Art. 31). */
  readonly connected: ConnectedLists
  readonly isFollowed: boolean
  /** The own list that was edited last [LIST-1]. */
  readonly isLast: boolean
}

/** Numbers of connected lists. They count as one list in the distribution of seats, then those of a sub-connection among themselves. */
export interface ConnectedLists {
  readonly numbers: readonly string[]
  readonly subNumbers: readonly string[]
}

export interface SummaryInput {
  readonly official: readonly OfficialList[]
  readonly own: readonly List[]
  readonly followedId: number
  readonly parties: ReadonlyMap<number, Party>
  readonly percents: ReadonlyMap<number, number | null>
  /** The candidates with answers; absent while it loads. */
  readonly answered?: ReadonlySet<number> | undefined
}

/** All lists of an election, official ones first. */
export function summarizeLists(input: SummaryInput): ListSummary[] {
  const officialById = new Map(input.official.map((list) => [list.id, list]))
  const lastId = lastUpdatedList(input.own)?.id
  const percentById = new Map([...input.percents].map(([id, value]) => [id, { value }]))
  return [...input.official, ...input.own].map((list) => {
    const heading = officialById.get(list.officialListId ?? list.id)
    const { value, known, total } = listMatch(list, percentById)
    return {
      list,
      kind: kindOfList(list),
      number: heading?.number ?? list.number,
      party: (heading?.partyId && input.parties.get(heading.partyId)) || null,
      filled: list.candidates.length,
      match: { value, known, total },
      average: meanMatch([...new Set(list.candidates.map(({ id }) => id))], percentById).value,
      rate:
        input.answered && list.candidates.length > 0
          ? responseRate(
              list.candidates.map(({ id }) => id),
              input.answered,
            )
          : null,
      connected: heading ? connectedLists(heading, input.official) : { numbers: [], subNumbers: [] },
      isFollowed: list.id === input.followedId,
      isLast: list.id === lastId,
    }
  })
}

/** The other lists of the connection of a list, those of its sub-connection separately. */
function connectedLists({ id, connection, subConnection }: OfficialList, official: readonly OfficialList[]): ConnectedLists {
  if (connection === null) return { numbers: [], subNumbers: [] }
  const others = official.filter((other) => other.connection === connection && other.id !== id)
  const isSub = (other: OfficialList) => subConnection !== null && other.subConnection === subConnection
  const numbersOf = (lists: readonly OfficialList[]) => lists.flatMap(({ number }) => number ?? []).sort(compareListNumbers)
  return { numbers: numbersOf(others.filter((other) => !isSub(other))), subNumbers: numbersOf(others.filter(isSub)) }
}

export const LIST_ORDERS = ['number', 'match', 'updated'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** Lists by number (none last), by their match (best first, unknown last) or by the last change (newest first). */
export function orderLists(summaries: readonly ListSummary[], order: ListOrder): ListSummary[] {
  return [...summaries].sort((a, b) => compare(a, b, order) || compareListNumbers(a.number, b.number) || a.list.id - b.list.id)
}

function compare(a: ListSummary, b: ListSummary, order: ListOrder): number {
  if (order === 'match') return (b.match.value ?? -1) - (a.match.value ?? -1)
  if (order === 'updated') return b.list.updated.localeCompare(a.list.updated)
  return 0
}

/** Lists with one place in the order; `isTie` if their matches are too close. */
export interface ListBand {
  readonly isTie: boolean
  readonly summaries: readonly ListSummary[]
}

/** The lists by match, near ties as one band in the order of their numbers; lists without a match last, each separately. */
export function matchBands(summaries: readonly ListSummary[]): ListBand[] {
  const ordered = orderLists(summaries, 'match')
  const summaryById = new Map(ordered.map((summary) => [summary.list.id, summary]))
  const percents = ordered.map(({ list, match: { value, known } }) => ({ candidateId: list.id, value, shared: known }))
  const bands = combinedNearTies(percents).map(({ candidateIds }) => ({
    isTie: candidateIds.length > 1,
    summaries: orderLists(
      candidateIds.flatMap((id) => summaryById.get(id) ?? []),
      'number',
    ),
  }))
  const unknown = ordered.filter(({ match }) => match.value === null)
  return [...bands, ...unknown.map((summary) => ({ isTie: false, summaries: [summary] }))]
}

/** The lists whose name, number or people match the search; all for an empty search. */
export function searchLists(
  summaries: readonly ListSummary[],
  search: string,
  candidates: ReadonlyMap<number, CandidateCard>,
): ListSummary[] {
  const query = foldQuery(search)
  if (query === '') return [...summaries]
  return summaries.filter((summary) => fitsSearch(query, [searchText(summary, candidates)]))
}

function searchText({ list, number, party }: ListSummary, candidates: ReadonlyMap<number, CandidateCard>): string {
  const people = list.candidates.map(({ id }) => candidates.get(id)).map((person) => `${person?.firstName} ${person?.lastName}`)
  return [number, list.name, party?.shortName, party?.name, ...people].join(' ')
}
