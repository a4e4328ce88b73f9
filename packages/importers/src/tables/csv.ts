import type { ImportProblem } from '@plenara/contract'
import { type CsvError, parse } from 'csv-parse/sync'
import { checkLimit, LIMITS, LimitExceeded } from '../limits.ts'
import type { Source } from '../source.ts'
import type { ColumnTable } from './columns.ts'
import { decodeText } from './decode-text.ts'
import { HEADER_ROWS, headerAt } from './header.ts'
import { strangerIn } from './strangers.ts'
import { type RawRow, type Table, type TableRow, tableOf } from './table.ts'

export type CsvRow = TableRow
export type CsvTable = Table

/** A row never comes near this length: a quote that is never closed must not swallow the file. */
const MAX_ROW_LENGTH = 200_000
const DELIMITERS = [',', ';', '\t', '|'] as const
const DELIMITER_NAMES: Readonly<Record<string, string>> = { ',': 'a comma', ';': 'a semicolon', '\t': 'a tab', '|': 'a bar' }
/** A first line that tells spreadsheets the separator: `sep=;`. */
const DECLARATION = /^\uFEFF?"?sep=([^\r\n"])"?[,;\t|]*(?=\r|\n|$)/i

/**
 * Reads a CSV with a header line, in any usual encoding and with any usual separator: the one that the header's columns stand between. A row that cannot
 * be read becomes a problem, the others are returned; so does the last row where no line break ends it, because a cut file shows nothing else.
 */
export function readCsv(source: Source, format: ColumnTable): CsvTable {
  const problems: ImportProblem[] = []
  const report = (line: number, reason: string) => void problems.push({ file: source.file, line, reason })
  const stranger = strangerIn(source.bytes, 'CSV')
  if (stranger) {
    report(0, stranger)
    return { columns: [], rows: [], problems }
  }
  const { text, declared } = withoutDeclaration(decodeText(source.bytes))
  const delimiter = delimiterOf(text, format, declared)
  const records = readRecords(source, { text, delimiter }, report)
  const at = headerAt(
    records.map(({ cells }) => cells),
    [format],
    source.columns,
  )
  const [header, ...body] = records.slice(at)
  if (!header) {
    if (problems.length === 0) report(0, 'the file is empty')
    return { columns: [], rows: [], problems }
  }
  const cutRow = isEnded(text) ? undefined : body.at(-1)
  const width = header.cells.length
  const flawOf = (row: RawRow): string | null => {
    if (row.cells.length !== width) return `${row.cells.length} columns instead of ${width}`
    return row === cutRow ? 'no line break ends the last row: it may be cut off; if it is whole, end it with one' : null
  }
  const table = tableOf(
    source,
    { header, body, hint: `${DELIMITER_NAMES[delimiter] ?? `"${delimiter}"`} is taken as the separator, and `, flawOf },
    format,
  )
  const all = problems.length > 0 && body.length === 0 ? problems : [...problems, ...table.problems]
  return { ...table, problems: all.toSorted((a, b) => a.line - b.line) }
}

function isEnded(text: string): boolean {
  return /[\r\n]\s*$/.test(text.slice(-MAX_ROW_LENGTH))
}

interface Declared {
  /** With an empty line in place of the declaration, so that every row keeps its number. */
  readonly text: string
  readonly declared: readonly string[]
}

function withoutDeclaration(text: string): Declared {
  const found = DECLARATION.exec(text)
  return found ? { text: text.slice(found[0].length), declared: [found[1] ?? ''] } : { text, declared: [] }
}

/** The separator that shows most of the format's columns in the header, and of those the one that shows most columns at all. */
function delimiterOf(text: string, { required, optional = [], aliases = {} }: ColumnTable, declared: readonly string[]): string {
  const formatColumns = new Set([...required, ...optional, ...Object.values(aliases).flat()])
  const found = [...new Set([...DELIMITERS, ...declared])].map((delimiter) => {
    const rows = rowsAbove(text, delimiter)
    const known = Math.max(0, ...rows.map((cells) => cells.filter((name) => formatColumns.has(name.trim())).length))
    return { delimiter, known, columns: rows[0]?.length ?? 0 }
  })
  return found.reduce((best, one) => (one.known > best.known || (one.known === best.known && one.columns > best.columns) ? one : best))
    .delimiter
}

/** The rows among which the header is. */
function rowsAbove(text: string, delimiter: string): readonly (readonly string[])[] {
  try {
    return parse(text.slice(0, MAX_ROW_LENGTH), {
      delimiter,
      to: HEADER_ROWS,
      skip_empty_lines: true,
      relax_quotes: true,
      relax_column_count: true,
      bom: true,
    })
  } catch {
    // Reading the rows reports the error.
    return []
  }
}

interface CsvText {
  readonly text: string
  readonly delimiter: string
}

function readRecords(source: Source, { text, delimiter }: CsvText, report: (line: number, reason: string) => void): RawRow[] {
  const limits = source.limits ?? LIMITS
  try {
    const records: RawRow[] = []
    let above: readonly string[] = []
    // A line break of two characters inside of a cell would count as two lines.
    parse(text.replaceAll('\r\n', '\n'), {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: MAX_ROW_LENGTH,
      onRecord: (cells: string[], { lines }) => {
        source.deadline?.check()
        checkLimit('rows', records.length, limits, 'rows')
        checkLimit('columns', cells.length, limits, 'columns')
        // A spreadsheet ends with rows of separators alone.
        if (records.length > 0 && !cells.some((cell) => cell.trim())) return null
        const plain = cells.some((cell) => cell.includes('\r')) ? cells.map(withPlainBreaks) : cells
        above = sharing(plain, above)
        records.push({ line: lines, cells: above })
        return null
      },
      onSkip: (error) => void report(lineOf(error), reasonOf(error)),
    })
    return records
  } catch (error) {
    if (error instanceof LimitExceeded) throw error
    report(0, `the file cannot be read: ${error instanceof Error ? error.message : 'unknown error'}`)
    return []
  }
}

/** The cells of a row; what repeats the row above, as dates, places and lists do, is kept once. */
function sharing(cells: readonly string[], above: readonly string[]): readonly string[] {
  return cells.map((cell, index) => (cell === above[index] ? above[index] : cell))
}

/** Line breaks inside of a cell, which the program that saves a file writes as it likes. */
function withPlainBreaks(cell: string): string {
  return cell.replaceAll(/\r\n?/g, '\n')
}

function lineOf(error: CsvError | undefined): number {
  const lines: unknown = error?.lines
  return typeof lines === 'number' ? lines : 0
}

function reasonOf(error: CsvError | undefined): string {
  if (error?.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is opened and never closed'
  if (error?.code === 'CSV_MAX_RECORD_SIZE') return 'the row is too long: a quote before it is probably not closed'
  return 'a quote stands in the wrong place'
}
