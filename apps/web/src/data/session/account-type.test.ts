import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
const { accountType, hasGuest, hasLocalAccount, localAccount, localAccountMark, markLocalAccount, markRecords, setAccountType } =
  await import('./account-type.ts')

const EXISTS = 'plenara-local.exists'

beforeEach(() => kept.clear())
afterAll(() => vi.unstubAllGlobals())

test('the type of an account is one of three, online where nobody chose [ENTITY-16]', () => {
  expect(accountType()).toBe('online')
  for (const type of ['guest', 'local', 'online'] as const) {
    setAccountType(type)
    expect(accountType()).toBe(type)
  }
  kept.set('plenara.account-type', 'else')
  expect(accountType()).toBe('online')
})

// Fails when `markLocalAccount` writes a new beginning: the account of another tab would then be looked for anew, or taken for one deleted before.
test('a guest who keeps the account keeps its mark, and a chosen kind stays [SESSION-6]', () => {
  vi.useFakeTimers({ now: 1_000 })
  markLocalAccount('guest')
  expect(localAccount()).toEqual({ kind: 'guest', mark: '1000', visitedAt: 1_000, hasRecords: false })
  expect(hasGuest()).toBe(true)
  markRecords()
  vi.setSystemTime(5_000)
  markLocalAccount('guest')
  expect(localAccount()).toEqual({ kind: 'guest', mark: '1000', visitedAt: 5_000, hasRecords: true })
  markLocalAccount('local')
  markLocalAccount('guest')
  expect(localAccount()).toEqual({ kind: 'local', mark: '1000', visitedAt: 5_000, hasRecords: true })
  markLocalAccount(null)
  expect([hasLocalAccount(), hasGuest(), localAccountMark()]).toEqual([false, false, null])
  vi.useRealTimers()
})

test.each(['1', '1795402800000'])('an account from before guests is one that was chosen: %s', (mark) => {
  kept.set(EXISTS, mark)
  expect(localAccount()).toEqual({ kind: 'local', mark, visitedAt: null, hasRecords: false })
  markLocalAccount('guest')
  expect(localAccount()).toMatchObject({ kind: 'local', mark })
})
