import type { ElectionSettingRecord } from '@plenara/contract'
import type { Parsed, Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { TARGET_COLUMNS, targetOf } from '../tables/election-target.ts'
import { readSettings } from '../tables/read-settings.ts'
import { dayOf } from '../text.ts'

const DAYS = { date: 'electionDate', next_date: 'nextElectionDate' } as const
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

/**
 * Days of stored elections as CSV or Excel (`docs/settings.md`): `election`, or `body` and `canton`, where `year` is that of the stored day; empty cells change
 * nothing. It is read whole or not at all.
 */
export async function parseElectionDates(source: Source): Promise<Parsed> {
  const required = ['date', 'next_date', 'follow_until']
  return readSettings(source, { required, optional: TARGET_COLUMNS, read: toSetting, importOf: (settings) => ({ settings }) })
}

function toSetting(row: CsvRow): ElectionSettingRecord | string {
  const target = targetOf(row)
  if (typeof target === 'string') return target
  const days = Object.entries(DAYS).filter(([column]) => row.cell(column) !== '')
  const wrong = days.find(([column]) => row.cell(column).length !== 10 || dayOf(row.cell(column)) === null)
  if (wrong) return `${wrong[0]} is no day such as 2027-10-24: "${row.cell(wrong[0])}"`
  const followUntil = row.cell('follow_until')
  if (followUntil !== '' && (!MOMENT.test(followUntil) || Number.isNaN(Date.parse(followUntil))))
    return `follow_until is no moment in UTC such as 2027-10-23T22:00:00Z: "${followUntil}"`
  if (days.length === 0 && followUntil === '') return 'the row changes nothing'
  const change = Object.fromEntries(days.map(([column, field]) => [field, row.cell(column)]))
  return { target, change: { ...change, ...(followUntil !== '' && { followUntil }) } }
}
