import { notifyManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherNotices } from './query-notices.ts'

beforeEach(() => {
  vi.useFakeTimers()
  gatherNotices()
})
afterEach(() => vi.useRealTimers())

// Fails with the library's own scheduler.
test('what changes in one task, also after a wait within it, is told in one task, in its order', async () => {
  const told: string[] = []
  notifyManager.schedule(() => told.push('first'))
  await Promise.resolve()
  notifyManager.batch(() => {
    notifyManager.schedule(() => told.push('second'))
    notifyManager.schedule(() => told.push('third'))
  })
  expect(told).toEqual([])
  expect(vi.getTimerCount()).toBe(1)
  vi.runOnlyPendingTimers()
  expect(told).toEqual(['first', 'second', 'third'])
})

test('what a notice changes is told in a task of its own', () => {
  const told: string[] = []
  notifyManager.schedule(() => notifyManager.schedule(() => told.push('later')))
  vi.runOnlyPendingTimers()
  expect(told).toEqual([])
  vi.runOnlyPendingTimers()
  expect(told).toEqual(['later'])
})

test('a notice that fails is reported and holds up no other', () => {
  const told: string[] = []
  notifyManager.schedule(() => {
    throw new Error('broken page')
  })
  notifyManager.schedule(() => told.push('other'))
  expect(() => vi.runAllTimers()).toThrow('broken page')
  expect(told).toEqual(['other'])
})
