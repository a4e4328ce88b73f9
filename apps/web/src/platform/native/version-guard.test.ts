import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installScriptedBridge } from './test-support/scripted-bridge.ts'

const info = { 'App.getInfo': { version: '1.2.0' } }
installScriptedBridge('android', info)
vi.stubGlobal('location', { origin: 'http://localhost' })
type Guard = typeof import('./version-guard.ts')
let guard: Guard
let asked = 0

/** Stubs the answer of the server. */
function serve(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (_: string, { headers, credentials }: RequestInit) => {
    expect([new Headers(headers).has('Authorization'), credentials]).toEqual([false, 'omit'])
    asked += 1
    return answer()
  })
}
const range = (android: string) => async () =>
  Response.json({ compatibility: { android, ios: '*', web: '*' }, version: '1', dataVersion: 1 })
const navigate = (path: string) => guard.beforeNavigation(new Request(`http://localhost${path}`))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  installScriptedBridge('android', info)
  vi.resetModules()
  guard = await import('./version-guard.ts')
  asked = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('a version outside the range is redirected to the update from every page except those that export data [GUARD-2]', async () => {
  serve(range('>=1.3.0 <2'))
  for (const path of ['/', '/government', '/match?x=1', '/start']) {
    const answer = await navigate(path)
    expect([answer?.status, answer?.headers.get('Location')]).toEqual([302, '/update-app'])
  }
  for (const path of ['/update-app', '/settings', '/settings/password', '/logout', '/privacy']) expect(await navigate(path)).toBeNull()
  expect(asked).toBe(1)
})

test('an answer counts for ten minutes, then the server is asked again [GUARD-2]', async () => {
  serve(range('>=1.0.0 <2'))
  expect(await navigate('/government')).toBeNull()
  serve(range('>=1.3.0 <2'))
  vi.advanceTimersByTime(599_000)
  expect(await navigate('/government')).toBeNull()
  vi.advanceTimersByTime(1_001)
  expect((await navigate('/government'))?.status).toBe(302)
  expect(asked).toBe(2)
})

test.each<[string, () => Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => Response.json({ code: 'unavailable' }, { status: 503 })],
  ['no JSON', async () => new Response('<html>')],
  ['another answer', async () => Response.json({})],
  ['a range that nobody can read', range('latest')],
])('%s lets the navigation proceed [GUARD-3]', async (_, answer) => {
  serve(answer)
  expect(await navigate('/government')).toBeNull()
})

test('after a failure the server is not called for half a minute [GUARD-3]', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await navigate('/government')
  await navigate('/match')
  expect(asked).toBe(1)
  vi.advanceTimersByTime(30_001)
  await navigate('/match')
  expect(asked).toBe(2)
})

test('a silent server delays one navigation by 300 ms, and no other; its late answer still counts [GUARD-2] [GUARD-3]', async () => {
  let answer: (response: Response) => void = () => undefined
  serve(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const went: unknown[] = []
  guard.leadToUpdate({
    state: { location: { pathname: '/government' } },
    navigate: async (...args: readonly unknown[]) => void went.push(args),
    subscribe: () => () => undefined,
  })
  const first = navigate('/government')
  let isHere = false
  void first.then(() => {
    isHere = true
  })
  await vi.advanceTimersByTimeAsync(290)
  expect(isHere).toBe(false)
  await vi.advanceTimersByTimeAsync(20)
  expect(await first).toBeNull()
  expect(await navigate('/match')).toBeNull()
  answer(await range('>=1.3.0 <2')())
  await vi.waitFor(() => expect(went).toEqual([['/update-app', { replace: true }]]))
})
