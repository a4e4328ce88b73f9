import { type ColumnTable, type ConfirmedColumns, resolveColumns } from './columns.ts'

/** A title, a date, notes stand above it. */
export const HEADER_ROWS = 10
/** A title, and a date beside it. */
const TITLE_CELLS = 2

type Cells = readonly string[]
type Formats = readonly ColumnTable[]

/** The columns of a format that a row names. */
function namedIn(cells: Cells, format: ColumnTable, confirmed?: ConfirmedColumns): ReadonlySet<string> {
  const names = cells.map((name) => name.replace(/^\uFEFF/, '').trim())
  return new Set(resolveColumns(names, format, confirmed).positions.keys())
}

/** How many columns a row names as the header of the best of several formats, none where one that is needed is missing in each. */
export function columnsNamed(cells: Cells, formats: Formats, confirmed?: ConfirmedColumns): number {
  const counts = formats.map((format) => {
    const named = namedIn(cells, format, confirmed)
    return format.required.every((column) => named.has(column)) ? named.size : 0
  })
  return Math.max(0, ...counts)
}

/**
 * Where the header of a table stands: the first row, or the one below titles that has every column that is needed. A row above it with a name of a
 * column, or with cells as a row of data has, is no title: then the first row is the header, and it is told what it lacks.
 */
export function headerAt(rows: readonly Cells[], formats: Formats, confirmed?: ConfirmedColumns): number {
  const at = rows.slice(0, HEADER_ROWS).findIndex((cells) => columnsNamed(cells, formats, confirmed) > 0)
  if (at <= 0) return 0
  const most = Math.max(TITLE_CELLS, (rows[at]?.length ?? 0) / 2)
  const isTitle = (cells: Cells) =>
    cells.filter((cell) => cell.trim()).length <= most && formats.every((format) => namedIn(cells, format, confirmed).size === 0)
  return rows.slice(0, at).every(isTitle) ? at : 0
}
