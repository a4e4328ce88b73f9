import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listMatch, meanMatch, partyMatches } from './list-match.ts'

const PERCENTS = new Map<number, { value: number | null }>([
  [1, { value: 90 }],
  [2, { value: 50.1 }],
  [3, { value: 50 }],
  [4, { value: null }],
])
const linesOf = (...ids: number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))

// Fails when cumulated names are counted once, or names without a percent as 0.
test.each([
  ['the mean of its lines', [1, 3], { value: 70, known: 2, total: 2 }],
  ['a cumulated name counts twice', [1, 1, 3], { value: 76.7, known: 3, total: 3 }],
  ['a name without a percent drops out', [1, 4, 3, 4], { value: 70, known: 2, total: 4 }],
  ['a name that left the election too', [1, 99], { value: 90, known: 1, total: 2 }],
  ['halves of a tenth are rounded up', [2, 3], { value: 50.1, known: 2, total: 2 }],
  ['nobody is known', [4, 99], { value: null, known: 0, total: 2 }],
  ['an empty list', [], { value: null, known: 0, total: 0 }],
])('the match of a list: %s [MATCH-10]', (_, ids, expected) => {
  expect(listMatch({ id: 12, candidates: linesOf(...ids) }, PERCENTS)).toEqual({ listId: 12, ...expected })
})

test('the match of a party is the mean over its candidates; candidates without a party belong to none [MATCH-10]', () => {
  const candidates = [
    { id: 3, partyId: 8 },
    { id: 1, partyId: 5 },
    { id: 99, partyId: null },
    { id: 2, partyId: 8 },
    { id: 4, partyId: 6 },
  ]
  expect(partyMatches(candidates, PERCENTS)).toEqual([
    { partyId: 8, value: 50.1, known: 2, total: 2 },
    { partyId: 5, value: 90, known: 1, total: 1 },
    { partyId: 6, value: null, known: 0, total: 1 },
  ])
})

const percents = fc.array(fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)), { minLength: 1, maxLength: 36 })

test('a mean lies between the least and the most, whatever the order and the candidates without a percent [MATCH-10]', () => {
  fc.assert(
    fc.property(percents, (values) => {
      const byId = new Map(values.map((value, id) => [id, { value }]))
      const ids = [...byId.keys()]
      const { value, known, total } = meanMatch(ids, byId)
      const shown = values.filter((percent) => percent !== null)
      expect([known, total]).toEqual([shown.length, values.length])
      expect(value === null).toBe(shown.length === 0)
      if (value !== null) {
        expect(value).toBeGreaterThanOrEqual(Math.min(...shown))
        expect(value).toBeLessThanOrEqual(Math.max(...shown))
        const exact = shown.reduce((sum, percent) => sum + percent, 0) / shown.length
        expect(Math.abs(value - exact)).toBeLessThanOrEqual(0.05 + 1e-9)
      }
      expect(meanMatch(ids.toReversed(), byId).value).toBe(value)
      expect(meanMatch([...ids, -1], byId).value).toBe(value)
    }),
  )
})
