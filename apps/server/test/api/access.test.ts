import { type AccountHandlers, type AccountInput, RetryLaterError } from '@plenara/api'
import { ANONYMOUS_ID } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { UNKNOWN_ID } from './fixture-catalogue.ts'

let api: TestApi
const passed: AccountInput<'register' | 'changePassword' | 'logout'>[] = []
const unused = async (): Promise<never> => {
  throw new DomainError('not_found')
}
const account: AccountHandlers = {
  register: async (input) => {
    passed.push(input)
    return {}
  },
  resendConfirmation: async () => ({}),
  confirm: async ({ params }) => {
    if (params.secret.startsWith('used')) throw new DomainError('secret_invalid')
    return { language: 'fr' }
  },
  requestReset: async () => ({}),
  resetPassword: async () => ({}),
  authenticate: async () => {
    throw new RetryLaterError('too_many_attempts', 12.2)
  },
  logout: async (input) => {
    passed.push(input)
    return undefined
  },
  changePassword: async (input) => {
    passed.push(input)
    return {}
  },
  startPasskeySignIn: unused,
  authenticateWithPasskey: unused,
  getPasskeys: unused,
  startPasskey: unused,
  createPasskey: unused,
  changePasskey: unused,
  deletePasskey: unused,
  startProof: unused,
  proveUser: unused,
  getPushDevices: unused,
  setPushDevice: unused,
  deletePushDevice: unused,
  exportPushDevices: async () => [],
  requireFreshSession: async () => undefined,
  requestEmailChange: async () => undefined,
}
beforeAll(async () => {
  api = await openTestApi({ account })
})
afterAll(() => api.close())

test('account calls reach the server with address, token and user', async () => {
  const id = await api.newUser()
  const registration = { email: 'a@example.ch', username: 'A', password: 'x', language: 'de' }
  expect((await api.call('PUT', '/register', { body: registration })).status).toBe(201)
  expect((await api.call('PUT', `/user/${id}/password`, { as: id, body: { current: 'a', password: 'b' } })).status).toBe(200)
  expect((await api.call('POST', '/logout', { as: id })).text).toBe('')
  expect(passed).toMatchObject([
    { body: registration, address: '192.0.2.1', token: '', userId: ANONYMOUS_ID },
    { params: { id }, body: { current: 'a', password: 'b' }, token: `token-${id}`, userId: id },
    { token: `token-${id}`, userId: id },
  ])
  expect(await api.call('POST', '/logout')).toMatchObject({ status: 401, json: { code: 'unauthorized' } })
})

test('answers of account calls are never kept', async () => {
  const reply = await api.call('PUT', '/confirm/abcdefghijklmnopqrstuvwxyz')
  expect(reply.json).toEqual({ language: 'fr' })
  expect(reply.headers.get('Cache-Control')).toBe('no-store')
})

test('a secret of the wrong form is answered like a used one', async () => {
  const used = await api.call('PUT', '/confirm/usedusedusedusedusedused')
  const malformed = await api.call('PUT', '/confirm/short')
  expect(used).toMatchObject({ status: 404, json: { code: 'secret_invalid' } })
  expect(malformed.text).toBe(used.text)
})

test('a refusal that ends by itself says when', async () => {
  const reply = await api.call('POST', '/authenticate', { body: { email: 'a@example.ch', password: 'x' } })
  expect(reply).toMatchObject({ status: 429, json: { code: 'too_many_attempts' } })
  expect(reply.headers.get('Retry-After')).toBe('13')
})

test('without a server the account calls do not exist', async () => {
  const device = await openTestApi()
  expect(await device.call('POST', '/authenticate', { body: {} })).toMatchObject({ status: 404, json: { code: 'not_found' } })
  await device.close()
})

test('an unknown path is 404, a known one with another method 405', async () => {
  for (const path of ['', '/', '/nothing', '/canton/', '/Canton', '/user', '/election', '/election/1/candidate/1/article/2']) {
    expect(await api.call('GET', path), path).toMatchObject({ status: 404, json: { code: 'not_found' } })
  }
  const reply = await api.call('DELETE', `/user/${UNKNOWN_ID}/election/1/match/1`)
  expect(reply).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } })
  expect(reply.headers.get('Allow')).toBe('PUT')
  expect((await api.call('POST', '/user/1')).headers.get('Allow')).toBe('GET, PATCH, DELETE')
  expect(await api.call('PUT', '/openapi.json')).toMatchObject({ status: 405 })
})
