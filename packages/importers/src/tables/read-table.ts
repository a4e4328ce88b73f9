import type { Source } from '../source.ts'
import { type ColumnTable, resolveColumns } from './columns.ts'
import { readCsv } from './csv.ts'
import { readSheet } from './sheet.ts'
import { type Table, tableOf } from './table.ts'

/** The endings of every table. */
export const TABLE_ENDINGS = ['.csv', '.xlsx'] as const

/** Of the packed format that every workbook has. */
const ZIP_MARK = [0x50, 0x4b]

/** Whether the file is a workbook, whatever its name. */
export function isWorkbook({ bytes }: Source): boolean {
  return ZIP_MARK.every((byte, index) => bytes[index] === byte)
}

/** A table, and which of several formats it has. */
interface ReadTable extends Table {
  readonly format: ColumnTable
}

/**
 * Reads a table, from a text or a workbook: the one reader of all importers. Of several formats the one counts of which the header names most columns;
 * what cannot be read becomes a problem. Throws `LimitExceeded`.
 */
export async function readTable(source: Source, first: ColumnTable, ...others: readonly ColumnTable[]): Promise<ReadTable> {
  const formats = [first, ...others]
  if (!isWorkbook(source)) {
    const tables = formats.map((format) => ({ ...readCsv(source, format), format }))
    return tables.reduce((best, one) => (known(one.columns, one.format) > known(best.columns, best.format) ? one : best))
  }
  const sheet = await readSheet(source, formats)
  if (typeof sheet === 'string') return { columns: [], rows: [], problems: [{ file: source.file, line: 0, reason: sheet }], format: first }
  const columnsOf = (one: ColumnTable) => resolveColumns(sheet.header.cells, one, source.columns).positions.size
  const format = formats.reduce((best, one) => (columnsOf(one) > columnsOf(best) ? one : best))
  return { ...tableOf(source, sheet, format), format }
}

/** How many columns of a format a table has, which names them as the format does. */
function known(columns: readonly string[], { required, optional = [] }: ColumnTable): number {
  const wanted = new Set([...required, ...optional])
  return columns.filter((column) => wanted.has(column)).length
}
