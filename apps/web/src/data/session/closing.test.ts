import { afterAll, beforeEach, expect, test, vi } from 'vitest'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** What each tab remembers; the tab at work is the one whose storage is in place. */
const [first, second] = [storage(), storage()]
const device = storage()
vi.stubGlobal('localStorage', device)

const { closesWithTab, forgetTabKey, holdTabKey, shareTabKey, tabKey, takeTabKey } = await import('./closing.ts')
const inTab = (tab: ReturnType<typeof storage>) => vi.stubGlobal('sessionStorage', tab)

beforeEach(() => {
  for (const one of [first, second, device]) one.clear()
})
afterAll(() => vi.unstubAllGlobals())

test('a key from before the last change is none: the tab reads nothing with it and hands it to nobody [SESSION-6]', async () => {
  inTab(first)
  holdTabKey('before')
  expect(tabKey()).toBe('before')
  inTab(second)
  holdTabKey('now')
  expect(tabKey()).toBe('now')
  inTab(first)
  expect(tabKey()).toBeNull()
  inTab(second)
  forgetTabKey()
  expect(closesWithTab()).toBe(false)
  inTab(first)
  expect(tabKey()).toBeNull()
  shareTabKey()
  expect(await Promise.race([takeTabKey(), new Promise((done) => setTimeout(done, 50))])).toBeUndefined()
  forgetTabKey()
})

test('a key that a release of before left in this tab is still in use', () => {
  inTab(first)
  first.setItem('plenara-local.key', 'key')
  device.setItem('plenara-local.closes', '1')
  expect([closesWithTab(), tabKey()]).toEqual([true, 'key'])
})
