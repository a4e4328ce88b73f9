import { ApiError } from '@plenara/contract/client'
import { afterEach, expect, test, vi } from 'vitest'
import { accountType, LOCAL_SESSION } from '../session/account-type.ts'
import { startSession } from '../session/session.ts'
import { api } from './api.ts'
import { revalidateAnswers } from './revalidation.ts'

const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"code":"unauthorized"}', { status: 401 }))
afterEach(() => sent.mockClear())

const own = (id: number) => ({ params: { id } })

test('a call of a local account stays on the device, also where the stored type of the account was lost [SESSION-6]', async () => {
  startSession(LOCAL_SESSION)
  // There is no storage here at all.
  expect(accountType()).toBe('online')
  await expect(api.getUser(own(LOCAL_SESSION.userId))).rejects.toBeInstanceOf(ApiError)
  expect(sent).not.toHaveBeenCalled()
})

// Fails when the token of the account on this device goes with it (`asNobody` in entry-calls.ts).
test('the way to an account on the server, and what is reported, lead there from an account of this device, as nobody [SESSION-6]', async () => {
  startSession(LOCAL_SESSION)
  const body = { email: 'lea@example.ch', username: 'Lea', password: 'Katze.77!berg', language: 'de' } as const
  await expect(api.register({ body })).rejects.toBeInstanceOf(ApiError)
  await expect(api.confirm({ params: { secret: 'x'.repeat(43) }, body: {} })).rejects.toBeInstanceOf(ApiError)
  await expect(api.authenticate({ body: { email: 'lea@example.ch', password: 'x', device: 'y' } })).rejects.toBeInstanceOf(ApiError)
  await expect(api.reportStatement({ params: { eid: 1, cid: 2 }, body: { part: 'text/motto', reason: 'insult' } })).rejects.toThrow()
  const requests = sent.mock.calls.map(([request]) => request as Request)
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'PUT /api/register',
    `PUT /api/confirm/${'x'.repeat(43)}`,
    'POST /api/authenticate',
    'POST /api/election/1/candidate/2/report',
  ])
  for (const { headers, credentials } of requests) expect([headers.get('Authorization'), credentials]).toEqual([null, 'omit'])
  expect(await requests[0]?.json()).toEqual(body)
  await expect(api.changePassword({ params: { id: LOCAL_SESSION.userId }, body: { current: 'a', password: 'b' } })).rejects.toThrow()
  expect(sent).toHaveBeenCalledTimes(4)
})

test('a call of an online account goes to the server', async () => {
  startSession({ userId: 7, token: 'secret' })
  await expect(api.getUser(own(7))).rejects.toBeInstanceOf(ApiError)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('while answers are revalidated the HTTP cache alone answers no call', async () => {
  startSession({ userId: 7, token: 'secret' })
  const cacheOf = async () => {
    await api.getUser(own(7)).catch(() => undefined)
    const [request] = sent.mock.lastCall ?? []
    return request instanceof Request ? request.cache : undefined
  }
  // After whatever another test of this process has asked for.
  const later = Date.now() + 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: later })
  expect(await cacheOf()).toBe('default')
  revalidateAnswers(60_000)
  expect(await cacheOf()).toBe('no-cache')
  vi.setSystemTime(later + 60_000)
  expect(await cacheOf()).toBe('default')
})
