import { type CatalogueImport, CONTENT_LANGUAGES, type ImportProblem, type LocalizedText } from '@plenara/contract'
import { countsOf } from '../counts.ts'
import type { Parsed, Source } from '../source.ts'
import type { CsvRow } from './csv.ts'
import { readTable } from './read-table.ts'

interface SettingFormat<T> {
  readonly required: readonly string[]
  readonly optional?: readonly string[]
  /** A record, or why the row is none. */
  readonly read: (row: CsvRow) => T | string
  readonly importOf: (records: readonly T[]) => CatalogueImport
}

/** Reads the settings of an operator, all or nothing: with a row that cannot be read, the file holds none. */
export async function readSettings<T extends object>(
  source: Source,
  { required, optional = [], read, importOf }: SettingFormat<T>,
): Promise<Parsed> {
  const table = await readTable(source, { required, optional })
  const problems: ImportProblem[] = [...table.problems, ...unknownColumns(source, table.columns, [...new Set([...required, ...optional])])]
  const records: T[] = []
  for (const row of table.rows) {
    const record = read(row)
    if (typeof record === 'string') problems.push({ file: source.file, line: row.line, reason: record })
    else records.push(record)
  }
  if (problems.length > 0 || records.length === 0) return { import: {}, counts: {}, problems }
  const data = importOf(records)
  return { import: data, counts: countsOf(data), problems }
}

/** A column that nobody reads is a setting that is not made. */
function unknownColumns({ file }: Source, header: readonly string[], known: readonly string[]): ImportProblem[] {
  const unknown = header.filter((name) => name !== '' && !known.includes(name))
  return unknown.map((name) => ({ file, line: 1, reason: `"${name}" is no column of this format: ${known.join(', ')}` }))
}

/** The columns of a text in all languages. */
export function columnsOfText(name: string): string[] {
  return CONTENT_LANGUAGES.map((language) => `${name}_${language}`)
}

/** The texts of the columns `<name>_de`, `<name>_fr` …; a column without a language is not read. */
export function localized(row: CsvRow, name: string): LocalizedText {
  const texts = CONTENT_LANGUAGES.map((language) => [language, row.cell(`${name}_${language}`)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}
