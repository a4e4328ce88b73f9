import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startUpdateChecks } from './update-checks.ts'

const MINUTE = 60_000
const page = new EventTarget() as EventTarget & { visibilityState: string }
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(isElectionDay: boolean) {
  const look = vi.fn(async () => undefined)
  end = startUpdateChecks({ look, isElectionDay: () => isElectionDay })
  return look
}

function show(state: 'visible' | 'hidden') {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

test.each([
  [false, 60],
  [true, 10],
])('an open app looks again in time; election day: %s, every %i minutes', (isElectionDay, minutes) => {
  const look = start(isElectionDay)
  vi.advanceTimersByTime((minutes - 1) * MINUTE)
  expect(look).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(MINUTE)
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(minutes * MINUTE)
  expect(look).toHaveBeenCalledTimes(2)
})

test('a hidden page asks nothing and looks on return, not twice within a minute', () => {
  const look = start(true)
  show('hidden')
  vi.advanceTimersByTime(30 * MINUTE)
  expect(look).toHaveBeenCalledTimes(0)
  show('visible')
  expect(look).toHaveBeenCalledTimes(1)
  show('hidden')
  show('visible')
  expect(look).toHaveBeenCalledTimes(1)
})

test('a look that fails is repeated at the next turn', async () => {
  const look = vi.fn(async () => Promise.reject(new Error('offline')))
  end = startUpdateChecks({ look, isElectionDay: () => true })
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect(look).toHaveBeenCalledTimes(2)
})

test('nothing is asked after the end', () => {
  const look = start(true)
  end()
  vi.advanceTimersByTime(60 * MINUTE)
  show('visible')
  expect(look).toHaveBeenCalledTimes(0)
})
