import type { Match, Response as UserResponse } from '@plenara/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryKey } from '../calls/query-key.ts'

const own = { params: { id: 1, eid: 3 } }
const RESPONSES = queryKey('getResponses', own)
const MATCHES = queryKey('getMatches', own)

/** A tab of the browser: its own modules, the same channel. */
async function openTab() {
  vi.resetModules()
  const [{ queryClient }, { runCommand }, { startSession }, { setResponse }, { rateCandidate }] = await Promise.all([
    import('../calls/query-cache.ts'),
    import('./run-command.ts'),
    import('../session/session-store.ts'),
    import('./offline/set-response.ts'),
    import('./offline/rate-candidate.ts'),
  ])
  startSession({ userId: 1, token: 'a token' })
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  return { queryClient, runCommand, startSession, setResponse, rateCandidate, isStale }
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) =>
    Response.json(request.url.includes('/match/') ? [{ candidateId: 5, type: 'like', rank: 1 }] : { axes: [] }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const heard = () => new Promise((resolve) => setTimeout(resolve, 20))

async function openTwo() {
  const [here, there] = [await openTab(), await openTab()]
  for (const { queryClient } of [here, there]) {
    queryClient.setQueryData<UserResponse[]>(RESPONSES, [])
    queryClient.setQueryData<Match[]>(MATCHES, [])
  }
  return { here, there }
}

// Fails when the write is told to nobody, or everything is read anew by everybody.
test('a write of one tab makes the other read what it changed, and nothing else', async () => {
  const { here, there } = await openTwo()
  const answeredAt = new Date().toISOString()
  await here.runCommand(here.setResponse, { eid: 3, questionId: 2, value: 100, weight: 1, answeredAt })
  await heard()
  expect([there.isStale(RESPONSES), there.isStale(MATCHES)]).toEqual([true, false])
  await there.runCommand(there.rateCandidate, { eid: 3, candidateId: 5, type: 'like' } as const)
  await heard()
  expect([here.isStale(RESPONSES), here.isStale(MATCHES)]).toEqual([false, true])
})

test('a tab of another user hears nothing', async () => {
  const { here, there } = await openTwo()
  there.startSession({ userId: 2, token: 'another token' })
  await here.runCommand(here.rateCandidate, { eid: 3, candidateId: 5, type: 'like' } as const)
  await heard()
  expect(there.isStale(MATCHES)).toBe(false)
})

test('the other tabs are told which calls changed, and no opinion', async () => {
  const { here } = await openTwo()
  const messages: unknown[] = []
  const listener = new BroadcastChannel('plenara.writes')
  listener.onmessage = ({ data }: MessageEvent) => messages.push(data)
  await here.runCommand(here.rateCandidate, { eid: 3, candidateId: 5, type: 'like' } as const)
  await heard()
  listener.close()
  expect(messages).toEqual([{ userId: 1, names: ['getMatches'], isQueued: false }])
})
