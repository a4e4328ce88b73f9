import { LimitExceeded } from '../limits.ts'
import type { Source } from '../source.ts'
import type { ColumnTable } from './columns.ts'
import { columnsNamed, HEADER_ROWS, headerAt } from './header.ts'
import type { RawRow, RawTable } from './table.ts'
import { workbookExtent } from './workbook-extent.ts'

/**
 * A sheet of a workbook from its header on, or the reason why it cannot be read: the one that has the columns of one of the formats, most of them where
 * several do, else the first one. Notes and citations often stand on a sheet before the data, titles above the header. Throws `LimitExceeded`.
 */
export async function readSheet(source: Source, formats: readonly ColumnTable[] = []): Promise<RawTable | string> {
  if (source.bytes.length === 0) return 'the file is empty'
  const { rangeRef, readXlsx } = await import('hucre/xlsx')
  try {
    const extent = await workbookExtent(source)
    if (extent.rows === 0) return 'the workbook has no sheet with a header'
    const { sheets } = await readXlsx(source.bytes, {
      range: rangeRef(0, 0, extent.rows - 1, extent.columns - 1),
      sheets: (_, index) => isPartOfItsOwn(index, extent.sheets),
    })
    const tables = sheets.map((sheet) => tableIn(sheet, formats, source))
    const [first] = tables
    if (!first) return 'the workbook has no sheet with a header'
    const { header, body, merged } = tables.reduce((best, one) => (one.known > best.known ? one : best), first)
    if (!header) return 'the workbook has no sheet with a header'
    return { header, body, hint: '', flawOf: ({ line }) => (merged(line) ? MERGED : null) }
  } catch (error) {
    if (error instanceof LimitExceeded) throw error
    return 'the file is no readable Excel workbook (.xlsx)'
  }
}

/** A workbook that names one part as many sheets would be read as many times. */
function isPartOfItsOwn(index: number, parts: number): true {
  if (index < parts) return true
  throw new Error('the workbook names more sheets than it has')
}

/** Only the first of the cells that are merged holds what stands there; whether it is meant for all of them nobody says. */
const MERGED = 'merged cells reach into this row: separate them, and fill in each'

interface Sheet {
  readonly rows: readonly (readonly unknown[])[]
  /** Counted from 0, with their ends. */
  readonly merges?: readonly { readonly startRow: number; readonly endRow: number; readonly startCol: number }[]
}

interface SheetTable {
  /** How many columns of a format its header has. */
  readonly known: number
  readonly header: RawRow | undefined
  readonly body: readonly RawRow[]
  /** Whether a line has cells that are merged with others. */
  readonly merged: (line: number) => boolean
}

function tableIn({ rows, merges = [] }: Sheet, formats: readonly ColumnTable[], { columns }: Source): SheetTable {
  const above = rows.slice(0, HEADER_ROWS).map((cells) => cells.map(toText))
  const at = headerAt(above, formats, columns)
  const header = above[at]
  const body = rows.slice(at + 1).map((cells, index) => ({ line: at + index + 2, cells: cells.map(toText) }))
  return {
    known: header ? columnsNamed(header, formats, columns) : 0,
    header: header && { line: at + 1, cells: header },
    body: body.filter(({ cells }) => cells.some(Boolean)),
    merged: linesIn(merges.filter(({ startCol }) => header?.[startCol]).map(({ startRow, endRow }) => [startRow + 1, endRow + 1])),
  }
}

/** Whether a line lies in one of the ranges, which may be many, long, and over each other. */
function linesIn(ranges: readonly (readonly [first: number, last: number])[]): (line: number) => boolean {
  const apart: [number, number][] = []
  for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = apart.at(-1)
    if (before && first <= before[1]) before[1] = Math.max(before[1], last)
    else apart.push([first, last])
  }
  return (line) => {
    let [low, high] = [0, apart.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((apart[middle]?.[1] ?? 0) < line) low = middle + 1
      else high = middle
    }
    return (apart[low]?.[0] ?? Infinity) <= line
  }
}

/** A cell as text; what Excel keeps as true or false is written so. */
function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''
}
