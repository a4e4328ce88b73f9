import { expect, test } from 'vitest'
import { readTicks, writeTicks } from './use-ticks.ts'

test('ticks come back for the same state of the list', () => {
  expect([...readTicks(writeTicks(new Set([1, 3]), 'v1'), 'v1')]).toEqual([1, 3])
})

test('ticks are gone when the list has changed, when there are none and when what is stored is broken', () => {
  expect(readTicks('v1|1,3', 'v2').size).toBe(0)
  expect(readTicks(null, 'v1').size).toBe(0)
  expect([...readTicks('v1|a,2', 'v1')]).toEqual([2])
})
