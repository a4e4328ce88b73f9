import { expect, test } from 'vitest'
import { sourceId } from './source-id.ts'

test('numbers of the federal parliament are ids, those of other sources have ranges of their own', () => {
  expect(sourceId('parliament', 35_041)).toBe(35_041)
  expect(sourceId('people-vote', 6710)).toBe(10_000_006_710)
  expect(new Set([sourceId('parliament', 6710), sourceId('people-vote', 6710), sourceId('openparldata', 6710)]).size).toBe(3)
  expect(Number.isSafeInteger(sourceId('openparldata', 9_999_999_999))).toBe(true)
})

test.each([0, -1, 1.5, Number.NaN, 10_000_000_000])('%s is no number of a source', (number) => {
  expect(() => sourceId('parliament', number)).toThrow(RangeError)
})
