import { expect, test } from 'vitest'
import { backOff } from './back-off.ts'

test('attempts wait longer and longer, five minutes at most, with a share of chance', () => {
  expect([1, 2, 3, 4].map((failures) => backOff(failures, 0))).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(backOff(9, 0)).toBe(256_000)
  expect(backOff(10, 0)).toBe(300_000)
  expect(backOff(5_000, 0)).toBe(300_000)
  expect(backOff(1, 0.999)).toBeGreaterThan(500)
  expect(backOff(1, 0.999)).toBeLessThan(502)
})
