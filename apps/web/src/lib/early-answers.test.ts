import { afterEach, expect, test, vi } from 'vitest'
import { forgetEarly, isAsked, keepEarly, takeEarly } from './early-answers.ts'

afterEach(() => {
  forgetEarly()
  vi.useRealTimers()
})

test('an early answer is given away once', () => {
  const answer = Promise.resolve('first')
  keepEarly(['once'], answer)
  expect(takeEarly(['once'])).toBe(answer)
  expect(takeEarly(['once'])).toBeUndefined()
})

test('what the program has asked for itself is never answered with something older', () => {
  expect(isAsked(['own'])).toBe(false)
  expect(takeEarly(['own'])).toBeUndefined()
  expect(isAsked(['own'])).toBe(true)
  keepEarly(['own'], Promise.resolve('late'))
  expect(takeEarly(['own'])).toBeUndefined()
})

test('nothing is kept after a change, nor for longer than ten seconds', () => {
  vi.useFakeTimers()
  keepEarly(['changed'], Promise.resolve('old'))
  forgetEarly()
  expect(takeEarly(['changed'])).toBeUndefined()
  keepEarly(['waiting'], Promise.resolve('old'))
  vi.advanceTimersByTime(10_001)
  expect(takeEarly(['waiting'])).toBeUndefined()
})
