import type { ImportProblem } from '@plenara/contract'
import { LIMITS } from '../limits.ts'
import type { Source } from '../source.ts'
import { isDamaged } from '../text.ts'
import { type ColumnTable, matchesColumn, resolveColumns } from './columns.ts'
import { numberReader } from './numbers.ts'

/** A row of a table, of text or of a workbook. */
export interface TableRow {
  /** Counted from 1 with the header; of a row over several lines the last. */
  readonly line: number
  /** The trimmed text of a column of the format, empty where the file has no such column. */
  cell(column: string): string
}

export interface Table {
  /** The columns of the header; those of the format under the format's names. */
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
  readonly problems: readonly ImportProblem[]
}

/** A row as it stands in the file. */
export interface RawRow {
  readonly line: number
  readonly cells: readonly string[]
}

export interface RawTable {
  readonly header: RawRow
  readonly body: readonly RawRow[]
  /** What a reader of the file needs to know where a column is missing. */
  readonly hint: string
  /** Why a row cannot be read by its form, null where it can. */
  readonly flawOf?: (row: RawRow) => string | null
}

/** The rows of a raw table under the names of the format. A header that leaves a column open gives no row, a row that cannot be read a problem. */
export function tableOf(source: Source, { header, body, hint, flawOf }: RawTable, format: ColumnTable): Table {
  const names = header.cells.map((name) => name.replace(/^\uFEFF/, '').trim())
  const problems: ImportProblem[] = []
  const report = (line: number, reason: string) => void problems.push({ file: source.file, line, reason })
  const { positions, reasons, answer } = resolveColumns(names, format, source.columns)
  const fieldAt = new Map([...positions].map(([field, index]) => [index, field]))
  const columns = names.map((name, index) => fieldAt.get(index) ?? name)
  for (const [index, raw] of reasons.entries()) {
    const reason = reasonOfHeader(raw, { names, hint, isDamaged: header.cells.some(isDamaged) })
    const isLast = index === reasons.length - 1
    problems.push({ file: source.file, line: header.line, reason, ...(isLast && answer !== null && { columns: answer }) })
  }
  if (reasons.length > 0) return { columns, rows: [], problems }
  const rows = readRows({ body, columns, format, flawOf: (row) => flawOf?.(row) ?? flawOfCells(row) }, source, report)
  if (body.length === 0) report(header.line, 'the file has a header and no rows')
  return { columns, rows, problems }
}

/** Of what no text holds; a cell may have tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/
const NOT_READABLE = 'holds characters of another encoding: save the file as UTF-8'

function reasonOfHeader(
  reason: string,
  { names, hint, isDamaged: isBroken }: { names: readonly string[]; hint: string; isDamaged: boolean },
): string {
  if (!reason.endsWith('missing')) return reason
  return `${reason}; ${hint}the header is: ${names.slice(0, SHOWN_COLUMNS).join(' | ').slice(0, SHOWN_LENGTH)}${isBroken ? `; the header ${NOT_READABLE}` : ''}`
}

/** Of a header in a sentence. */
const SHOWN_COLUMNS = 20
const SHOWN_LENGTH = 300

function flawOfCells({ cells }: RawRow): string | null {
  if (cells.some(isDamaged)) return NOT_READABLE
  return cells.some((cell) => CONTROL.test(cell)) ? 'holds a control character, as a damaged file does' : null
}

interface Body {
  readonly body: readonly RawRow[]
  readonly columns: readonly string[]
  readonly format: ColumnTable
  readonly flawOf: (row: RawRow) => string | null
}

function readRows({ body, columns, format, flawOf }: Body, source: Source, report: (line: number, reason: string) => void): TableRow[] {
  const positions = new Map<string, number>()
  for (const [index, name] of columns.entries()) if (!positions.has(name)) positions.set(name, index)
  const positionsIn = (wanted: ColumnTable['numbers'] = []) =>
    columns.flatMap((name, index) => (matchesColumn(name, wanted) ? [index] : []))
  const counts = new Set(positionsIn(format.counts))
  const numbers = [...new Set([...positionsIn(format.numbers), ...counts])]
  const readNumber = numberReader(numberTexts(body, numbers))
  const none = new Set(['', ...(format.missing ?? [])])
  const longest = (source.limits ?? LIMITS).cellLength
  const rows: TableRow[] = []
  for (const raw of body) {
    source.deadline?.check()
    const reason = raw.cells.some((cell) => cell.length > longest) ? `a cell has more than ${longest} characters` : flawOf(raw)
    const cells = reason ? reason : withPlainNumbers(raw.cells, numbers, { readNumber, columns, counts, none })
    if (typeof cells === 'string') report(raw.line, cells)
    else rows.push(new Row(raw.line, cells, positions))
  }
  return rows
}

function* numberTexts(body: readonly RawRow[], positions: readonly number[]): Generator<string> {
  for (const { cells } of body) for (const position of positions) yield cells[position]?.trim() ?? ''
}

interface Numbers {
  readonly readNumber: ReturnType<typeof numberReader>
  readonly columns: readonly string[]
  readonly counts: ReadonlySet<number>
  readonly none: ReadonlySet<string>
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/
const COUNT = /^\d+(\.0+)?$/

/** The cells with their numbers in plain digits, or why one of them is none or can mean two things. */
function withPlainNumbers(
  cells: readonly string[],
  positions: readonly number[],
  { readNumber, columns, counts, none }: Numbers,
): readonly string[] | string {
  let changed: string[] | null = null
  for (const position of positions) {
    const text = cells[position]?.trim() ?? ''
    if (none.has(text)) continue
    const read = readNumber(text)
    if ('reason' in read) return `${columns[position]}: ${read.reason}`
    const isCount = counts.has(position)
    if (!(isCount ? COUNT : NUMBER).test(read.text)) return `${columns[position]} is no number: "${text}"`
    const plain = isCount ? read.text.replace(/\.0+$/, '') : read.text
    if (plain === text) continue
    changed ??= [...cells]
    changed[position] = plain
  }
  return changed ?? cells
}

/** A class, because a table has as many as rows. */
class Row implements TableRow {
  readonly line: number
  readonly #cells: readonly string[]
  readonly #positions: ReadonlyMap<string, number>

  constructor(line: number, cells: readonly string[], positions: ReadonlyMap<string, number>) {
    this.line = line
    this.#cells = cells
    this.#positions = positions
  }

  cell(column: string): string {
    return this.#cells[this.#positions.get(column) ?? -1]?.trim() ?? ''
  }
}
