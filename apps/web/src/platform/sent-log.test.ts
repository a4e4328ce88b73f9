import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askOpenly, clearSentRequests, sentRequests } from './sent-log.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  kept.set('plenara.account-type', 'local')
  vi.stubGlobal('location', new URL('https://plenara.example/election'))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

// Fails when a cookie or a referrer may go along, and when a request is sent without being noted.
test('a request says its address and nothing else, and is noted with what it cost [SESSION-6]', async () => {
  const fetch = vi.fn(async () => new Response('[]', { headers: { 'Content-Length': '2' } }))
  vi.stubGlobal('fetch', fetch)
  await askOpenly('https://plenara.example/api/vote?page=2')
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://plenara.example/api/vote?page=2', {
    method: 'GET',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  expect(sentRequests()).toEqual([{ at: expect.any(Number), address: '/api/vote?page=2', sent: 20, received: 2, status: 200 }])
})

test('one that failed is noted too, the newest first, and 200 at most', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  for (let page = 0; page < 205; page++) await expect(askOpenly(`/api/vote?page=${page}`)).rejects.toThrow('offline')
  expect(sentRequests()).toHaveLength(200)
  expect(sentRequests()[0]).toMatchObject({ address: '/api/vote?page=204', received: null, status: null })
  clearSentRequests()
  expect(sentRequests()).toEqual([])
})

test('of an account on the server nothing is written down', async () => {
  kept.set('plenara.account-type', 'online')
  vi.stubGlobal('fetch', async () => new Response('[]'))
  await askOpenly('/api/status')
  kept.delete('plenara.account-type')
  await askOpenly('/api/status')
  expect(sentRequests()).toEqual([])
})

test('a log that cannot be read is an empty one', () => {
  kept.set('plenara.sent-log', '{')
  expect(sentRequests()).toEqual([])
})
