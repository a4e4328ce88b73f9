import type { Source } from '../source.ts'
import { readSheet } from '../tables/sheet.ts'
import { type Table, tableOf } from '../tables/table.ts'
import { COLUMNS } from './columns.ts'

/** Of the packed format that every workbook has. */
const ZIP_MARK = [0x50, 0x4b]

/** Whether the file is a workbook, whatever its name. */
export function isWorkbook({ bytes }: Source): boolean {
  return ZIP_MARK.every((byte, index) => bytes[index] === byte)
}

/** The rows of the sheet that has the columns; what cannot be read becomes a problem. Throws `LimitExceeded`. */
export async function readWorkbook(source: Source): Promise<Table> {
  const sheet = await readSheet(source, [COLUMNS])
  if (typeof sheet === 'string') return { columns: [], rows: [], problems: [{ file: source.file, line: 0, reason: sheet }] }
  return tableOf(source, sheet, COLUMNS)
}
