import { expect, test } from 'vitest'
import { combinedNearTies } from './near-ties.ts'

test('ranks less than a point below the best of a band are shown as one [MATCH-10]', () => {
  const percents = [90, 89.1, 89, 80, null].map((value, index) => ({ candidateId: index + 1, value, shared: 20 }))
  expect(combinedNearTies(percents)).toEqual([
    { firstRank: 1, lastRank: 2, best: 90, worst: 89.1, candidateIds: [1, 2] },
    { firstRank: 3, lastRank: 3, best: 89, worst: 89, candidateIds: [3] },
    { firstRank: 4, lastRank: 4, best: 80, worst: 80, candidateIds: [4] },
  ])
  expect(combinedNearTies([])).toEqual([])
})
