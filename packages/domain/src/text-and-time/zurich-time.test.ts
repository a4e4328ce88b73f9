import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOfZurich, zurichWallTime } from './zurich-time.ts'

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'medium' })
/** By the table of zones, to the second. */
const wallTimeByTable = (instant: number) => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`)
const SECOND = 1_000
const lastSunday = (year: number, month: number) => {
  const day = new Date(Date.UTC(year, month + 1, 0, 1))
  return day.getTime() - day.getUTCDay() * 86_400_000
}

// Fails when the rule of the summer time changes, with the next table of zones.
test('the clock in Zurich agrees with the table of zones, in every year to 2060 and at each change', () => {
  const anyInstant = fc.integer({ min: Date.UTC(1970, 0, 1) / SECOND, max: Date.UTC(2060, 0, 1) / SECOND })
  fc.assert(
    fc.property(anyInstant, (seconds) => {
      expect(zurichWallTime(seconds * SECOND)).toBe(wallTimeByTable(seconds * SECOND))
    }),
  )
  for (let year = 1990; year < 2060; year++) {
    for (const change of [lastSunday(year, 2), lastSunday(year, 9)]) {
      for (const instant of [change - SECOND, change, change + SECOND]) expect(zurichWallTime(instant)).toBe(wallTimeByTable(instant))
    }
  }
})

test('a wall time leads back to its instant; of two in autumn the later counts, and in spring the skipped hour lies an hour on', () => {
  expect(instantOfZurich(Date.UTC(2027, 9, 31, 2, 30))).toBe(Date.UTC(2027, 9, 31, 1, 30))
  expect(instantOfZurich(Date.UTC(2027, 2, 28, 2, 30))).toBe(Date.UTC(2027, 2, 28, 1, 30))
  expect(instantOfZurich(Date.UTC(2027, 9, 24, 12))).toBe(Date.UTC(2027, 9, 24, 10))
})
