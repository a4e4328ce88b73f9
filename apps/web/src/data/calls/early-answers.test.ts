import { afterEach, expect, test, vi } from 'vitest'
import { forgetEarly, isAsked, isFreshEarly, keepEarly, takeArrived, takeEarly } from './early-answers.ts'

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

test('a program begins with what has arrived, and the rest stays for whoever asks', async () => {
  const late = new Promise(() => undefined)
  keepEarly(['there'], Promise.resolve('now'))
  keepEarly(['failed'], Promise.reject(new Error('offline')))
  keepEarly(['late'], late)
  await Promise.resolve()
  expect(takeArrived()).toEqual([{ key: ['there'], value: 'now' }])
  expect(takeArrived()).toEqual([])
  expect(takeEarly(['there'])).toBeUndefined()
  expect(takeEarly(['late'])).toBe(late)
})

test('an early answer counts as fresh for ten seconds, and no longer once something was changed', () => {
  vi.useFakeTimers()
  keepEarly(['fresh'], Promise.resolve('new'))
  expect(isFreshEarly(['fresh'])).toBe(false)
  void takeEarly(['fresh'])
  expect(isFreshEarly(['fresh'])).toBe(true)
  vi.advanceTimersByTime(10_001)
  expect(isFreshEarly(['fresh'])).toBe(false)
  keepEarly(['again'], Promise.resolve('new'))
  void takeEarly(['again'])
  forgetEarly()
  expect(isFreshEarly(['again'])).toBe(false)
})
