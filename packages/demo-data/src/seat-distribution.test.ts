import { expect, test } from 'vitest'
import { hagenbachBischoff, type ListVotes, sainteLague } from './seat-distribution.ts'

function list(key: string, votes: number, connection: string | null = null, subConnection: string | null = null): ListVotes {
  return { key, votes, connection, subConnection }
}

function seats(result: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries(result)
}

test('Hagenbach-Bischoff gives the quotient first and the rest to the largest averages', () => {
  const lists = [list('A', 41_000), list('B', 30_500), list('C', 19_300), list('D', 9_200)]
  expect(seats(hagenbachBischoff(lists, 5))).toEqual({ A: 2, B: 2, C: 1, D: 0 })
})

test('the quotient lies above an even division', () => {
  expect(seats(hagenbachBischoff([list('A', 60), list('B', 40), list('C', 20)], 5))).toEqual({ A: 2, B: 2, C: 1 })
  expect(seats(hagenbachBischoff([list('A', 600), list('B', 300)], 2))).toEqual({ A: 1, B: 1 })
})

test('connected lists count as one, then each sub-connection inside', () => {
  const [a, b1, b2, c] = [2600, 1600, 3400, 2400] as const
  const withSub = [list('A', a), list('B1', b1, '1', '1.1'), list('B2', b2, '1', '1.1'), list('C', c, '1')]
  expect(seats(hagenbachBischoff(withSub, 6))).toEqual({ A: 1, B1: 1, B2: 3, C: 1 })
  const connected = [list('A', a), list('B1', b1, '1'), list('B2', b2, '1'), list('C', c, '1')]
  expect(seats(hagenbachBischoff(connected, 6))).toEqual({ A: 1, B1: 1, B2: 2, C: 2 })
  const alone = [list('A', a), list('B1', b1), list('B2', b2), list('C', c)]
  expect(seats(hagenbachBischoff(alone, 6))).toEqual({ A: 2, B1: 1, B2: 2, C: 1 })
})

test('Sainte-Laguë divides by odd numbers', () => {
  expect(seats(sainteLague([list('A', 53), list('B', 24), list('C', 23)], 7))).toEqual({ A: 3, B: 2, C: 2 })
})
