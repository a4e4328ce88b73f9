import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

const LIMITS = { atOnce: 2, perSecond: 4, waiting: 6, waitMs: 2_000 }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Takes turns that last 10 ms and notes how each ended. */
function openTurns(limits = LIMITS) {
  const take = createFairTurns(limits, Date.now)
  const ended: string[] = []
  const ask = (network: string, times = 1) => {
    for (let n = 0; n < times; n++) {
      void take(network).then((leave) => {
        ended.push(`${network} ${leave ? 'had one' : 'none'}`)
        if (leave) setTimeout(leave, 10)
      })
    }
  }
  const count = (text: string) => ended.filter((one) => one === text).length
  return { ask, count }
}

test('so many at once and so many in any second; the next ones wait until then', async () => {
  const { ask, count } = openTurns()
  ask('a', 8)
  await vi.advanceTimersByTimeAsync(1)
  expect(count('a had one')).toBe(2)
  await vi.advanceTimersByTimeAsync(900)
  expect(count('a had one')).toBe(4)
  await vi.advanceTimersByTimeAsync(200)
  expect(count('a had one')).toBe(8)
  expect(count('a none')).toBe(0)
})

test('whoever waits too long has none, and neither has whoever finds too many waiting', async () => {
  const { ask, count } = openTurns()
  ask('a', 9)
  await vi.advanceTimersByTimeAsync(1)
  expect([count('a had one'), count('a none')]).toEqual([2, 1])
  const late = openTurns({ ...LIMITS, perSecond: 1, waiting: 20 })
  late.ask('a', 5)
  await vi.advanceTimersByTimeAsync(2_500)
  expect([late.count('a had one'), late.count('a none')]).toEqual([2, 3])
})

// Fails when turns go by who came first, or when a network that fills the queue keeps others out of it.
test('a network that floods leaves its turns to another one', async () => {
  const { ask, count } = openTurns()
  ask('flood', 30)
  await vi.advanceTimersByTimeAsync(500)
  ask('reader', 4)
  const flood = setInterval(() => ask('flood', 3), 50)
  await vi.advanceTimersByTimeAsync(1_900)
  clearInterval(flood)
  expect([count('reader had one'), count('reader none')]).toEqual([4, 0])
  expect(count('flood had one')).toBeGreaterThan(4)
})

test('what a network had counts for ten seconds', async () => {
  const { ask, count } = openTurns({ ...LIMITS, atOnce: 1 })
  ask('a', 3)
  await vi.advanceTimersByTimeAsync(10_100)
  ask('b')
  ask('b')
  ask('a')
  await vi.advanceTimersByTimeAsync(15)
  expect([count('a had one'), count('b had one')]).toEqual([4, 1])
})

test('a clock that is set back keeps nobody waiting', async () => {
  const { ask, count } = openTurns()
  ask('a', 4)
  await vi.advanceTimersByTimeAsync(20)
  vi.setSystemTime(500_000)
  ask('a', 2)
  await vi.advanceTimersByTimeAsync(20)
  expect(count('a had one')).toBe(6)
})
