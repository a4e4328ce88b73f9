import { expect, test } from 'vitest'
import { spreadSeats, teamResult } from './team-result.ts'

test('who of the list was elected, each person once, most votes first [SCREEN-12]', () => {
  const result = {
    elected: [
      { candidateId: 2, votes: 900 },
      { candidateId: 5, votes: 1200 },
      { candidateId: 1, votes: 1000 },
    ],
  }
  expect(teamResult([{ id: 1 }, { id: 1 }, { id: 2 }, { id: 3 }], result)).toEqual({
    elected: [
      { candidateId: 1, votes: 1000 },
      { candidateId: 2, votes: 900 },
    ],
    others: [3],
  })
})

test('marked seats are spread over the arc, never more than there are', () => {
  expect([...spreadSeats(4, 2)]).toEqual([1, 3])
  expect(spreadSeats(4, 9).size).toBe(4)
  expect(spreadSeats(200, 7).size).toBe(7)
  expect(spreadSeats(200, 0).size).toBe(0)
})
