import { expect, test } from 'vitest'
import { electedOf } from './elected.ts'

const people = (votes: Readonly<Record<string, number>>) => Object.entries(votes).map(([key, count]) => ({ key, votes: count }))

test('most candidate votes win, the others replace in this order (BPR 43(1), 43(2))', () => {
  expect(electedOf(people({ a: 10, b: 40, c: 30, d: 20 }), 2)).toEqual({
    elected: ['b', 'c'],
    tie: null,
    replacements: [['d'], ['a']],
    vacant: 0,
  })
})

test('equal votes at the limit are a tie for the lot, nobody of them is elected by the engine (BPR 43(3))', () => {
  expect(electedOf(people({ a: 10, b: 40, c: 30, d: 30, e: 30 }), 3)).toEqual({
    elected: ['b'],
    tie: { candidateKeys: ['c', 'd', 'e'], seats: 2 },
    replacements: [['a']],
    vacant: 0,
  })
})

test('equal votes above or below the limit are no tie; replacements with equal votes share a place', () => {
  expect(electedOf(people({ a: 10, b: 40, c: 40, d: 10 }), 2)).toEqual({
    elected: ['b', 'c'],
    tie: null,
    replacements: [['a', 'd']],
    vacant: 0,
  })
})

test('more seats than candidates: all are elected, the others are vacant (BPR 44)', () => {
  expect(electedOf(people({ a: 10, b: 40 }), 3)).toEqual({ elected: ['b', 'a'], tie: null, replacements: [], vacant: 1 })
  expect(electedOf([], 1).vacant).toBe(1)
})

test('relative majority: the most votes win the only seat, equal ones go to the lot (BPR 47)', () => {
  expect(electedOf(people({ a: 262, b: 179 }), 1).elected).toEqual(['a'])
  expect(electedOf(people({ a: 262, b: 262 }), 1).tie).toEqual({ candidateKeys: ['a', 'b'], seats: 1 })
})
