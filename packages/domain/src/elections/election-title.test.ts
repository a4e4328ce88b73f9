import { expect, test } from 'vitest'
import { electionTitle } from './election-title.ts'

// Fails when a title has the year twice, or not at all.
test('an election is named with its year, once', () => {
  expect(electionTitle({ name: 'Nationalrat 2027', electionDate: '2027-10-24' })).toBe('Nationalrat 2027')
  expect(electionTitle({ name: 'Grosser Rat', electionDate: '2028-10-22' })).toBe('Grosser Rat 2028')
})
