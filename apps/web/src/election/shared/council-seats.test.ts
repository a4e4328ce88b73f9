import { expect, test } from 'vitest'
import { councilSeats } from './council-seats.ts'

const constituencies = [34, 27, 27, 11, 1].map((seats, index) => ({ id: 44 + index, cantonId: 6, name: `W${index}`, seats }))

test.each([
  ['national-council', 4, null, 200],
  ['council-of-states', 1, null, 46],
  ['cantonal-parliament', 34, 45, 100],
  ['cantonal-parliament', 120, null, 120],
  ['cantonal-government', 7, null, 7],
  ['communal-parliament', 40, null, 40],
] as const)('%s with %i seats at this ballot and constituency %s has %i seats', (council, seats, constituencyId, total) => {
  expect(councilSeats({ council, seats, constituencyId }, constituencies)).toBe(total)
})

test('if the seats of a constituency are unknown only those of the ballot are drawn', () => {
  expect(
    councilSeats({ council: 'cantonal-parliament', seats: 34, constituencyId: 45 }, [{ id: 45, cantonId: 6, name: 'W', seats: null }]),
  ).toBe(34)
})
