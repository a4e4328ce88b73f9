import { expect, test } from 'vitest'
import { combinedNearTies, isNearTie, nearTieOf } from './near-ties.ts'

test('ranks less than a point below the best of a band are shown as one [MATCH-10]', () => {
  const percents = [90, 89.1, 89, 80, null].map((value, index) => ({ candidateId: index + 1, value, shared: 20 }))
  expect(combinedNearTies(percents)).toEqual([
    { firstRank: 1, lastRank: 2, best: 90, worst: 89.1, candidateIds: [1, 2] },
    { firstRank: 3, lastRank: 3, best: 89, worst: 89, candidateIds: [3] },
    { firstRank: 4, lastRank: 4, best: 80, worst: 80, candidateIds: [4] },
  ])
  expect(combinedNearTies([])).toEqual([])
})

test('a candidate is found in the band of its neighbours, without a percent in none [MATCH-10]', () => {
  const percents = [
    { candidateId: 4, value: 61, shared: 20 },
    { candidateId: 9, value: 60.1, shared: 20 },
    { candidateId: 2, value: null, shared: 1 },
  ]
  expect(nearTieOf(percents, 9)).toMatchObject({ firstRank: 1, lastRank: 2, best: 61, worst: 60.1 })
  expect(nearTieOf(percents, 2)).toBeUndefined()
})

test('two percents less than a point apart are a near tie [MATCH-10]', () => {
  expect([isNearTie(60, 60.9), isNearTie(60.9, 60), isNearTie(60, 61)]).toEqual([true, true, false])
  for (let tenths = 0; tenths <= 990; tenths++) expect(isNearTie(tenths / 10, (tenths + 10) / 10), `${tenths}`).toBe(false)
})
