import { expect, test } from 'vitest'
import { listStatistics } from './list-statistics.ts'

const PEOPLE = [
  { id: 1, birthYear: 1989, partyId: 7, sex: 'female' },
  { id: 2, birthYear: 2009, partyId: 3, sex: 'male' },
  { id: 3, birthYear: null, partyId: null, sex: null },
  { id: 4, birthYear: 1950, partyId: 3, sex: null },
] as const
const BALLOT = { year: 2027, lines: 6 }

test('the statistics count lines, persons, ages, sexes and parties of a list [SCREEN-7]', () => {
  const lines = [1, 1, 2, 3].map((id, index) => ({ id, pos: index + 1 }))
  expect(listStatistics(lines, PEOPLE, BALLOT)).toEqual({
    filled: 4,
    empty: 2,
    distinct: 3,
    averageAge: (38 + 38 + 18) / 3,
    ages: [
      { from: 18, to: 29, count: 1 },
      { from: 30, to: 39, count: 2 },
      { from: 40, to: 49, count: 0 },
      { from: 50, to: 59, count: 0 },
      { from: 60, to: null, count: 0 },
    ],
    sexes: [
      { sex: 'female', count: 2 },
      { sex: 'male', count: 1 },
      { sex: null, count: 1 },
    ],
    parties: [
      { partyId: 7, count: 2 },
      { partyId: null, count: 1 },
      { partyId: 3, count: 1 },
    ],
  })
})

test('sexes are not counted where no candidate gives theirs, and "not given" is not counted where all do [SCREEN-7]', () => {
  expect(listStatistics([{ id: 3, pos: 1 }], PEOPLE, BALLOT).sexes).toEqual([])
  expect(listStatistics([{ id: 1, pos: 1 }], PEOPLE, BALLOT).sexes).toEqual([
    { sex: 'female', count: 1 },
    { sex: 'male', count: 0 },
  ])
})

test('an empty list has no average age', () => {
  expect(listStatistics([], PEOPLE, BALLOT)).toMatchObject({ filled: 0, empty: 6, distinct: 0, averageAge: null, parties: [] })
  expect(listStatistics([{ id: 4, pos: 1 }], PEOPLE, BALLOT).ages.at(-1)?.count).toBe(1)
})
