import { type Source, stemOf } from '../source.ts'
import type { TableRow } from '../tables/table.ts'
import { dayOf } from '../text.ts'

/** Election days of the Grosser Rat (Staatskanzlei Basel-Stadt) by year, for tables without a day. */
const DAYS: Readonly<Record<string, string>> = {
  2004: '2004-10-24',
  2008: '2008-09-14',
  2012: '2012-10-28',
  2016: '2016-10-23',
  2020: '2020-10-25',
  2024: '2024-10-20',
}
const SWISS_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
/** `K` of 2020, `x`, `ja`, `kumuliert`: whatever says yes; `N`, `nein` and nothing say no. */
const NOT_CUMULATED = /^(|-|0|1|n|nein|nicht kumuliert)$/i

/** The day of a table that has none: a day, or the year of an election, in the name of the file; null where there is neither. */
export function dayInName(source: Source): string | null {
  const stem = stemOf(source)
  const whole = /\d{4}-\d{2}-\d{2}/.exec(stem)?.[0]
  return (whole && dayOf(whole)) ?? DAYS[/(\d{4})/.exec(stem)?.[1] ?? ''] ?? null
}

/** The years of which the day is known, for messages. */
export const KNOWN_YEARS = Object.keys(DAYS).join(', ')

/** The day of an election as a cell writes it: `2024-10-20` or `20.10.2024`; null where it is none. */
export function dayInCell(text: string): string | null {
  const [, day, month, year] = SWISS_DAY.exec(text) ?? []
  return dayOf(year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text)
}

/** The name of a constituency: some releases write `Wahlkreis Riehen`. */
export function constituencyIn(row: TableRow): string {
  return row.cell('Wahlkreisbezeichnung').replace(/^Wahlkreis\s+/i, '')
}

/** Whether the mark of the row says that the person stands more than once on the printed list. */
export function isCumulated(row: TableRow): boolean {
  return !NOT_CUMULATED.test(row.cell('Kumulation'))
}
