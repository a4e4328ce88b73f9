import { expect, test } from 'vitest'
import { readTicks, writeTicks } from './use-ticks.ts'

test('ticks are restored for the same state of the list', () => {
  expect([...readTicks(writeTicks(new Set([1, 3]), 'v1'), 'v1')]).toEqual([1, 3])
})

test('there are no ticks if the list has changed, if none are stored, or if the stored value is invalid', () => {
  expect(readTicks('v1|1,3', 'v2').size).toBe(0)
  expect(readTicks(null, 'v1').size).toBe(0)
  expect([...readTicks('v1|a,2', 'v1')]).toEqual([2])
})
