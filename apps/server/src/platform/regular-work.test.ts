import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRegularWork } from './regular-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when it is told to, every second; ten seconds of rest after a failure. */
function start() {
  const ends: ((error?: Error) => void)[] = []
  const errors: unknown[] = []
  const seen: boolean[] = []
  const work = startRegularWork({
    ...{ everyMs: 1_000, restMs: 10_000, now: () => new Date(Date.now()), onError: (error) => errors.push(error) },
    work: (isStopped) =>
      new Promise((resolve, reject) =>
        ends.push((error) => {
          seen.push(isStopped())
          if (error) reject(error)
          else resolve()
        }),
      ),
  })
  return { work, ends, errors, seen }
}

// Fails when two runs go on at once.
test('no run begins while another one is under way, and who asks for one waits for it', async () => {
  const { work, ends } = start()
  await vi.advanceTimersByTimeAsync(3_000)
  const asked = work.run()
  expect([ends.length, work.run()]).toEqual([1, asked])
  ends[0]?.()
  await asked
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toHaveLength(2)
})

// Fails when a failure is tried again at once for ever, or ends the work.
test('after a failure it rests, then it is tried again', async () => {
  const { ends, errors } = start()
  await vi.advanceTimersByTimeAsync(1_000)
  ends[0]?.(new Error('away'))
  await vi.advanceTimersByTimeAsync(9_000)
  expect([ends.length, errors.map(String)]).toEqual([1, ['Error: away']])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(ends).toHaveLength(2)
})

// Fails when a stop leaves a run behind that uses a database which is closed next.
test('a stop tells the run that is under way, waits for it, and no other one begins', async () => {
  const { work, ends, seen } = start()
  await vi.advanceTimersByTimeAsync(1_000)
  let hasEnded = false
  const stopped = work.stop().then(() => {
    hasEnded = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(hasEnded).toBe(false)
  ends[0]?.()
  await stopped
  await work.run()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([ends.length, seen]).toEqual([1, [true]])
})
