import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterMotion, finishAfterMotion } from './after-motion.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what waits for the end of a movement runs once, in its order', () => {
  const done: string[] = []
  afterMotion(() => done.push('first'))
  afterMotion(() => done.push('second'))
  vi.advanceTimersByTime(200)
  expect(done).toEqual([])
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['first', 'second'])
})

test('undo finishes first what still waits', () => {
  const done: string[] = []
  afterMotion(() => done.push('rated'))
  finishAfterMotion()
  done.push('undone')
  vi.runAllTimers()
  expect(done).toEqual(['rated', 'undone'])
})
