import { writeCsv } from 'hucre/csv'

export type Cell = string | number | boolean | null | undefined

/** What some spreadsheets take for the beginning of a formula besides its ASCII form, which the library knows. */
const WIDE_FORMULA = /^[＝＋－＠]/

/** Rows as CSV after RFC 4180; the first one are the names. What a spreadsheet would take for a formula stays a text. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `${writeCsv(
    rows.map((row) => row.map(asText)),
    { escapeFormulae: true },
  )}\r\n`
}

function asText(cell: Cell) {
  return typeof cell === 'string' && WIDE_FORMULA.test(cell) ? `'${cell}` : (cell ?? null)
}
