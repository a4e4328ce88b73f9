import { countsOf } from '../counts.ts'
import { type Parsed, type Source, unreadable } from '../source.ts'
import { resolveColumns } from '../tables/columns.ts'
import { readSheet } from '../tables/sheet.ts'
import { tableOf } from '../tables/table.ts'
import { FULL_COLUMNS, REDUCED_COLUMNS } from './columns.ts'
import { readFullTable } from './full-table.ts'
import { readReducedTable } from './reduced-table.ts'

/**
 * Results of the Grosser Rat of Basel-Stadt as SESAM exports them (xlsx): the complete table (2020, 2024), or a reduced one of
 * one party (2016). Each constituency becomes an election of its own.
 */
export async function parseSesamBs(source: Source): Promise<Parsed> {
  const sheet = await readSheet(source, [FULL_COLUMNS, REDUCED_COLUMNS])
  if (typeof sheet === 'string') return unreadable(source, 0, sheet)
  const columnsOf = (format: typeof FULL_COLUMNS) => resolveColumns(sheet.header.cells, format, source.columns).positions.size
  const isReduced = columnsOf(REDUCED_COLUMNS) > columnsOf(FULL_COLUMNS)
  const table = tableOf(source, sheet, isReduced ? REDUCED_COLUMNS : FULL_COLUMNS)
  const read = isReduced ? readReducedTable(source, table) : readFullTable(source, table)
  if (read.elections.length === 0) return { import: {}, counts: {}, problems: read.problems }
  const data = { ...(read.parties && { parties: read.parties }), elections: read.elections }
  return { import: data, counts: countsOf(data), problems: read.problems }
}
