import type { ImportProblem } from '@plenara/contract'
import { type Source, stemOf } from '../source.ts'
import { type CsvRow, readCsv } from '../tables/csv.ts'
import { COLUMNS } from './columns.ts'

type TableName = keyof typeof COLUMNS

export interface Table {
  readonly file: string
  readonly rows: readonly CsvRow[]
}

export interface Tables {
  readonly election: Table
  readonly lists: Table
  /** Votes and elected by candidate number. */
  readonly counts: Table
  readonly people: Table
  /** Ballots by municipality. */
  readonly places: Table
}

/** The tables of an export by the names of its files, or null where one is missing or of another format; other files are left aside. */
export function readTables(sources: readonly Source[]): { readonly tables: Tables | null; readonly problems: readonly ImportProblem[] } {
  const problems: ImportProblem[] = []
  const read = (name: TableName): Table | null => {
    const source = sources.find((one) => stemOf(one).toLowerCase() === name.toLowerCase())
    if (source) return readTable(source, name, problems)
    problems.push({ file: sources[0]?.file ?? '', line: 0, reason: `${name}.csv is missing: a WabstiC export is a folder of linked files` })
    return null
  }
  const [election, lists, counts, people, places] = [
    read('WP_Wahl'),
    read('WP_Listen'),
    read('WP_Kandidaten'),
    read('WPStatic_Kandidaten'),
    read('WP_Gemeinden'),
  ]
  if (!election || !lists || !counts || !people || !places) return { tables: null, problems }
  return { tables: { election, lists, counts, people, places }, problems }
}

function readTable(source: Source, name: TableName, problems: ImportProblem[]): Table | null {
  const table = readCsv(source, COLUMNS[name])
  problems.push(...table.problems)
  const isReadable = COLUMNS[name].required.every((column) => table.columns.includes(column))
  return isReadable ? { file: source.file, rows: table.rows } : null
}
