import { readXlsx } from 'hucre/xlsx'
import type { Source } from '../source.ts'
import { isDamaged } from '../text.ts'

export interface SheetRow {
  /** The number of the row in the sheet, the header is 1. */
  readonly line: number
  /** The trimmed text of a column, empty where there is none. */
  cell(column: string): string
  readonly isDamaged: boolean
}

export interface Sheet {
  readonly columns: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** The first sheet of a workbook, or the reason why it cannot be read. */
export async function readSheet(source: Source): Promise<Sheet | string> {
  try {
    const workbook = await readXlsx(source.bytes)
    const [header, ...body] = workbook.sheets[0]?.rows ?? []
    if (!header) return 'the workbook has no sheet with a header'
    const columns = header.map(toText)
    const positions = new Map(columns.map((name, index) => [name, index]))
    return { columns, rows: body.map((cells, index) => toRow(cells, index + 2, positions)) }
  } catch {
    return 'the file is no readable Excel workbook (.xlsx)'
  }
}

function toRow(cells: readonly unknown[], line: number, positions: ReadonlyMap<string, number>): SheetRow {
  const texts = cells.map(toText)
  return { line, cell: (column) => texts[positions.get(column) ?? -1] ?? '', isDamaged: texts.some(isDamaged) }
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
