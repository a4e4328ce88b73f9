import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const heard = new EventTarget()
vi.stubGlobal(
  'localStorage',
  new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: (_, key) => ({ value: kept.get(String(key)), enumerable: true, configurable: true }),
      get: (own, key) => Reflect.get(own, key) ?? kept.get(String(key)),
    },
  ),
)
vi.stubGlobal('sessionStorage', localStorage)
vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined })
vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard))
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
vi.stubGlobal('document', page)

const { LOCAL_SESSION, markLocalAccount, setAccountType } = await import('../session/account-type.ts')
const { currentSession, endSession, followOtherTabs, startSession } = await import('../session/session-store.ts')
const { currentLoss, dismissLoss, tellLoss } = await import('./store-loss.ts')
const { isStillSignedIn, watchMarks } = await import('./kept-marks.ts')

const ends = [watchMarks(), followOtherTabs(() => undefined)]

const tell = (key: string | null) => heard.dispatchEvent(Object.assign(new Event('storage'), { key }))
function clearAll(): void {
  kept.clear()
  tell(null)
}
function beginGuest(): void {
  markLocalAccount('guest')
  setAccountType('guest')
  startSession(LOCAL_SESSION)
}

beforeEach(() => {
  endSession()
  kept.clear()
})
afterAll(() => {
  for (const end of ends) end()
  vi.unstubAllGlobals()
})
afterEach(() => {
  endSession()
  dismissLoss()
})

// Fails when the marks of an account of this device are not written again: its records would lie out of reach.
test('marks of a guest that are cleared are written again, and the guest is told [SESSION-6]', () => {
  beginGuest()
  const before = new Map(kept)
  clearAll()
  expect(kept).toEqual(before)
  expect(currentSession()).toEqual(LOCAL_SESSION)
  expect(currentLoss()).toBe('written-again')
})

// Fails when the token of a session of the server is written again: whoever clears the data of the browser wants to be signed out of it.
test('a session that is cleared goes on in this tab, is nowhere on the device, and its voter is told', () => {
  startSession({ userId: 7, token: 'secret' })
  clearAll()
  expect(currentSession()).toEqual({ userId: 7, token: 'secret' })
  expect([...kept.values()].join()).not.toContain('secret')
  expect(currentLoss()).toBe('session')
  expect(isStillSignedIn(currentSession())).toBe(true)
  clearAll()
  expect(currentSession().userId).toBe(7)
})

test('on the way back to the tab a mark that is missing is noticed without any event', () => {
  beginGuest()
  kept.clear()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(kept.get('plenara.token')).toBe(LOCAL_SESSION.token)
  expect(currentLoss()).toBe('written-again')
})

// Fails when signing out takes away the mark by which it is told from a loss (`OF_THE_DEVICE` in device-storage.ts).
test('signing out in another tab is no loss', () => {
  startSession({ userId: 7, token: 'secret' })
  for (const key of ['user-id', 'token']) kept.delete(`plenara.${key}`)
  expect(isStillSignedIn(currentSession())).toBe(false)
  page.dispatchEvent(new Event('visibilitychange'))
  tell('plenara.token')
  expect([currentSession().userId, currentLoss()]).toEqual([-1, null])
})

test('signing out here leaves no mark of the session, and ends the message', () => {
  startSession({ userId: 7, token: 'secret' })
  clearAll()
  endSession()
  expect(currentLoss()).toBeNull()
  expect([...kept]).toEqual([['plenara.store', '1']])
  clearAll()
  expect([currentLoss(), kept.size]).toEqual([null, 0])
})

test('what nobody knew any more is told until it was read, and the worse stays', () => {
  beginGuest()
  tellLoss('gone')
  tellLoss('written-again')
  expect([currentLoss(), kept.get('plenara.data-gone')]).toEqual(['gone', '1'])
  dismissLoss()
  expect([currentLoss(), kept.has('plenara.data-gone')]).toEqual([null, false])
})
