import type { Problem, User, UserExport } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

/** A document as an account writes it that lives on a device: without address and name. */
async function documentOfDevice(): Promise<UserExport> {
  const id = await api.newUser()
  const { json } = await api.call<UserExport>('GET', `/user/${id}/export`, { as: id })
  return { ...json, account: { email: '' }, settings: { ...json.settings, username: '', language: 'rm' } }
}

test('the document of a local account imports into an online one, whose name stays [API-2]', async () => {
  const document = await documentOfDevice()
  const id = await api.newUser()
  const before = await api.call<User>('GET', `/user/${id}`, { as: id })
  const imported = await api.call<User>('PUT', `/user/${id}/import`, { as: id, body: document })
  expect(imported.status).toBe(200)
  expect(imported.json).toMatchObject({ username: before.json.username, email: before.json.email, language: 'rm' })
})

test.each([
  [{ account: { email: 'mira@example.ch' } }, ''],
  [{ account: { email: '' } }, 'x'.repeat(61)],
])('a name may be missing only together with the address, and never be too long: %j', async (part, username) => {
  const document = await documentOfDevice()
  const id = await api.newUser()
  const body = { ...document, ...part, settings: { ...document.settings, username } }
  const refused = await api.call<Problem>('PUT', `/user/${id}/import`, { as: id, body })
  expect(refused.status).toBe(422)
  expect(refused.json.errors).toMatchObject([{ path: 'settings.username' }])
})
