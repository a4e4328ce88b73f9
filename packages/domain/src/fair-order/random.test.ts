import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededOrder, seededRandom } from './random.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number | string) => {
    const random = seededRandom(seed)
    return [random(), random(), random()]
  }
  expect(draw('a')).toEqual(draw('a'))
  expect(draw(1)).toEqual(draw('1'))
  expect(draw('a')).not.toEqual(draw('b'))
})

test('the numbers fill the range from 0 to 1 evenly', () => {
  const random = seededRandom(42)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 10_000; i++) tenths[Math.floor(random() * 10)]!++
  // Binomial: mean 1000, standard deviation 30.
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('an order is a permutation that does not depend on the other items', () => {
  const ids = fc.uniqueArray(fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })))
  fc.assert(
    fc.property(ids, fc.integer(), (items, seed) => {
      const order = seededOrder(items, seed, (id) => id)
      expect(order.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
      const half = items.filter((id) => id % 2 === 0)
      expect(seededOrder(half.toReversed(), seed, (id) => id)).toEqual(order.filter((id) => id % 2 === 0))
    }),
  )
})

test('every item takes every place about as often', () => {
  const places = Array.from({ length: 4 }, () => [0, 0, 0, 0])
  for (let seed = 0; seed < 4000; seed++) {
    seededOrder([1, 2, 3, 4], seed, (id) => id).forEach((id, place) => {
      places[id - 1]![place]!++
    })
  }
  // Binomial: mean 1000, standard deviation 27.4.
  for (const count of places.flat()) expect(Math.abs(count - 1000)).toBeLessThan(140)
})
