import type { ImportProblem } from '@plenara/contract'
import { type CsvError, parse } from 'csv-parse/sync'
import type { Source } from './source.ts'
import { isDamaged } from './text.ts'

export interface CsvRow {
  /** Counted from 1 with the header; of a row over several lines the last. */
  readonly line: number
  /** The trimmed text of a column, empty where the file has no such column. */
  cell(column: string): string
}

export interface CsvTable {
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
  readonly problems: readonly ImportProblem[]
}

interface CsvOptions {
  readonly delimiter?: ',' | ';'
  /** Without one of these columns the file is not of this format. */
  readonly required: readonly string[]
}

const NOT_UTF8 = 'holds characters that are not UTF-8: save the file as UTF-8'
/** A row never comes near this length: a quote that is never closed must not swallow the file. */
const MAX_ROW_LENGTH = 200_000

/** Reads a UTF-8 CSV with a header line. A row that cannot be read becomes a problem, the others are returned. */
export function readCsv(source: Source, { delimiter = ',', required }: CsvOptions): CsvTable {
  const problems: ImportProblem[] = []
  const report = (line: number, reason: string) => void problems.push({ file: source.file, line, reason })
  const records = readRecords(source, delimiter, report)
  const [header, ...body] = records
  if (!header) {
    if (problems.length === 0) report(0, 'the file is empty')
    return { columns: [], rows: [], problems }
  }
  const columns = header.cells.map((name) => name.trim())
  const missing = required.filter((name) => !columns.includes(name))
  if (missing.length > 0) {
    const hint = header.cells.some(isDamaged) ? `; the header ${NOT_UTF8}` : ''
    const reason = `the column ${missing.join(', ')} is missing${hint}`
    return { columns, rows: [], problems: [{ file: source.file, line: header.line, reason }] }
  }
  const positions = new Map(columns.map((name, index) => [name, index]))
  const rows: CsvRow[] = []
  for (const record of body) {
    const reason = flawOf(record.cells, columns.length)
    if (reason) report(record.line, reason)
    else rows.push(toRow(record, positions))
  }
  return { columns, rows, problems: problems.toSorted((a, b) => a.line - b.line) }
}

interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

function readRecords(source: Source, delimiter: string, report: (line: number, reason: string) => void): CsvRecord[] {
  const text = new TextDecoder().decode(source.bytes)
  try {
    const records: CsvRecord[] = []
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: MAX_ROW_LENGTH,
      onRecord: (cells: string[], { lines }) => void records.push({ line: lines, cells }),
      onSkip: (error) => void report(lineOf(error), reasonOf(error)),
    })
    return records
  } catch (error) {
    report(0, `the file cannot be read: ${error instanceof Error ? error.message : 'unknown error'}`)
    return []
  }
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

function flawOf(cells: readonly string[], width: number): string | null {
  if (cells.length !== width) return `${cells.length} columns instead of ${width}`
  if (cells.some(isDamaged)) return NOT_UTF8
  return null
}

function toRow(record: CsvRecord, positions: ReadonlyMap<string, number>): CsvRow {
  return { line: record.line, cell: (column) => record.cells[positions.get(column) ?? -1]?.trim() ?? '' }
}
