import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchSpread } from './match-spread.ts'

const byId = (...values: (number | null)[]) => new Map(values.map((value, id) => [id, { value }]))
const spreadOf = (...values: (number | null)[]) => matchSpread(byId(...values).keys(), byId(...values))

test('the ends and the middle half of the known percents, each person once [MATCH-10]', () => {
  expect(spreadOf(80, 40, null, 60, 70)).toEqual({ lowest: 40, lowerQuartile: 40, upperQuartile: 70, highest: 80 })
  expect(spreadOf(10, 20, 30, 40, 50, 60, 70, 80)).toEqual({ lowest: 10, lowerQuartile: 20, upperQuartile: 60, highest: 80 })
  expect(matchSpread([1, 1, 0, 1, 1], byId(20, 90))).toEqual({ lowest: 20, lowerQuartile: 20, upperQuartile: 90, highest: 90 })
})

test('one known percent is the whole spread, none is no spread', () => {
  expect(spreadOf(null, 55.5)).toEqual({ lowest: 55.5, lowerQuartile: 55.5, upperQuartile: 55.5, highest: 55.5 })
  expect(spreadOf(null, null)).toBeNull()
  expect(matchSpread([99], byId(1))).toBeNull()
})

test('at least half of the known percents lie between the quartiles, and the order of the people changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 40 }), (tenths) => {
      const percents = byId(...tenths.map((value) => value / 10))
      const spread = matchSpread(percents.keys(), percents)!
      const values = [...percents.values()].map(({ value }) => value!)
      expect([spread.lowest, spread.highest]).toEqual([Math.min(...values), Math.max(...values)])
      const middle = values.filter((value) => value >= spread.lowerQuartile && value <= spread.upperQuartile)
      expect(middle.length).toBeGreaterThanOrEqual(values.length / 2)
      expect(matchSpread([...percents.keys()].reverse(), percents)).toEqual(spread)
    }),
  )
})
