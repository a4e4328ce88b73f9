import { type ElectionSettingRecord, SEAT_METHODS } from '@plenara/contract'
import type { Parsed, Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { TARGET_COLUMNS, targetOf } from '../tables/election-target.ts'
import { readSettings } from '../tables/read-settings.ts'
import { wholeNumber } from '../text.ts'

const NUMBERS = { seats: 'seats', body_seats: 'bodySeats', lines: 'lines', cumulation: 'maxRepetitions' } as const

/**
 * Ballot rules of stored elections as CSV or Excel (`docs/settings.md`): `election`, or `body` and `canton`; empty cells change nothing. It is read whole or not at
 * all.
 */
export async function parseBallotRules(source: Source): Promise<Parsed> {
  const required = ['lines', 'cumulation', 'panachage', 'seat_method', 'seats']
  return readSettings(source, {
    required,
    optional: [...TARGET_COLUMNS, 'body_seats'],
    read: toSetting,
    importOf: (settings) => ({ settings }),
  })
}

function toSetting(row: CsvRow): ElectionSettingRecord | string {
  const target = targetOf(row)
  if (typeof target === 'string') return target
  const numbers = Object.entries(NUMBERS).filter(([column]) => row.cell(column) !== '')
  const wrong = numbers.find(([column]) => !wholeNumber(row.cell(column)))
  if (wrong) return `${wrong[0]} is no number from 1: "${row.cell(wrong[0])}"`
  const method = row.cell('seat_method')
  const seatMethod = SEAT_METHODS.find((known) => known === method)
  if (method !== '' && !seatMethod) return `seat_method is none of ${SEAT_METHODS.join(', ')}: "${method}"`
  if (!['', 'yes'].includes(row.cell('panachage')))
    return 'panachage must be yes: ballots on which lists cannot be mixed are not known here'
  const change = Object.fromEntries(numbers.map(([column, field]) => [field, Number(row.cell(column))]))
  if (numbers.length === 0 && !seatMethod) return 'the row changes nothing'
  return { target, change: { ...change, ...(seatMethod && { seatMethod }) } }
}
