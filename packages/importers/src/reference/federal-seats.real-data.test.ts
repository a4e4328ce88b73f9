import { CANTON_CODES } from '@plenara/contract'
import { expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { readCsv } from '../tables/csv.ts'
import { federalSeatsOf } from './federal-seats.ts'

test('the seats of the federal chambers agree with the published tables', () => {
  const { rows } = readCsv(realSource('geo/derived/nr_seats_per_canton.csv'), { required: ['canton', 'seats_2027'] })
  expect(rows.map((row) => row.cell('canton')).toSorted()).toEqual(CANTON_CODES.toSorted())
  for (const row of rows) {
    const code = CANTON_CODES.find((known) => known === row.cell('canton')) ?? 'ZH'
    const seats = ['2019-10-20', '2023-10-22', '2027-10-24'].map((day) => federalSeatsOf('national-council', code, day)?.seats)
    expect([code, ...seats]).toEqual([code, ...['seats_2019', 'seats_2023', 'seats_2027'].map((name) => Number(row.cell(name)))])
    expect(federalSeatsOf('council-of-states', code, '2027-10-24')?.seats).toBe(Number(row.cell('council_of_states_seats')))
  }
})
