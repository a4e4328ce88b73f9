import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint, finishAfterPaint } from './after-paint.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what waits for the next frame runs once, in its order, also where no frame comes', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const done: string[] = []
  afterPaint(() => done.push('first'))
  afterPaint(() => done.push('second'))
  expect(done).toEqual([])
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['first', 'second'])
})

test('undo finishes first what still waits', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16))
  const done: string[] = []
  afterPaint(() => done.push('rated'))
  finishAfterPaint()
  done.push('undone')
  vi.runAllTimers()
  expect(done).toEqual(['rated', 'undone'])
})
