import type { ImportProblem } from '@plenara/contract'
import { type CsvRow, readCsv } from '../csv.ts'
import { type Source, stemOf } from '../source.ts'

/** The files of a WabstiC export of a proportional election with the columns that are read. */
const COLUMNS = {
  WP_Wahl: ['SortGeschaeft', 'GeBezKurz', 'GeBezOffiziell', 'Sonntag', 'Kanton', 'AnzPendentGde'],
  WP_Listen: ['SortGeschaeft', 'ListNr', 'ListCode', 'ListBez', 'StimmenTotal', 'StimmenZusatz', 'Sitze', 'ListVerb', 'ListUntVerb'],
  WP_Kandidaten: ['SortGeschaeft', 'KNR', 'Gewaehlt', 'Stimmen'],
  WPStatic_Kandidaten: ['SortGeschaeft', 'KNR', 'Nachname', 'Vorname', 'Beruf', 'Wohnort', 'Jahrgang', 'ListeCode', 'Bisher'],
  WP_Gemeinden: ['SortGeschaeft', 'Stimmberechtigte', 'StmAbgegeben', 'StmUngueltig', 'StmLeer', 'StmGueltig'],
} as const

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
  const table = readCsv(toUtf8(source), { delimiter: ';', required: COLUMNS[name] })
  problems.push(...table.problems)
  const isReadable = COLUMNS[name].every((column) => table.columns.includes(column))
  return isReadable ? { file: source.file, rows: table.rows } : null
}

/** Wabsti writes Windows-1252, newer exports UTF-8: what is no UTF-8 is the former. */
function toUtf8(source: Source): Source {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(source.bytes)
    return source
  } catch {
    return { ...source, bytes: new TextEncoder().encode(new TextDecoder('windows-1252').decode(source.bytes)) }
  }
}
