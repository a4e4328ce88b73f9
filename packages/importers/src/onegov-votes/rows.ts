import type { CsvRow } from '../tables/csv.ts'
import { dayOf, wholeNumber } from '../text.ts'
import { COUNT_COLUMNS } from './columns.ts'

/** Format specification of OneGov for votes. */
export const BALLOT_TYPES = ['proposal', 'counter-proposal', 'tie-breaker'] as const
export type BallotType = (typeof BALLOT_TYPES)[number]

/** A row of the OneGov vote CSV: the ballots of a municipality, or of those abroad, on one question. */
export interface VoteRow {
  readonly line: number
  readonly cells: CsvRow
  readonly date: string
  readonly type: BallotType
  /** 0 for voters abroad. */
  readonly entityId: number
  readonly isCounted: boolean
  readonly yes: number
  readonly no: number
  readonly invalid: number
  readonly blank: number
  readonly eligible: number
}

/** The row, or the reason why it cannot be read. */
export function toVoteRow(cells: CsvRow): VoteRow | string {
  const date = dayOf(cells.cell('date'))
  const type = BALLOT_TYPES.find((one) => one === cells.cell('type'))
  const entityId = wholeNumber(cells.cell('entity_id'))
  const isCounted = { true: true, false: false }[cells.cell('counted').toLowerCase()]
  if (!date) return `date is no day: "${cells.cell('date')}"`
  if (!type) return `type is none of ${BALLOT_TYPES.join(', ')}: "${cells.cell('type')}"`
  if (entityId === null) return `entity_id is no number: "${cells.cell('entity_id')}"`
  if (isCounted === undefined) return `counted is neither true nor false: "${cells.cell('counted')}"`
  const counts = COUNT_COLUMNS.map((column) => ({ column, count: wholeNumber(cells.cell(column) || (isCounted ? '' : '0')) }))
  const wrong = counts.find(({ count }) => count === null)
  if (wrong) return `${wrong.column} is no number: "${cells.cell(wrong.column)}"`
  const [yes = 0, no = 0, invalid = 0, blank = 0, eligible = 0] = counts.flatMap(({ count }) => count ?? [])
  const cast = yes + no + invalid + blank
  if (cast > eligible) return `${cast} ballots of ${eligible} voters`
  return { line: cells.line, cells, date, type, entityId, isCounted, yes, no, invalid, blank, eligible }
}
