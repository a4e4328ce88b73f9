import type { SeatRecord } from '@plenara/contract'
import { groupBy } from '../group.ts'
import { problemsOf } from '../json.ts'
import { federalCouncilKey } from '../parliament-keys.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import type { Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { isWorkbook, readTable } from '../tables/read-table.ts'
import { SEATING_COLUMNS } from './columns.ts'

const CORNERS = 4
/** BV Art. 149. */
const SEATS = 200

/** Whether a file is the plan of the seats: the only table among the answers of the service. */
export function isSeatingPlan(source: Source): boolean {
  return source.file.toLowerCase().endsWith('.csv') || isWorkbook(source)
}

/** The seats of the National Council (CSV, Excel), a row for each of the four corners. A plan replaces the former one, so only a whole one counts. */
export async function parseSeatingPlan(source: Source): Promise<ParliamentParsed> {
  const table = await readTable(source, SEATING_COLUMNS)
  const { problems, report } = problemsOf(source)
  const seats: SeatRecord[] = []
  for (const [seat, ofSeat] of groupBy(table.rows, (row) => row.cell('SeatNumber'))) {
    const corners = ofSeat
      .toSorted((a, b) => numberIn(a, 'order') - numberIn(b, 'order'))
      .map((row) => ({ x: numberIn(row, 'x'), y: numberIn(row, 'y') }))
    const number = Number(seat)
    const isSeat = Number.isInteger(number) && number > 0 && corners.length === CORNERS
    if (isSeat && corners.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)))
      seats.push({ councilKey: federalCouncilKey(1), seat: number, corners })
    else report(ofSeat[0]?.line ?? 0, `the seat "${seat}" has not ${CORNERS} corners with a place`)
  }
  const isWhole = seats.length === SEATS && problems.length === 0
  if (!isWhole) report(table.rows.at(-1)?.line ?? 1, `${seats.length} of ${SEATS} seats can be read: the plan is left out`)
  return parliamentParsed(source, { seats: isWhole ? seats : [] }, [...table.problems, ...problems])
}

function numberIn(row: CsvRow, column: string): number {
  const text = row.cell(column)
  return text === '' ? Number.NaN : Number(text)
}
