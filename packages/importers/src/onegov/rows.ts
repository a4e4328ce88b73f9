import type { CsvRow } from '../tables/csv.ts'
import { wholeNumber } from '../text.ts'

/** A row of the OneGov election CSV: the votes of a candidate in a municipality. */
export interface OneGovRow {
  readonly line: number
  readonly cells: CsvRow
  readonly entityId: number
  readonly isCounted: boolean
  readonly listId: string
  /** Null where the file does not tell them. */
  readonly listVotes: number | null
  readonly listSeats: number
  readonly candidateId: string
  readonly lastName: string
  readonly firstName: string
  readonly isElected: boolean
  readonly votes: number
}

/** The row, or the reason why it cannot be read. */
export function toOneGovRow(cells: CsvRow): OneGovRow | string {
  const hasListVotes = cells.cell('list_votes') !== ''
  const number = (column: string) => wholeNumber(cells.cell(column) || '0')
  const [entityId, listVotes, listSeats, votes] = [
    number('entity_id'),
    number('list_votes'),
    number('list_number_of_mandates'),
    wholeNumber(cells.cell('candidate_votes')),
  ]
  const isElected = toBoolean(cells.cell('candidate_elected'))
  if (entityId === null) return `entity_id is no number: "${cells.cell('entity_id')}"`
  if (listVotes === null) return `list_votes is no number: "${cells.cell('list_votes')}"`
  if (listSeats === null) return `list_number_of_mandates is no number: "${cells.cell('list_number_of_mandates')}"`
  if (votes === null) return `candidate_votes is no number: "${cells.cell('candidate_votes')}"`
  if (isElected === null) return `candidate_elected is neither true nor false: "${cells.cell('candidate_elected')}"`
  const candidateId = cells.cell('candidate_id')
  const lastName = cells.cell('candidate_family_name')
  if (!candidateId) return 'candidate_id is empty'
  if (!lastName) return 'candidate_family_name is empty'
  return {
    line: cells.line,
    cells,
    entityId,
    isCounted: toBoolean(cells.cell('entity_counted')) ?? true,
    listId: cells.cell('list_id'),
    listVotes: hasListVotes ? listVotes : null,
    listSeats,
    candidateId,
    lastName,
    firstName: cells.cell('candidate_first_name'),
    isElected,
    votes,
  }
}

/** Ballots without designation (99, 999) are no list; scattered votes in a majority election are nobody. */
export function isPseudoRow(row: OneGovRow): boolean {
  const isBlankList = /^0*999?$/.test(row.listId)
  const isScattered = row.firstName === '' && /^(vereinzelte|divers|[eé]parses|sparsi|isolad)/i.test(row.lastName)
  return isBlankList || isScattered
}

function toBoolean(text: string): boolean | null {
  const lower = text.toLowerCase()
  if (lower === 'true') return true
  return lower === 'false' ? false : null
}
