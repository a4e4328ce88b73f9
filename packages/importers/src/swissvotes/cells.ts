import { CANTON_CODES, type CantonCode, type Recommendation } from '@plenara/contract'
import type { CsvRow } from '../tables/csv.ts'
import { dayOf } from '../text.ts'

/** How the data set writes that a number is missing. */
export const NO_NUMBER: readonly string[] = ['', '.', '9999']
/** Code book of Swissvotes, the positions of authorities and the recommendations of parties. */
const RECOMMENDATION_CODES: Readonly<Record<string, Recommendation>> = {
  1: 'yes',
  2: 'no',
  3: 'none',
  4: 'blank',
  5: 'free',
  8: 'counter-proposal',
  9: 'initiative',
  66: 'none',
}

/** Columns of the cantons begin with their code in small letters. */
export const CANTON_COLUMNS: readonly (readonly [CantonCode, string])[] = CANTON_CODES.map((code) => [code, code.toLowerCase()])

/** The text of a cell, empty where the point of the data set says that it is missing. */
export function textIn(row: CsvRow, column: string): string {
  const text = row.cell(column)
  return text === '.' ? '' : text
}

/** A number, null where it is missing or the row has none. */
export function numberIn(row: CsvRow, column: string): number | null {
  const text = row.cell(column)
  if (NO_NUMBER.includes(text) || !/^\d+(\.\d+)?$/.test(text)) return null
  return Number(text)
}

/** True for 1, false for 0, else null. */
export function flagIn(row: CsvRow, column: string): boolean | null {
  const text = row.cell(column)
  if (text === '1') return true
  return text === '0' ? false : null
}

/** Null where there is none, because nobody knows it or the organisation did not exist. */
export function recommendationIn(row: CsvRow, column: string): Recommendation | null {
  return RECOMMENDATION_CODES[row.cell(column)] ?? null
}

/** A day out of `24.09.2000`, or out of a cell that Excel knows as a date; null where it is none. */
export function swissDay(text: string): string | null {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text)
  return dayOf(parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : text)
}
