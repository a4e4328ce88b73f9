import { countsOf } from '../counts.ts'
import { type Parsed, type Source, unreadable } from '../source.ts'
import { FULL_COLUMNS, readFullTable } from './full-table.ts'
import { REDUCED_COLUMNS, readReducedTable } from './reduced-table.ts'
import { readSheet } from './sheet.ts'

/**
 * Results of the Grosser Rat of Basel-Stadt as SESAM exports them (xlsx): the complete table (2020), or a reduced one of
 * one party (2016). Each constituency becomes an election of its own.
 */
export async function parseSesamBs(source: Source): Promise<Parsed> {
  const sheet = await readSheet(source)
  if (typeof sheet === 'string') return unreadable(source, 0, sheet)
  const lacks = (columns: readonly string[]) => columns.filter((name) => !sheet.columns.includes(name))
  if (lacks(REDUCED_COLUMNS).length === 0) {
    const { elections, problems } = readReducedTable(source, sheet.rows)
    if (elections.length === 0) return { import: {}, counts: {}, problems }
    return { import: { elections }, counts: countsOf({ elections }), problems }
  }
  const missing = lacks(FULL_COLUMNS)
  if (missing.length > 0) return unreadable(source, 1, `the column ${missing.join(', ')} is missing`)
  const { elections, parties, problems } = readFullTable(source, sheet.rows)
  if (elections.length === 0) return { import: {}, counts: {}, problems }
  const data = { parties, elections }
  return { import: data, counts: countsOf(data), problems }
}
