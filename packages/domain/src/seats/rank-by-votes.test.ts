import { expect, test } from 'vitest'
import { rankByVotes } from './rank-by-votes.ts'

const ranksOf = (votes: readonly (number | null)[]) => rankByVotes(votes.map((count) => ({ votes: count }))).map(({ rank }) => rank)

test('most votes first, equal votes share a rank and the next one counts on (BPR 43)', () => {
  expect(ranksOf([10, 40, 30, 30, 20])).toEqual([1, 2, 2, 4, 5])
  expect(ranksOf([0, 0])).toEqual([1, 1])
  expect(ranksOf([])).toEqual([])
})

test('people with unknown votes have no rank and come last', () => {
  expect(rankByVotes([{ votes: null }, { votes: 0 }, { votes: 5 }])).toEqual([
    { votes: 5, rank: 1 },
    { votes: 0, rank: 2 },
    { votes: null, rank: null },
  ])
  expect(ranksOf([null, null])).toEqual([null, null])
})
