import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundShares, shareAndRest } from './round-shares.ts'

/** Sums of decimal digits, free of how they are stored. */
const sumOf = (shares: readonly number[], digits = 1) =>
  Math.round(shares.reduce((sum, share) => sum + share * 10 ** digits, 0)) / 10 ** digits

test('both sides of a vote add up: Swissvotes 29 has 38.55 % yes', () => {
  expect(shareAndRest(38.55)).toEqual([38.6, 61.4])
  expect([64.32, 49.93, 50, 49.98, 50.04, 50.001].map(shareAndRest)).toEqual([
    [64.3, 35.7],
    [49.9, 50.1],
    [50, 50],
    [49.98, 50.02],
    [50.04, 49.96],
    [50.001, 49.999],
  ])
})

test('thirds add up, parts of a larger whole do not add up to all of it, and an empty whole has shares of 0', () => {
  expect(roundShares([1, 1, 1])).toEqual([33.4, 33.3, 33.3])
  expect(roundShares([1, 1], { whole: 3 })).toEqual([33.4, 33.3])
  expect(roundShares([1, 1, 1], { digits: 0 })).toEqual([34, 33, 33])
  expect(roundShares([0, 0])).toEqual([0, 0])
})

test('shares add up to the whole, each within one unit of its exact value and in the order of the parts (10,000 runs)', () => {
  const parts = fc.array(fc.nat({ max: 3_000_000 }), { minLength: 1, maxLength: 40 }).filter((values) => values.some((value) => value > 0))
  fc.assert(
    fc.property(parts, fc.constantFrom(0, 1, 2), (values, digits) => {
      const all = values.reduce((sum, value) => sum + value, 0)
      const shares = roundShares(values, { digits })
      expect(sumOf(shares, digits)).toBe(100)
      for (const [index, value] of values.entries()) {
        expect(Math.abs((shares[index] ?? 0) - (100 * value) / all)).toBeLessThan(10 ** -digits + 1e-6)
        for (const [other, less] of values.entries()) if (less < value) expect(shares[other]).toBeLessThanOrEqual(shares[index] ?? 0)
      }
    }),
    { numRuns: 10_000 },
  )
})

test('each hundredth of a percent and its rest add up to 100', () => {
  for (let hundredth = 0; hundredth <= 10_000; hundredth++) expect(sumOf(shareAndRest(hundredth / 100), 2)).toBe(100)
})
