import { LIMITS, LimitExceeded } from '../limits.ts'
import type { Source } from '../source.ts'
import type { ColumnTable } from './columns.ts'
import { columnsNamed, HEADER_ROWS, headerAt } from './header.ts'
import type { RawRow, RawTable } from './table.ts'
import { checkZip } from './zip.ts'

/** What the reader of workbooks says of a part that does not end where the directory says. */
const TOO_LARGE = /^Decompressed size exceeds limit/

/**
 * A sheet of a workbook from its header on, or the reason why it cannot be read: the one that has the columns of one of the formats, most of them where
 * several do, else the first one. Notes and citations often stand on a sheet before the data, titles above the header. Throws `LimitExceeded`.
 */
export async function readSheet(source: Source, formats: readonly ColumnTable[] = []): Promise<RawTable | string> {
  const limits = source.limits ?? LIMITS
  if (source.bytes.length === 0) return 'the file is empty'
  const { readXlsx } = await import('hucre/xlsx')
  try {
    checkZip(source.bytes, limits)
    const { sheets } = await readXlsx(source.bytes, { maxRows: limits.rows })
    const tables = sheets.map((sheet) => tableIn(sheet, formats, source))
    const [first] = tables
    if (!first) return 'the workbook has no sheet with a header'
    const { header, body, merged } = tables.reduce((best, one) => (one.known > best.known ? one : best), first)
    if (!header) return 'the workbook has no sheet with a header'
    return { header, body, hint: '', flawOf: ({ line }) => (merged.has(line) ? MERGED : null) }
  } catch (error) {
    if (error instanceof LimitExceeded) throw error
    if (error instanceof Error && TOO_LARGE.test(error.message))
      throw new LimitExceeded('a part of the file is larger than its directory says')
    return 'the file is no readable Excel workbook (.xlsx)'
  }
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
  /** The lines of cells that are merged with others. */
  readonly merged: ReadonlySet<number>
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
    merged: new Set(
      merges
        .filter(({ startCol }) => header?.[startCol])
        .flatMap(({ startRow, endRow }) => Array.from({ length: endRow - startRow + 1 }, (_, index) => startRow + index + 1)),
    ),
  }
}

/** A cell as text; what Excel keeps as true or false is written so. */
function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''
}
