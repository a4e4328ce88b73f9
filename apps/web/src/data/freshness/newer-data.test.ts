import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { api } = await import('../calls/api.ts')
const { queryKey } = await import('../calls/query-key.ts')
const { queryClient } = await import('../calls/query-client.ts')
const { isElectionDay, lookForNewerData } = await import('./newer-data.ts')

/** What the servers say one after the other; the last one goes on saying it. */
let versions = [7]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(api, 'getStatus').mockImplementation(async () => {
    const [dataVersion, ...later] = versions
    if (later.length > 0) versions = later
    return { dataVersion } as never
  })
})
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
  vi.restoreAllMocks()
})

async function look(...said: number[]): Promise<void> {
  versions = said
  const looking = lookForNewerData()
  await vi.advanceTimersByTimeAsync(2_000)
  await looking
}

test('what the page shows is read anew at the first look and where the server has other data, and only then', async () => {
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
  await look(7)
  expect(invalidated).toHaveBeenCalledTimes(1)
  await look(7)
  expect(invalidated).toHaveBeenCalledTimes(1)
  await look(8)
  expect(invalidated).toHaveBeenCalledTimes(2)
})

// Fails when the page believes the first server that is asked.
test('a server that is a moment behind takes nothing back, and newer data is read once all servers have it [API-8]', async () => {
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
  await look(7, 8)
  expect(invalidated).toHaveBeenCalledTimes(0)
  versions = [9]
  const looking = lookForNewerData()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(invalidated).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(500)
  await looking
  expect(invalidated).toHaveBeenCalledTimes(1)
})

test('an election day is one of Swiss time on which a known election is held', () => {
  const election = { electionDate: '2027-10-24', nextElectionDate: null }
  queryClient.setQueryData(queryKey('getUserElections', { params: { id: 1 }, query: { lang: 'de' } }), [election])
  expect(isElectionDay(new Date('2027-10-23T21:59:00Z'))).toBe(false)
  expect(isElectionDay(new Date('2027-10-23T22:00:00Z'))).toBe(true)
  expect(isElectionDay(new Date('2027-10-24T22:30:00Z'))).toBe(false)
})
