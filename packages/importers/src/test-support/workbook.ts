import { writeXlsx } from 'hucre/xlsx'
import type { Source } from '../source.ts'

type Cell = string | number | null

/** A workbook of a test, by the names of its sheets. */
export async function workbookSource(file: string, sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Promise<Source> {
  const parts = Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]) }))
  return { file, bytes: await writeXlsx({ sheets: parts }) }
}
