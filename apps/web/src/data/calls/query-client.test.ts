import { calls } from '@plenara/contract/calls'
import type { ClientCall } from '@plenara/contract/client'
import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The query cache of a browser forgets what no page shows; without a window it believes to be on a server, and keeps all.
vi.hoisted(() => vi.stubGlobal('window', globalThis))

const asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('http://localhost/election'))
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url)
    return Response.json({ items: [] })
  })
})
afterEach(() => {
  vi.useRealTimers()
  asked.length = 0
})

const MINUTE = 60_000
/** What the specification says [API-27]: half an hour, the status ten minutes, and what is marked so not at all. */
const MINUTES: Readonly<Record<string, number>> = { getStatus: 10 }
const NOT_CACHED = Object.entries(calls).filter(([, { cacheMinutes }]) => cacheMinutes === 0)

/** The exports for devices are no queries: their answers come line by line. */
const gets = Object.entries(calls).filter(([name, { method }]) => method === 'GET' && !name.startsWith('export')) as [
  ClientCall,
  (typeof calls)[ClientCall],
][]

test.each(gets)('%s is asked for again when its time is over, and not before [API-27]', async (name, { cacheMinutes, path }) => {
  const { queryClient } = await import('./query-client.ts')
  const { queryOptions } = await import('./read-pipeline.ts')
  const { startSession } = await import('../session/session-store.ts')
  startSession({ userId: 1, token: 'a token' })
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 1]))
  const look = async () => {
    // As a screen that opens: it asks where what is known is no longer fresh.
    const observer = new QueryObserver(queryClient, queryOptions(name, { params } as never) as never)
    const leave = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(50)
    leave()
  }
  await look()
  expect(asked).toHaveLength(1)
  await look()
  expect(asked).toHaveLength(cacheMinutes === 0 ? 2 : 1)
  if (cacheMinutes > 0) {
    await vi.advanceTimersByTimeAsync((cacheMinutes - 1) * MINUTE)
    await look()
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(MINUTE)
    await look()
    expect(asked).toHaveLength(2)
  }
})

test('the contract knows no other times than those of the specification [API-27]', () => {
  expect(gets.length).toBeGreaterThan(50)
  for (const [name, { cacheMinutes }] of gets) if (cacheMinutes > 0) expect(cacheMinutes, name).toBe(MINUTES[name] ?? 30)
  expect(NOT_CACHED.filter(([, { method }]) => method === 'GET').map(([name]) => name)).toContain('getUserElections')
})

test('what is changed at once is heard of together before the change returns, else a moment later', async () => {
  const { queryClient, flushUpdatesSync } = await import('./query-client.ts')
  const heard: (readonly unknown[])[] = []
  const read = () => [queryClient.getQueryData(['answer']), queryClient.getQueryData(['spider'])]
  // As a screen hears of it.
  const tell = notifyManager.batchCalls(() => heard.push(read()))
  const observers = [['answer'], ['spider']].map((queryKey) => new QueryObserver(queryClient, { queryKey, enabled: false }))
  const leave = observers.map((observer) => observer.subscribe(tell))
  flushUpdatesSync(() => {
    queryClient.setQueryData(['answer'], 1)
    queryClient.setQueryData(['spider'], 'one')
  })
  const together = [1, 'one']
  expect(heard).toEqual([together, together])

  heard.length = 0
  queryClient.setQueryData(['answer'], 2)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual([[2, 'one']])
  for (const each of leave) each()
})

test('what is shown once a fetch is cancelled is not replaced by its answer, though nobody waited for its end', async () => {
  const { queryClient } = await import('./query-client.ts')
  const queryKey = ['responses']
  queryClient.setQueryData(queryKey, 'before')
  let arrive = (_answer: string) => {}
  const fetched = queryClient.fetchQuery({ queryKey, queryFn: () => new Promise<string>((resolve) => (arrive = resolve)) })
  await vi.advanceTimersByTimeAsync(1)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, 'chosen')
  arrive('of the server')
  await fetched.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(50)
  expect(queryClient.getQueryData(queryKey)).toBe('chosen')
})
