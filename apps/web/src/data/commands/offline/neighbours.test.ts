import type { Match } from '@plenara/contract'
import { moveToRank } from '@plenara/domain/people'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neighboursAt, rankBetween } from './neighbours.ts'

function favorites(...ids: number[]): Match[] {
  return ids.map((candidateId, index) => ({ candidateId, type: 'like', rank: index + 1 }))
}

const orderOf = (matches: readonly Match[]) =>
  [...matches].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ candidateId }) => candidateId)

/** The ratings of a server after a device moved a favourite by one rank in what it shows. */
function send(server: Match[], shown: Match[], candidateId: number, rank: number): Match[] {
  return moveToRank(server, candidateId, rankBetween(server, neighboursAt(shown, candidateId, rank)))
}

test('a move is the same where nothing came in between [API-11]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (id, rank) => {
      const shown = favorites(1, 2, 3, 4, 5, 6)
      expect(send(shown, shown, id, rank)).toEqual(moveToRank(shown, id, rank))
    }),
  )
})

test('two devices move two favourites by four ranks, in any order: neither comes back past whom it left behind [API-11, SCREEN-5]', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (turns) => {
      let [server, first, second] = [0, 0, 0].map(() => favorites(1, 2, 3, 4, 5, 6)) as [Match[], Match[], Match[]]
      const [down, up] = [
        [2, 3, 4, 5],
        [5, 4, 3, 2],
      ]
      for (const isFirst of [...turns, ...down.map(() => true), ...up.map(() => false)]) {
        const rank = (isFirst ? down : up).shift()
        if (rank === undefined) continue
        server = isFirst ? send(server, first, 1, rank) : send(server, second, 6, rank)
        if (isFirst) first = moveToRank(first, 1, rank)
        else second = moveToRank(second, 6, rank)
      }
      expect(orderOf(server).filter((id) => id !== 1 && id !== 6)).toEqual([2, 3, 4, 5])
      expect(orderOf(server).indexOf(1)).toBeGreaterThan(orderOf(server).indexOf(5))
      expect(orderOf(server).indexOf(6)).toBeLessThan(orderOf(server).indexOf(2))
    }),
  )
})

test('whom nobody favours any more does not count, and the last place stays the last', () => {
  const shown = favorites(1, 2, 3, 4)
  expect(rankBetween(favorites(1, 3, 4), neighboursAt(shown, 1, 2))).toBe(1)
  expect(rankBetween(favorites(1, 2, 4), neighboursAt(shown, 4, 3))).toBe(3)
  expect(rankBetween(favorites(4, 1), neighboursAt(shown, 1, 2))).toBe(1)
  expect(rankBetween(favorites(1, 2, 3, 4, 5), neighboursAt(shown, 1, 4))).toBe(5)
  expect(rankBetween(favorites(3), { candidateId: 3, before: 1, after: 2 })).toBe(1)
})

test('a move that an earlier release kept goes before whom it named', () => {
  expect(rankBetween(favorites(1, 3, 4, 2), { candidateId: 1, before: 3, after: 2 })).toBe(1)
})
