import type { ImportProblem } from '@plenara/contract'
import { type Source, stemOf } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { readTable as readRows } from '../tables/read-table.ts'
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
export async function readTables(
  sources: readonly Source[],
): Promise<{ readonly tables: Tables | null; readonly problems: readonly ImportProblem[] }> {
  const problems: ImportProblem[] = []
  const read = async (name: TableName): Promise<Table | null> => {
    const source = sources.find((one) => stemOf(one).toLowerCase() === name.toLowerCase())
    if (source) return readTable(source, name, problems)
    problems.push({ file: sources[0]?.file ?? '', line: 0, reason: `${name} is missing: a WabstiC export is a folder of linked files` })
    return null
  }
  const [election, lists, counts, people, places] = [
    await read('WP_Wahl'),
    await read('WP_Listen'),
    await read('WP_Kandidaten'),
    await read('WPStatic_Kandidaten'),
    await read('WP_Gemeinden'),
  ]
  if (!election || !lists || !counts || !people || !places) return { tables: null, problems }
  return { tables: { election, lists, counts, people, places }, problems }
}

async function readTable(source: Source, name: TableName, problems: ImportProblem[]): Promise<Table | null> {
  const table = await readRows(source, COLUMNS[name])
  problems.push(...table.problems)
  const isReadable = COLUMNS[name].required.every((column) => table.columns.includes(column))
  return isReadable ? { file: source.file, rows: table.rows } : null
}
