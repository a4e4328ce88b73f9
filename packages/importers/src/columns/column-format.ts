import { parse } from 'csv-parse/sync'
import { type DocumentFormat, REPLACEMENTS } from './document-paths.ts'

/**
 * Columns of a CSV with commas. Its values are also changed into those of other rows, which are of the form that the column asks for: settings are refused
 * whole with a value that is not.
 */
export const CSV_FORMAT: DocumentFormat = {
  valuesIn: (text) => {
    const [header = [], ...rows] = rowsOf(text)
    return new Map(header.map((name, index) => [name, rows.map((row) => row[index] ?? '')]))
  },
  variantsOf: (text, wanted) => {
    const [header = [], ...rows] = rowsOf(text)
    const column = header.indexOf(wanted)
    const withCells = (cells: readonly string[]) => textOf([header, ...rows.map((row, index) => row.with(column, cells[index] ?? ''))])
    const cells = rows.map((row) => row[column] ?? '')
    const filled = [...new Set(cells.filter(Boolean))]
    const others = cells.map((cell) => (cell ? (filled[(filled.indexOf(cell) + 1) % filled.length] ?? '') : ''))
    return [...REPLACEMENTS.map((replace) => cells.map((cell) => (cell ? (replace(cell) ?? '') : ''))), others].map(withCells)
  },
}

function rowsOf(text: string): string[][] {
  return parse(text)
}

function textOf(rows: readonly (readonly string[])[]): string {
  return `${rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')}\n`
}
