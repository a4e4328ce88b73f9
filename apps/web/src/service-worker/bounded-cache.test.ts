import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

const { cacheWillUpdate, cachedResponseWillBeUsed } = boundedCache
const request = (init: RequestInit = {}) => new Request('https://plenara.example/api/election/12/candidate/88', init)
const response = () => new Response('{}', { headers: { Date: new Date().toUTCString() } })

test('public data is kept and shown again', async () => {
  const answer = response()
  expect(await cacheWillUpdate({ request: request(), response: answer })).toBe(answer)
  expect(await cachedResponseWillBeUsed({ request: request(), cachedResponse: answer })).toBe(answer)
})

// Fails when a draft, or what was asked for beside it, stays on the device.
test.each([{ cache: 'no-store' }, { headers: { Authorization: 'Bearer token' } }] as const)('an answer to %o is not kept', async (init) => {
  expect(await cacheWillUpdate({ request: request(init), response: response() })).toBeNull()
})

// Fails when what is published is shown as a draft, where the server is out of reach.
test('a preview is shown by the server alone', async () => {
  expect(await cachedResponseWillBeUsed({ request: request({ cache: 'no-store' }), cachedResponse: response() })).toBeNull()
})
