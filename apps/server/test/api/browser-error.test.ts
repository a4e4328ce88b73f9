import type { BrowserError } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'

const ERROR: BrowserError = { route: '/election/:electionId/candidate/:candidateId', release: '0.1.0', kind: 'error', class: 'TypeError' }
const counted: [BrowserError, string][] = []

let on: TestApi
let off: TestApi
beforeAll(async () => {
  on = await openTestApi({
    countBrowserError: async (error, address) => {
      counted.push([error, address])
    },
  })
  off = await openTestApi()
})
afterAll(async () => {
  await on.close()
  await off.close()
})

test('an error of a browser is counted without a token and answered with nothing', async () => {
  const reply = await on.call('POST', '/browser-error', { body: ERROR })
  expect([reply.status, reply.text]).toEqual([204, ''])
  expect(counted.splice(0)).toEqual([[ERROR, '192.0.2.1']])
})

// Fails when a bound of `browserError` is taken out, or when it is no strict object.
test.each([
  ['an id in the route', { ...ERROR, route: '/election/3' }],
  ['a query', { ...ERROR, route: '/match?id=3' }],
  ['a route that is no path', { ...ERROR, route: 'match' }],
  ['a long route', { ...ERROR, route: `/${'a'.repeat(60)}` }],
  ['a release with spaces', { ...ERROR, release: 'I think that' }],
  ['a long release', { ...ERROR, release: '1'.repeat(41) }],
  ['an empty release', { ...ERROR, release: '' }],
  ['another kind', { ...ERROR, kind: 'warning' }],
  ['a message as class', { ...ERROR, class: 'TypeError: x is not a function' }],
  ['a long class', { ...ERROR, class: 'a'.repeat(41) }],
  ['a line break', { ...ERROR, class: 'TypeError\n' }],
  ['a message', { ...ERROR, message: 'x is not a function' }],
  ['a stack', { ...ERROR, stack: 'at f (app.js:1:1)' }],
  ['a part that is missing', { ...ERROR, class: undefined }],
  ['a list', [ERROR]],
  ['no object', 'null'],
  ['no JSON', '{'],
  ['two equal keys', JSON.stringify(ERROR).replace('{', '{"class":"TypeError",')],
  ['a large body', { ...ERROR, class: 'a'.repeat(1024) }],
  ['a deep body', { ...ERROR, class: { a: { b: {} } } }],
])('%s is refused and not counted', async (_, body) => {
  const { status } = await on.call('POST', '/browser-error', { body })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(counted.splice(0)).toEqual([])
})

test('no other type of content and no other method is taken', async () => {
  const plain = await on.call('POST', '/browser-error', { body: JSON.stringify(ERROR), headers: { 'Content-Type': 'text/plain' } })
  expect(plain.status).toBe(415)
  expect((await on.call('GET', '/browser-error')).status).toBe(405)
  expect(counted.splice(0)).toEqual([])
})

test('where errors are not counted the status says so, and the call answers all the same', async () => {
  expect((await on.call('GET', '/status')).json).toMatchObject({ browserErrors: true })
  expect((await off.call('GET', '/status')).json).toMatchObject({ browserErrors: false })
  const reply = await off.call('POST', '/browser-error', { body: ERROR })
  expect([reply.status, reply.text]).toEqual([204, ''])
})
