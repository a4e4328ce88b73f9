import { countsOf } from '../counts.ts'
import type { Parsed, Source } from '../source.ts'
import { readTable } from '../tables/read-table.ts'
import { FULL_COLUMNS, REDUCED_COLUMNS } from './columns.ts'
import { readFullTable } from './full-table.ts'
import { readReducedTable } from './reduced-table.ts'

/**
 * Results of the Grosser Rat of Basel-Stadt as SESAM exports them (Excel or CSV): the complete table (2020, 2024), or a reduced one of
 * one party (2016). Each constituency becomes an election of its own.
 */
export async function parseSesamBs(source: Source): Promise<Parsed> {
  const table = await readTable(source, FULL_COLUMNS, REDUCED_COLUMNS)
  const read = table.format === REDUCED_COLUMNS ? readReducedTable(source, table) : readFullTable(source, table)
  if (read.elections.length === 0) return { import: {}, counts: {}, problems: read.problems }
  const data = { ...(read.parties && { parties: read.parties }), elections: read.elections }
  return { import: data, counts: countsOf(data), problems: read.problems }
}
