import { type ColumnTable, type ConfirmedColumns, resolveColumns } from './columns.ts'

/** A title, a date, notes stand above it. */
export const HEADER_ROWS = 10

/** How many columns of a format a row names as a header, none where one that is needed is missing. */
function knownIn(cells: readonly string[], format: ColumnTable, confirmed?: ConfirmedColumns): number {
  const names = cells.map((name) => name.replace(/^\uFEFF/, '').trim())
  const { positions } = resolveColumns(names, format, confirmed)
  return format.required.every((column) => positions.has(column)) ? positions.size : 0
}

/** How many columns a row names as the header of the best of several formats. */
export function columnsNamed(cells: readonly string[], formats: readonly ColumnTable[], confirmed?: ConfirmedColumns): number {
  return Math.max(0, ...formats.map((format) => knownIn(cells, format, confirmed)))
}

/** Where the header of a table stands: the first row, or the one below titles that has every column that is needed. */
export function headerAt(rows: readonly (readonly string[])[], formats: readonly ColumnTable[], confirmed?: ConfirmedColumns): number {
  return Math.max(
    0,
    rows.slice(0, HEADER_ROWS).findIndex((cells) => columnsNamed(cells, formats, confirmed) > 0),
  )
}
