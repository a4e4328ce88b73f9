import type { CandidateCard, List, OfficialList, Party } from '@plenara/contract'
import { kindOfList, lastUpdatedList, normalizeSearch } from '@plenara/domain'

/** What a card of the page «Lists» says about a list. */
export interface ListSummary {
  readonly list: List
  readonly kind: 'official' | 'adapted' | 'custom'
  /** The number of the heading, also of an adapted copy; null where there is none. */
  readonly number: string | null
  readonly party: Party | null
  /** Lines with a name. */
  readonly filled: number
  /** Mean match percent of the people on the list, each once; null where none is known. */
  readonly average: number | null
  readonly isFollowed: boolean
  /** The own list that was edited last [LIST-1]. */
  readonly isLast: boolean
}

export interface SummaryInput {
  readonly official: readonly OfficialList[]
  readonly own: readonly List[]
  readonly followedId: number
  readonly parties: ReadonlyMap<number, Party>
  readonly percents: ReadonlyMap<number, number | null>
}

/** All lists of an election, official ones first. */
export function summarizeLists(input: SummaryInput): ListSummary[] {
  const officialById = new Map(input.official.map((list) => [list.id, list]))
  const lastId = lastUpdatedList(input.own)?.id
  return [...input.official, ...input.own].map((list) => {
    const heading = officialById.get(list.officialListId ?? list.id)
    return {
      list,
      kind: kindOfList(list),
      number: heading?.number ?? list.number,
      party: (heading?.partyId && input.parties.get(heading.partyId)) || null,
      filled: list.candidates.length,
      average: averagePercent(list.candidates, input.percents),
      isFollowed: list.id === input.followedId,
      isLast: list.id === lastId,
    }
  })
}

/** The mean of the known match percents of the people on a list, each person once; null where none is known. */
export function averagePercent(
  candidates: readonly { readonly id: number }[],
  percents: ReadonlyMap<number, number | null>,
): number | null {
  const ids = new Set(candidates.map(({ id }) => id))
  const known = [...ids].map((id) => percents.get(id)).filter((value) => typeof value === 'number')
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

export const LIST_ORDERS = ['number', 'match', 'updated'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** Lists by number (none last), by match (best first, unknown last) or by the last change (newest first). */
export function orderLists(summaries: readonly ListSummary[], order: ListOrder): ListSummary[] {
  return [...summaries].sort((a, b) => compare(a, b, order) || compareNumbers(a.number, b.number) || a.list.id - b.list.id)
}

function compare(a: ListSummary, b: ListSummary, order: ListOrder): number {
  if (order === 'match') return (b.average ?? -1) - (a.average ?? -1)
  if (order === 'updated') return b.list.updated.localeCompare(a.list.updated)
  return 0
}

function compareNumbers(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a.localeCompare(b, 'de', { numeric: true })
}

/** The lists whose name, number or people match what was typed; all where nothing was typed. */
export function searchLists(
  summaries: readonly ListSummary[],
  search: string,
  candidates: ReadonlyMap<number, CandidateCard>,
): ListSummary[] {
  const words = normalizeSearch(search).split(' ').filter(Boolean)
  if (words.length === 0) return [...summaries]
  return summaries.filter((summary) => {
    const text = normalizeSearch(searchText(summary, candidates))
    return words.every((word) => text.includes(word))
  })
}

function searchText({ list, number, party }: ListSummary, candidates: ReadonlyMap<number, CandidateCard>): string {
  const people = list.candidates.map(({ id }) => candidates.get(id)).map((person) => `${person?.firstName} ${person?.lastName}`)
  return [number, list.name, party?.shortName, party?.name, ...people].join(' ')
}
