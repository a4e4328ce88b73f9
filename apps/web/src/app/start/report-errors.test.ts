import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('location', new URL('https://example.ch/election/7/candidate/4711'))
const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
const { api } = await import('../../data/calls/api.ts')
const { LOCAL_SESSION, markLocalAccount, setAccountType } = await import('../../data/session/account-type.ts')
const { endSession, startSession } = await import('../../data/session/session-store.ts')
const { reportErrors } = await import('./report-errors.ts')
reportErrors()

const sent = vi.spyOn(api, 'reportBrowserError')
beforeEach(() => {
  sent.mockResolvedValue(undefined as never)
  startSession({ userId: 7, token: 'secret' })
})
afterEach(() => {
  sent.mockReset()
  stored.clear()
})

const fail = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }))
const reject = (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test('an error is reported by screen, release and class, without any content', () => {
  fail(new TypeError('Candidate 4711 of Anna Muster is undefined'))
  expect(sent).toHaveBeenCalledTimes(1)
  const { body } = sent.mock.lastCall![0]
  expect(body).toMatchObject({ route: '/election/:electionId/candidate/:candidateId', kind: 'error', class: 'TypeError' })
  expect(JSON.stringify(body)).not.toMatch(/4711|Anna|undefined/)
})

test('the same error is reported once, a thrown value that is no error by its type', () => {
  fail(new TypeError('again'))
  expect(sent).not.toHaveBeenCalled()
  reject('some text')
  expect(sent.mock.lastCall![0].body).toMatchObject({ kind: 'unhandledrejection', class: 'string' })
})

// Fails when only the session is checked, which is over once a local account is locked.
test.each(['guest', 'local'] as const)('a %s account reports nothing, not even without a session', (kind) => {
  setAccountType(kind)
  startSession(LOCAL_SESSION)
  fail(new RangeError('x'))
  setAccountType('online')
  markLocalAccount(kind)
  endSession()
  fail(new RangeError('x'))
  startSession({ userId: 7, token: 'secret' })
  fail(new RangeError('x'))
  expect(sent).not.toHaveBeenCalled()
})

test('a page that fails repeatedly stops reporting', () => {
  for (let index = 0; index < 50; index++) {
    const name = `Failure${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 10)]}`
    fail(Object.assign(new Error(), { name }))
  }
  expect(sent.mock.calls.length).toBeLessThanOrEqual(8)
})
