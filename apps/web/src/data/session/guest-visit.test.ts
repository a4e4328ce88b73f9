import { afterAll, beforeEach, expect, test, vi } from 'vitest'

function storage() {
  const kept = new Map<string, string>()
  return new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    },
    { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  )
}
const [local, tab] = [storage(), storage()]
vi.stubGlobal('localStorage', local)
vi.stubGlobal('sessionStorage', tab)
const deleted: string[] = []
vi.stubGlobal('indexedDB', {
  deleteDatabase: (name: string) => {
    deleted.push(name)
    const request: { onsuccess?: () => void } = {}
    queueMicrotask(() => request.onsuccess?.())
    return request
  },
  databases: async () => [],
})
vi.stubGlobal('caches', { keys: async () => [] })
const { beginGuestVisit, GUEST_DAYS, hideGreeting, previousVisit, wasGuestDeleted } = await import('./guest-visit.ts')

const NOW = Date.parse('2027-06-01T12:00:00Z')
const DAY = 86_400_000

beforeEach(() => {
  local.clear()
  tab.clear()
  deleted.length = 0
})

afterAll(() => vi.unstubAllGlobals())

function visitedDaysAgo(days: number, kind = 'guest') {
  local.setItem('plenara-local.exists', `${kind}:1:${NOW - days * DAY}`)
  local.setItem('plenara.account-type', kind)
  local.setItem('plenara.token', 'local')
  local.setItem('plenara.sent-log', '[]')
  local.setItem('plenara.theme', 'dark')
}

// Fails when the age is not looked at, or a database stays.
test('a guest who was not here for 90 days is deleted with everything, and only what belongs to the device stays', async () => {
  visitedDaysAgo(GUEST_DAYS + 1)
  const deletion = beginGuestVisit(NOW)
  expect(deletion).toBeDefined()
  await deletion
  expect(deleted).toEqual(['plenara.kept', 'plenara.outbox', 'plenara-local', 'plenara-catalogue'])
  expect(Object.keys(local)).toEqual(['plenara.theme'])
  expect(wasGuestDeleted()).toBe(true)
})

test('a guest who comes back in time stays, and is greeted once', () => {
  vi.useFakeTimers({ now: NOW })
  visitedDaysAgo(GUEST_DAYS - 1)
  expect(beginGuestVisit(NOW)).toBeUndefined()
  expect(local.getItem('plenara-local.exists')).toBe(`guest:1:${NOW}`)
  expect(previousVisit(NOW)).toBe(NOW - (GUEST_DAYS - 1) * DAY)
  expect(beginGuestVisit(NOW)).toBeUndefined()
  expect(previousVisit(NOW)).toBe(NOW - (GUEST_DAYS - 1) * DAY)
  hideGreeting()
  expect(previousVisit(NOW)).toBeNull()
  expect([deleted, wasGuestDeleted()]).toEqual([[], false])
  vi.useRealTimers()
})

// Fails when any local account is looked at: a chosen one is never deleted by the app.
test('a chosen account stays, however long ago', () => {
  visitedDaysAgo(1000, 'local')
  expect(beginGuestVisit(NOW)).toBeUndefined()
  expect([deleted, local.getItem('plenara.token')]).toEqual([[], 'local'])
})
