import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askOpenly, clearSentRequests, sentRequests } from './sent-log.ts'

const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  storage.set('plenara.account-type', 'local')
  vi.stubGlobal('location', new URL('https://plenara.example/election'))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

// Fails when a cookie or a referrer is sent, or when a request is missing in the log.
test('a request contains its address and nothing else, and is logged with its size [SESSION-6]', async () => {
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

test('a failed request is logged too, the newest first, and 200 at most', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  for (let page = 0; page < 205; page++) await expect(askOpenly(`/api/vote?page=${page}`)).rejects.toThrow('offline')
  expect(sentRequests()).toHaveLength(200)
  expect(sentRequests()[0]).toMatchObject({ address: '/api/vote?page=204', received: null, status: null })
  clearSentRequests()
  expect(sentRequests()).toEqual([])
})

test('nothing is logged for an account on the server', async () => {
  storage.set('plenara.account-type', 'online')
  vi.stubGlobal('fetch', async () => new Response('[]'))
  await askOpenly('/api/status')
  storage.delete('plenara.account-type')
  await askOpenly('/api/status')
  expect(sentRequests()).toEqual([])
})

test('an unreadable log counts as empty', () => {
  storage.set('plenara.sent-log', '{')
  expect(sentRequests()).toEqual([])
})
