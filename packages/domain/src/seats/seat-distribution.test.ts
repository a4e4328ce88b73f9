import { describe, expect, test } from 'vitest'
import { hagenbachBischoff } from './hagenbach-bischoff.ts'
import type { ListResult } from './list-result.ts'
import { sainteLague } from './sainte-lague.ts'

interface Place {
  readonly connection?: string
  readonly subConnection?: string
  readonly candidates?: readonly number[]
}

function list(key: string, votes: number, { connection, subConnection, candidates = [] }: Place = {}): ListResult {
  const people = candidates.map((count, index) => ({ key: `${key}${index + 1}`, votes: count }))
  return { key, votes, connection: connection ?? null, subConnection: subConnection ?? null, candidates: people }
}

function seats(lists: readonly ListResult[], count: number) {
  const distribution = hagenbachBischoff(lists, count)
  return { ...Object.fromEntries(distribution.seats), ...(distribution.ties.length > 0 && { ties: distribution.ties }) }
}

describe('Hagenbach-Bischoff (BPR Art. 40-42)', () => {
  test('the quotient is the next integer above votes / (seats + 1), the rest goes to the largest averages', () => {
    expect(seats([list('A', 41_000), list('B', 30_500), list('C', 19_300), list('D', 9_200)], 5)).toEqual({ A: 2, B: 2, C: 1, D: 0 })
  })

  test('the quotient lies above an even division too', () => {
    expect(seats([list('A', 60), list('B', 40), list('C', 20)], 5)).toEqual({ A: 2, B: 2, C: 1 })
    expect(seats([list('A', 600), list('B', 300)], 2)).toEqual({ A: 1, B: 1 })
  })

  test('connected lists count as one, then the seats are divided inside, then inside each sub-connection', () => {
    const [a, b1, b2, c] = [2600, 1600, 3400, 2400] as const
    const sub = { connection: '1', subConnection: '1.1' }
    const connected = { connection: '1' }
    expect(seats([list('A', a), list('B1', b1, sub), list('B2', b2, sub), list('C', c, connected)], 6)).toEqual({
      A: 1,
      B1: 1,
      B2: 3,
      C: 1,
    })
    expect(seats([list('A', a), list('B1', b1, connected), list('B2', b2, connected), list('C', c, connected)], 6)).toEqual({
      A: 1,
      B1: 1,
      B2: 2,
      C: 2,
    })
    expect(seats([list('A', a), list('B1', b1), list('B2', b2), list('C', c)], 6)).toEqual({ A: 2, B1: 1, B2: 2, C: 1 })
  })

  test('of equal quotients the larger remainder of the first division wins (41(1)c)', () => {
    expect(seats([list('A', 300), list('B', 150), list('C', 40)], 2)).toEqual({ A: 1, B: 1, C: 0 })
  })

  test('then the more votes of the list (41(1)d)', () => {
    const others = Object.fromEntries(Array.from({ length: 36 }, (_, index) => [`E${index}`, 1]))
    const lists = [list('B', 10), list('A', 30), ...Object.keys(others).map((key) => list(key, 20))]
    expect(seats(lists, 39)).toEqual({ A: 3, B: 0, ...others })
  })

  test('then the more votes of the candidate in question (41(1)e)', () => {
    const lists = [list('A', 100, { candidates: [40, 35] }), list('B', 100, { candidates: [60, 39] })]
    expect(seats(lists, 1)).toEqual({ A: 0, B: 1 })
    const second = [list('A', 100, { candidates: [50, 40] }), list('B', 100, { candidates: [60, 39] })]
    expect(seats(second, 3)).toEqual({ A: 2, B: 1 })
  })

  test('the candidate in question of a connection is the one of the list to which its seat would go (41(1)e)', () => {
    const lists = [
      list('A', 100, { candidates: [50] }),
      list('B1', 70, { connection: 'B', candidates: [45] }),
      list('B2', 30, { connection: 'B', candidates: [99] }),
    ]
    expect(seats(lists, 1)).toEqual({ A: 1, B1: 0, B2: 0 })
  })

  test('remaining equals are returned as a tie for the lot, which is not drawn (41(1)f)', () => {
    const lists = [list('A', 100, { candidates: [50] }), list('B', 100, { candidates: [50] }), list('C', 10)]
    expect(seats(lists, 1)).toEqual({ A: 0, B: 0, C: 0, ties: [{ listKeys: ['A', 'B'], seats: 1 }] })
    expect(seats(lists, 2)).toEqual({ A: 1, B: 1, C: 0 })
  })

  test('a tie inside a connection leaves the others as they are', () => {
    const place = { connection: '1', candidates: [9] }
    expect(seats([list('A', 300), list('B', 50, place), list('C', 50, place)], 4)).toEqual({
      A: 3,
      B: 0,
      C: 0,
      ties: [{ listKeys: ['B', 'C'], seats: 1 }],
    })
  })
})

describe('Sainte-Laguë', () => {
  test('divides by odd numbers', () => {
    expect(Object.fromEntries(sainteLague([list('A', 53), list('B', 24), list('C', 23)], 7).seats)).toEqual({ A: 3, B: 2, C: 2 })
  })

  test('names a tie', () => {
    const { seats: won, ties } = sainteLague([list('A', 30), list('B', 10)], 3)
    expect([Object.fromEntries(won), ties]).toEqual([{ A: 2, B: 1 }, []])
    const tied = sainteLague([list('A', 30), list('B', 10)], 2)
    expect([Object.fromEntries(tied.seats), tied.ties]).toEqual([{ A: 1, B: 0 }, [{ listKeys: ['A', 'B'], seats: 1 }]])
  })
})
