import { FIRST_OWN_LIST_ID } from '@plenara/api'
import { CONSENT_VERSION, type Problem, type User, type UserExport } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ELECTION, valueFor } from './fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
/** The clock of the API under test. */
const NOW = '2027-09-01T08:00:00.000Z'
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

// Fails when a moment of a document is taken as it is written: the owner would date consent back, or a phone whose clock is wrong could move nothing.
test('moments in which nothing can have been are those of the import, or unknown [ASVS-2.2.1]', async () => {
  const document = await documentOfDevice()
  const imported = async (change: object) => {
    const id = await api.newUser({ consent: false })
    const reply = await api.call('PUT', `/user/${id}/import`, { as: id, body: { ...document, ...change } })
    expect(reply.status, JSON.stringify(change)).toBe(200)
    return (await api.call<UserExport>('GET', `/user/${id}/export`, { as: id })).json
  }
  for (const at of ['2099-01-01T00:00:00.000Z', '2026-11-19T00:00:00.000Z', '0000-01-01T00:00:00.000Z']) {
    const { settings } = await imported({ settings: { ...document.settings, consent: { version: CONSENT_VERSION, at } } })
    expect(settings.consent?.at, at).toBe(NOW)
  }
  for (const updated of ['9999-12-31T23:59:59.999Z', '2099-01-01T00:00:00.000Z', '2025-12-31T00:00:00.000Z', '0000-01-01T00:00:00.000Z']) {
    const list = { id: FIRST_OWN_LIST_ID, electionId: EID, name: 'Meine', adapted: false, officialListId: null, updated, candidates: [] }
    expect((await imported({ lists: [list] })).lists[0]?.updated, updated).toBe(NOW)
  }
  const answer = { questionId: 3, value: valueFor(3, 3), weight: 1 }
  for (const at of [1, 1_700_000_000, 4_000_000_000, 2 ** 53 - 1]) {
    const profile = { answers: [{ ...answer, electionId: EID, at, until: at }], ...{ off: [], held: [], apart: [], since: at } }
    const next = await imported({ elections: [{ electionId: EID, responses: [{ ...answer, at }], matches: [] }], profile })
    expect(next.elections[0]?.responses).toEqual([{ ...answer, at: 0 }])
    expect(next.profile).toMatchObject({ answers: [{ at: 0, until: 0 }], since: 0 })
  }
})
