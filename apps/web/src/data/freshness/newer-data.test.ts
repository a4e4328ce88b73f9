import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { api } = await import('../calls/api.ts')
const { queryKey } = await import('../calls/query-key.ts')
const { queryClient } = await import('../calls/query-client.ts')
const { isElectionDay, lookForNewerData } = await import('./newer-data.ts')

let version = 7

beforeEach(() => {
  vi.spyOn(api, 'getStatus').mockImplementation(async () => ({ dataVersion: version }) as never)
})
afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
})

test('what the page shows is read anew at the first look and where the server has other data, and only then', async () => {
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
  await lookForNewerData()
  expect(invalidated).toHaveBeenCalledTimes(1)
  await lookForNewerData()
  expect(invalidated).toHaveBeenCalledTimes(1)
  version = 8
  await lookForNewerData()
  expect(invalidated).toHaveBeenCalledTimes(2)
})

test('an election day is one of Swiss time on which a known election is held', () => {
  const election = { electionDate: '2027-10-24', nextElectionDate: null }
  queryClient.setQueryData(queryKey('getUserElections', { params: { id: 1 }, query: { lang: 'de' } }), [election])
  expect(isElectionDay(new Date('2027-10-23T21:59:00Z'))).toBe(false)
  expect(isElectionDay(new Date('2027-10-23T22:00:00Z'))).toBe(true)
  expect(isElectionDay(new Date('2027-10-24T22:30:00Z'))).toBe(false)
})
