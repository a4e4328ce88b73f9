import { expect, test } from 'vitest'
import { daysBefore, isStale, phaseOf } from './day-phase.ts'

const day = '2027-09-26'
const at = (time: string, on = day) => new Date(`${on}T${time}:00+02:00`)
const result = (final: boolean) => ({ result: { final } as never })
const open = [{ result: null }, result(false)]

// Fails when the polls close at another time, when a final count continues, or when cantonal questions delay the end.
test.each([
  [at('11:59'), open, 'ahead'],
  [at('12:00'), open, 'counting'],
  [at('23:59'), [result(true), { result: null }], 'counting'],
  [at('11:59', '2027-09-27'), open, 'counting'],
  [at('12:00', '2027-09-27'), open, 'over'],
  [at('15:00'), [result(true)], 'over'],
  [at('15:00'), [result(true), { cantonCode: 'ZH', result: null }], 'over'],
] as const)('at %s the day is %#', (now, proposals, phase) => {
  expect(phaseOf({ day, proposals }, now)).toBe(phase)
})

test('results are stale after some minutes without an answer, never if they are not fetched', () => {
  const countedAt = at('14:00').toISOString()
  expect([isStale(countedAt, at('14:06')), isStale(countedAt, at('14:07')), isStale(null, at('14:07'))]).toEqual([false, true, false])
})

test('days before can be in the previous month', () => {
  expect([daysBefore('2027-03-07', 28), daysBefore('2028-03-05', 4)]).toEqual(['2027-02-07', '2028-03-01'])
})
