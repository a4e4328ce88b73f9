import { expect, test } from 'vitest'
import { chooseList, dropChoice } from './choices.ts'

const ballot = {
  council: 'cantonal-parliament' as const,
  electionDate: '2028-10-22',
  cantonId: 6,
  municipality: null,
}
const BALLOTS = [
  { ...ballot, id: 1 },
  { ...ballot, id: 2 },
  { ...ballot, id: 3, electionDate: '2024-10-20' },
  { ...ballot, id: 4, council: 'cantonal-government' as const },
  { ...ballot, id: 5, cantonId: 5 },
  { ...ballot, id: 6, council: 'national-council' as const },
  { ...ballot, id: 7, council: 'national-council' as const, cantonId: 5 },
  { ...ballot, id: 8, council: 'communal-parliament' as const, municipality: 'Riehen' },
  { ...ballot, id: 9, council: 'communal-parliament' as const, municipality: 'Bettingen' },
]

test('a list replaces the one followed for the same council on the same day [LIST-5]', () => {
  const first = chooseList([], BALLOTS, 1, 100)
  expect(first).toEqual([{ electionId: 1, listId: 100 }])
  expect(chooseList(first, BALLOTS, 1, 101)).toEqual([{ electionId: 1, listId: 101 }])
  expect(chooseList(first, BALLOTS, 2, 200)).toEqual([{ electionId: 2, listId: 200 }])
  expect(chooseList([{ electionId: 6, listId: 600 }], BALLOTS, 7, 700)).toEqual([{ electionId: 7, listId: 700 }])
})

test('lists for another council, day, canton or commune are followed beside it [LIST-5]', () => {
  const all = [1, 3, 4, 5, 6, 8, 9].reduce<ReturnType<typeof chooseList>>((choices, id) => chooseList(choices, BALLOTS, id, id * 100), [])
  expect(all.map(({ electionId }) => electionId)).toEqual([1, 3, 4, 5, 6, 8, 9])
})

test('deleting the choice unfollows the list of this election only [LIST-5, LIST-6]', () => {
  const choices = [
    { electionId: 1, listId: 100 },
    { electionId: 4, listId: 400 },
  ]
  expect(dropChoice(choices, 1)).toEqual([{ electionId: 4, listId: 400 }])
  expect(dropChoice(choices, 9)).toEqual(choices)
})

test('an unknown election is refused', () => {
  expect(() => chooseList([], BALLOTS, 99, 1)).toThrow('election_not_found')
})
