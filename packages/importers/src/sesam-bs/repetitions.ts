import { groupBy } from '../group.ts'
import type { TableRow } from '../tables/table.ts'
import { wholeNumber } from '../text.ts'
import { isCumulated } from './releases.ts'

const MAX_REPETITIONS = 3
/** What the table says of a candidate who is printed twice or three times, without saying how often. */
const CUMULATED = 'K'

/** How often a candidate stands on the printed list: every unchanged ballot gives that many votes. Before the day the least that is true. */
export function repetitionsOf(row: TableRow): number {
  const counted = countedRepetitions(row)
  return counted ?? (isCumulated(row) ? 2 : 1)
}

/** The lists of which the table does not tell how often somebody is printed. */
export function cumulationDoubts(rows: readonly TableRow[]): string[] {
  const open = rows.filter((row) => isPrintedOften(row) && countedRepetitions(row) === null)
  const byList = groupBy(open, (row) => `${row.cell('Wahlkreisbezeichnung')}, list ${row.cell('Listennummer')}`)
  return [...byList].map(
    ([list, { length }]) =>
      `${list}: the file does not tell whether ${length} ${length === 1 ? 'candidate is' : 'candidates are'} printed twice or three times, twice is shown`,
  )
}

function isPrintedOften(row: TableRow): boolean {
  return row.cell('Kumulation').toUpperCase() === CUMULATED
}

function countedRepetitions(row: TableRow): number | null {
  const ballots = wholeNumber(row.cell('Unveränderte Wahlzettel Liste'))
  const votes = wholeNumber(row.cell('Stimmen unveränderte Wahlzettel'))
  if (!ballots || !votes) return null
  return Math.min(MAX_REPETITIONS, Math.max(1, Math.round(votes / ballots)))
}
