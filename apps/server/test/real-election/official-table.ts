import { readFile, writeFile } from 'node:fs/promises'
import { readXlsx, writeXlsx } from 'hucre/xlsx'

/** A row of the official table by its columns. */
export type OfficialRow = Readonly<Record<string, string | number | null>>

/** Reads the official table of the Grosser Rat, a row for each candidate. */
export async function readOfficialTable(path: string): Promise<OfficialRow[]> {
  const [header = [], ...rows] = (await readXlsx(await readFile(path))).sheets[0]?.rows ?? []
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [String(name), cellOf(row[index])])))
}

function cellOf(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** Writes rows as the official table has them. */
export async function writeOfficialTable(path: string, rows: readonly OfficialRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const table = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? null))]
  await writeFile(path, await writeXlsx({ sheets: [{ name: 'Feuil1', rows: table }] }))
}

/** The text of a cell. */
export function textIn(row: OfficialRow, column: string): string {
  return String(row[column] ?? '')
}

/** The number in a cell, 0 where there is none. */
export function countIn(row: OfficialRow, column: string): number {
  return Number(row[column] ?? 0)
}

/** The rows by what a column says. */
export function rowsBy(rows: readonly OfficialRow[], ...columns: readonly string[]): OfficialRow[][] {
  const groups = new Map<string, OfficialRow[]>()
  for (const row of rows) {
    const key = columns.map((column) => textIn(row, column)).join(' | ')
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}
