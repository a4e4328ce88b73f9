import { expect, test } from 'vitest'
import { federalSeatsOf, NATIONAL_COUNCIL_SEATS } from './federal-seats.ts'

const seatsOf = (canton: 'ZH' | 'BE' | 'BS' | 'UR', day: string) => federalSeatsOf('national-council', canton, day)?.seats

// Fails when a table loses a seat, or one begins a day late.
test('the 200 seats of the National Council are shared out anew from an election day on [VALID-10]', () => {
  for (const { from, seats } of NATIONAL_COUNCIL_SEATS) {
    const sum = Object.values(seats).reduce((total, one) => total + one, 0)
    expect([from, sum]).toEqual([from, 200])
  }
  expect(['2027-10-24', '2027-10-23', '2019-10-20'].map((day) => [seatsOf('BE', day), seatsOf('ZH', day), seatsOf('BS', day)])).toEqual([
    [23, 36, 4],
    [24, 36, 4],
    [24, 35, 5],
  ])
  expect(seatsOf('UR', '2015-10-18')).toBeUndefined()
})

test('the cantons that were half of one have one seat in the Council of States, the others two (BV Art. 150)', () => {
  expect((['BS', 'UR'] as const).map((canton) => federalSeatsOf('council-of-states', canton, '2027-10-24')?.seats)).toEqual([1, 2])
})
