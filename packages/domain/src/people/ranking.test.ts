import type { Match, MatchType } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DomainError } from '../domain-error.ts'
import { clearRatings, favoritesByPercent, groupCandidates, moveToRank, orderFavorites, rateAll, rateCandidate } from './ranking.ts'

/** `1L 2l` = candidate 1 loved on rank 1, candidate 2 liked on rank 2; `3x` = disliked. */
function read(text: string): Match[] {
  const types: Record<string, MatchType> = { L: 'love', l: 'like', x: 'dislike' }
  let rank = 0
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const type = types[word.at(-1)!]!
      return { candidateId: Number(word.slice(0, -1)), type, rank: type === 'dislike' ? null : ++rank }
    })
}

test('a dislike removes the rank and the lower-ranked move up [MATCH-1]', () => {
  expect(rateCandidate(read('1L 2l 3l'), 2, 'dislike')).toEqual(read('1L 3l 2x'))
  expect(rateCandidate(read('1l'), 1, 'dislike')).toEqual(read('1x'))
  expect(rateCandidate(read('1l 2x'), 2, 'dislike')).toEqual(read('1l 2x'))
})

test('a former dislike is ranked again: liked last, loved first [MATCH-2, MATCH-4, MATCH-5]', () => {
  expect(rateCandidate(read('1L 2l 3x'), 3, 'like')).toEqual(read('1L 2l 3l'))
  expect(rateCandidate(read('1L 2l 3x'), 3, 'love')).toEqual(read('3L 1L 2l'))
})

test('a ranked candidate keeps its rank when like and love change [MATCH-3]', () => {
  expect(rateCandidate(read('1l 2l 3l'), 2, 'love')).toEqual(read('1l 2L 3l'))
  expect(rateCandidate(read('1l 2L 3l'), 2, 'like')).toEqual(read('1l 2l 3l'))
  expect(rateCandidate(read('1l 2L'), 2, 'love')).toEqual(read('1l 2L'))
})

test('a new like takes the rank after the highest, 1 if there is none [MATCH-4]', () => {
  expect(rateCandidate([], 7, 'like')).toEqual(read('7l'))
  expect(rateCandidate(read('1L 2l 9x'), 7, 'like')).toEqual(read('1L 2l 7l 9x'))
})

test('love on an unrated candidate takes rank 1 and pushes the others down [MATCH-5]', () => {
  expect(rateCandidate(read('1L 2l'), 7, 'love')).toEqual(read('7L 1L 2l'))
  expect(rateCandidate([], 7, 'love')).toEqual(read('7L'))
})

test('none takes the rating back and closes the gap [MATCH-9]', () => {
  expect(rateCandidate(read('1L 2l 3x'), 1, 'none')).toEqual(read('2l 3x'))
  expect(rateCandidate(read('1L 3x'), 3, 'none')).toEqual(read('1L'))
  expect(rateCandidate(read('1L'), 8, 'none')).toEqual(read('1L'))
})

test('the ratings of many are taken back in one step, and the ranks close up [MATCH-8, MATCH-9]', () => {
  expect(clearRatings(read('1L 2l 3l 4l 9x 8x'), [2, 4, 9, 77])).toEqual(read('1L 3l 8x'))
  expect(clearRatings(read('1L 9x'), [])).toEqual(read('1L 9x'))
})

test('an order gives the named favourites the first ranks and adds no favourite [MATCH-6, MATCH-9]', () => {
  expect(orderFavorites(read('1L 2l 3l 4l 9x'), [3, 9, 1, 77, 3])).toEqual(read('3l 1L 2l 4l 9x'))
  expect(orderFavorites(read('1L 2l'), [])).toEqual(read('1L 2l'))
})

// Fails when love counts no more than like, or when a missing percent counts as the best.
test('by percent, loved come before liked, ties keep their order, and candidates without a percent come last [SCREEN-5]', () => {
  const percents = new Map([50, 80, 90, 80, null].map((value, index) => [index + 1, { value }]))
  expect(favoritesByPercent(read('5l 2l 4l 1L 3L 9x'), percents)).toEqual([3, 1, 2, 4, 5])
})

test('a move shifts the ranks between the old and the new position [MATCH-6]', () => {
  const matches = read('1l 2l 3l 4l 9x')
  expect(moveToRank(matches, 1, 3)).toEqual(read('2l 3l 1l 4l 9x'))
  expect(moveToRank(matches, 4, 2)).toEqual(read('1l 4l 2l 3l 9x'))
  expect(moveToRank(matches, 2, 2)).toEqual(matches)
  expect(moveToRank(matches, 1, 99)).toEqual(read('2l 3l 4l 1l 9x'))
  expect(moveToRank(matches, 4, 0)).toEqual(read('4l 1l 2l 3l 9x'))
})

test('only a favourite can be moved [MATCH-6]', () => {
  for (const id of [9, 10]) expect(() => moveToRank(read('1l 9x'), id, 1)).toThrow(new DomainError('not_ranked'))
})

test('candidates fall into available, disliked and matched by rank [MATCH-7, SCREEN-3]', () => {
  const matches: Match[] = [
    { candidateId: 4, type: 'like', rank: 2 },
    { candidateId: 2, type: 'dislike', rank: null },
    { candidateId: 5, type: 'love', rank: 1 },
    { candidateId: 77, type: 'like', rank: 3 },
  ]
  expect(groupCandidates(matches, [6, 5, 4, 3, 2])).toEqual({ available: [6, 3], disliked: [2], matched: [5, 4] })
})

test('match all likes every available candidate and keeps ranks and dislikes [MATCH-8]', () => {
  expect(rateAll(read('5L 2x'), [1, 2, 3, 5])).toEqual(read('5L 1l 3l 2x'))
})

/** The sentences of the specification on single ranks, as an independent model: a type and a rank per candidate. */
class Model {
  readonly type = new Map<number, MatchType>()
  readonly rank = new Map<number, number>()

  private clearRank(id: number): void {
    const old = this.rank.get(id)
    if (old === undefined) return
    this.rank.delete(id)
    for (const [other, rank] of this.rank) if (rank > old) this.rank.set(other, rank - 1)
  }

  rate(id: number, type: MatchType): void {
    const before = this.type.get(id) ?? 'none'
    if (before === 'dislike' || type === 'dislike' || type === 'none') this.clearRank(id)
    this.type.set(id, type)
    if (type === 'dislike' || type === 'none' || this.rank.has(id)) return
    if (type === 'love' && before !== 'love' && before !== 'like') {
      for (const [other, rank] of this.rank) this.rank.set(other, rank + 1)
      this.rank.set(id, 1)
      return
    }
    this.rank.set(id, Math.max(0, ...this.rank.values()) + 1)
  }

  move(id: number, to: number): void {
    const from = this.rank.get(id)
    if (from === undefined) return
    const target = Math.min(to, this.rank.size)
    for (const [other, rank] of this.rank) {
      if (rank > from && rank <= target) this.rank.set(other, rank - 1)
      if (rank < from && rank >= target) this.rank.set(other, rank + 1)
    }
    this.rank.set(id, target)
  }
}

const CANDIDATES = [1, 2, 3, 4, 5, 6, 7]
const candidate = fc.constantFrom(...CANDIDATES)
const action = fc.oneof(
  fc.record({ kind: fc.constant('rate' as const), id: candidate, type: fc.constantFrom<MatchType>('like', 'love', 'dislike', 'none') }),
  fc.record({ kind: fc.constant('move' as const), id: candidate, rank: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('all' as const) }),
)

type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

function play(model: Model, matches: readonly Match[], step: Action): readonly Match[] {
  if (step.kind === 'rate') {
    model.rate(step.id, step.type)
    return rateCandidate(matches, step.id, step.type)
  }
  if (step.kind === 'all') {
    for (const id of CANDIDATES) if (['none', undefined].includes(model.type.get(id))) model.rate(id, 'like')
    return rateAll(matches, CANDIDATES)
  }
  if (!model.rank.has(step.id)) return matches
  model.move(step.id, step.rank)
  return moveToRank(matches, step.id, step.rank)
}

function expectAgreement(matches: readonly Match[], model: Model): void {
  const ranks = matches.flatMap(({ rank }) => rank ?? [])
  expect(ranks).toEqual(ranks.map((_, index) => index + 1))
  expect(new Set(matches.map(({ candidateId }) => candidateId)).size).toBe(matches.length)
  for (const id of CANDIDATES) {
    const match = matches.find(({ candidateId }) => candidateId === id)
    expect([match?.type ?? 'none', match?.rank ?? null]).toEqual([model.type.get(id) ?? 'none', model.rank.get(id) ?? null])
  }
}

test('any sequence of actions agrees with the specification, with ranks 1 to n [MATCH-1, MATCH-3, MATCH-6, MATCH-9]', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const model = new Model()
      let matches: readonly Match[] = []
      for (const step of actions) {
        const before = structuredClone(matches)
        const after = play(model, matches, step)
        expect(matches).toEqual(before)
        expectAgreement(after, model)
        matches = after
      }
    }),
    { numRuns: 300 },
  )
})
