import { expect, test } from 'vitest'
import { createPageCache, PAGE_LIMITS, type PageCacheOptions } from './page-cache.ts'

function openCache(limits: Partial<PageCacheOptions> = {}) {
  const clock = { now: 1_000_000 }
  let rendered = 0
  const get = createPageCache<string>({ ...PAGE_LIMITS, ...limits, now: () => clock.now })
  const ask = (key: string, period = '1', bytes = 10) =>
    get({ key, period, network: '', render: async () => ({ page: `${key} ${++rendered}`, bytes }) })
  return { ask, get, clock, rendered: () => rendered }
}

function createGate() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((open) => {
    resolve = open
  })
  return { promise, resolve }
}

test('a page is rendered once, also for those who ask meanwhile', async () => {
  const { ask, rendered } = openCache()
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 1', 'a 1'])
  expect(await ask('a')).toBe('a 1')
  expect(rendered()).toBe(1)
})

// Fails when an import empties the cache, so that all pages are wanted at once, or when a page of the past stays.
test('after an import the page before goes out for a minute at most, while it is rendered anew', async () => {
  const { ask, clock } = openCache()
  await ask('a')
  expect(await ask('a', '2')).toBe('a 1')
  await new Promise((resolve) => setTimeout(resolve))
  expect(await ask('a', '2')).toBe('a 2')
  const slow = openCache()
  await slow.ask('b')
  const hold = () =>
    slow.get({
      key: 'b',
      period: '2',
      network: '',
      render: () => new Promise((resolve) => setTimeout(resolve, 20, { page: 'late', bytes: 1 })),
    })
  expect(await hold()).toBe('b 1')
  slow.clock.now += PAGE_LIMITS.pastMs + 1
  expect(await hold()).toBe('late')
  expect(clock.now).toBe(1_000_000)
})

// Fails without the limits: whoever asks for every vote at once would keep the API waiting.
test('so many wait for a turn, and beyond that there is none', async () => {
  const { get } = openCache({ waiting: 1 })
  const gate = createGate()
  const slow = (key: string, network = '') =>
    get({ key, period: '1', network, render: () => gate.promise.then(() => ({ page: key, bytes: 1 })) })
  const first = [slow('a'), slow('b'), slow('c')]
  expect(await slow('d')).toBeNull()
  const other = slow('d', 'other')
  expect(await first[2]).toBeNull()
  gate.resolve()
  expect(await Promise.all([first[0], first[1], other])).toEqual(['a', 'b', 'd'])
})

// Fails when whoever asks for the same page as a network that floods is told that there is none, as that network is.
test('whoever began a page may have no turn, and whoever waits for it has one all the same', async () => {
  const { get } = openCache({ atOnce: 1, waiting: 2 })
  const gate = createGate()
  const slow = (key: string, network: string) =>
    get({ key, period: '1', network, render: () => gate.promise.then(() => ({ page: `${key} for ${network}`, bytes: 1 })) })
  const flood = [slow('a', 'flood'), slow('x', 'flood'), slow('b', 'flood')]
  const reader = slow('b', 'reader')
  const other = slow('c', 'third')
  expect(await flood[2]).toBeNull()
  gate.resolve()
  expect([await flood[0], await other]).toEqual(['a for flood', 'c for third'])
  expect(await reader).toBe('b for reader')
})

test('the longest unused leave first', async () => {
  const { ask, rendered } = openCache({ maxBytes: 20 })
  for (const key of ['a', 'b', 'a', 'c', 'a']) await ask(key)
  expect(rendered()).toBe(3)
  expect(await ask('b')).toBe('b 4')
})

test('a page that fails is tried again by the next who asks', async () => {
  const { get, ask } = openCache()
  await expect(get({ key: 'a', period: '1', network: '', render: () => Promise.reject(new Error('no data')) })).rejects.toThrow('no data')
  expect(await ask('a')).toBe('a 1')
})
