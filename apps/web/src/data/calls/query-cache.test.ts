import { ApiError } from '@plenara/contract/client'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-cache.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

/** After how many milliseconds each attempt was made, and whether the call failed in the end. */
async function attemptsOf(status: number): Promise<{ readonly after: number[]; readonly failed: boolean }> {
  const begin = Date.now()
  const after: number[] = []
  const queryFn = () => {
    after.push(Date.now() - begin)
    throw new ApiError('unavailable', status)
  }
  let failed = false
  const leave = new QueryObserver(queryClient, { queryKey: ['attempts', status], queryFn }).subscribe(({ isError }) => {
    failed = isError
  })
  await vi.advanceTimersByTimeAsync(60_000)
  leave()
  return { after, failed }
}

// Fails when `retryDelay` of the product is shortened or stays the same from attempt to attempt.
test.each([0, 500, 503])(
  'a call that fails with %i is tried again after one second and after two more, then it has failed',
  async (status) => {
    expect(await attemptsOf(status)).toEqual({ after: [0, 1_000, 3_000], failed: true })
  },
)

test.each([400, 401, 404, 409])('what the server refuses with %i is not asked for again', async (status) => {
  expect(await attemptsOf(status)).toEqual({ after: [0], failed: true })
})
