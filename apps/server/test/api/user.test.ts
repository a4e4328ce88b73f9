import { CONSENT_VERSION, type User } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ELECTION, OFFICIAL_LIST, UNKNOWN_ID } from './fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

function patch(id: number, body: unknown) {
  return api.call<User>('PATCH', `/user/${id}`, { as: id, body })
}

test('a new user has canton 6, constituency 45 and no chosen place [API-2, ENTITY-1]', async () => {
  const id = await api.newUser({ consent: false })
  const { json } = await api.call<User>('GET', `/user/${id}`, { as: id })
  expect(json).toEqual({
    id,
    username: 'Voter',
    email: `user${id}@example.ch`,
    language: 'de',
    languageContent: 'auto',
    cantonId: 6,
    constituencyId: 45,
    locationChosen: false,
    consent: null,
  })
})

test('changed values are kept, the others stay [API-2]', async () => {
  const id = await api.newUser()
  const { json } = await patch(id, { username: 'Léa', language: 'gsw', languageContent: 'rm' })
  expect(json).toMatchObject({ username: 'Léa', language: 'gsw', languageContent: 'rm', cantonId: 6, locationChosen: false })
  expect((await api.call('GET', `/user/${id}`, { as: id })).json).toEqual(json)
  expect((await patch(id, {})).json).toEqual(json)
})

test('canton and constituency must fit together; setting either chooses the place [API-2]', async () => {
  const id = await api.newUser()
  expect((await patch(id, { constituencyId: 46 })).json).toMatchObject({ cantonId: 6, constituencyId: 46, locationChosen: true })
  for (const body of [{ cantonId: 26 }, { constituencyId: 90 }, { cantonId: 26, constituencyId: 46 }, { constituencyId: UNKNOWN_ID }]) {
    expect(await patch(id, body), JSON.stringify(body)).toMatchObject({ status: 422, json: { code: 'location_invalid' } })
  }
  expect(await patch(id, { cantonId: 27, constituencyId: 90 })).toMatchObject({ status: 404, json: { code: 'canton_not_found' } })
  expect((await patch(id, { cantonId: 26, constituencyId: 90 })).json).toMatchObject({ cantonId: 26, constituencyId: 90 })
})

test("no field that is not the user's to set is taken [API-2]", async () => {
  const id = await api.newUser()
  const before = (await api.call('GET', `/user/${id}`, { as: id })).json
  const fields = ['id', 'email', 'consent', 'locationChosen', 'email_confirmed', 'role', 'created_at', 'password_hash', 'passwordHash']
  for (const field of fields) {
    expect(await patch(id, { username: 'Neu', [field]: 1 }), field).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  }
  expect(await patch(id, '{"username":"Neu","__proto__":{"admin":true}}')).toMatchObject({ status: 400 })
  expect((await api.call('GET', `/user/${id}`, { as: id })).json).toEqual(before)
})

test('a value outside the choices or lengths breaks a rule [API-2]', async () => {
  const id = await api.newUser()
  for (const body of [{ language: 'en' }, { languageContent: 'gsw' }, { username: ' ' }, { username: 'x'.repeat(61) }, { cantonId: 0 }]) {
    expect(await patch(id, body), JSON.stringify(body)).toMatchObject({ status: 422, json: { code: 'invalid' } })
  }
  for (const body of [{ language: 5 }, { languageContent: null }, { username: 5 }, { cantonId: '6' }]) {
    expect(await patch(id, body), JSON.stringify(body)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  }
})

test('a deleted user is gone [API-2]', async () => {
  const id = await api.newUser()
  expect((await api.call('DELETE', `/user/${id}`, { as: id })).json).toEqual({})
  expect(await api.call('GET', `/user/${id}`, { as: id })).toMatchObject({ status: 404, json: { code: 'not_found' } })
})

test('progression entries per user, and per user and election [API-3, ENTITY-2]', async () => {
  const id = await api.newUser()
  const put = (path: string, body: unknown) => api.call('PUT', `/user/${id}${path}/progression`, { as: id, body })
  const get = async (path: string) => (await api.call('GET', `/user/${id}${path}/progression`, { as: id })).json
  const entry = { key: 'tutorial.match', data: { state: 'c' } }
  expect((await put('', entry)).json).toEqual(entry)
  const own = { key: 'evaluate', data: { state: 'c', seen: [1, { deep: null }] } }
  await put(`/election/${EID}`, { key: 'evaluate', data: {} })
  expect((await put(`/election/${EID}`, own)).json).toEqual(own)
  expect(await get('')).toEqual([entry])
  expect(await get(`/election/${EID}`)).toEqual([own])
  expect(await get(`/election/${ELECTION.past}`)).toEqual([])
})

test('a progression key has a form, its election exists [API-3]', async () => {
  const id = await api.newUser()
  const put = (path: string, body: unknown) => api.call('PUT', `/user/${id}${path}/progression`, { as: id, body })
  expect(await put('', { key: 'Not a key', data: {} })).toMatchObject({ status: 422, json: { code: 'invalid' } })
  for (const body of [{ key: 'a' }, { data: {} }, { key: 'a', data: [] }, { key: 'a', data: 'c' }]) {
    expect(await put('', body), JSON.stringify(body)).toMatchObject({ status: 400 })
  }
  expect(await put(`/election/${UNKNOWN_ID}`, { key: 'a', data: {} })).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
  const reply = await api.call('GET', `/user/${id}/election/${UNKNOWN_ID}/progression`, { as: id })
  expect(reply).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
})

test('consent is given once and its withdrawal removes what was stored under it', async () => {
  const id = await api.newUser({ consent: false })
  api.setNow('2027-09-01T08:00:00Z')
  const consent = { version: CONSENT_VERSION, at: '2027-09-01T08:00:00.000Z' }
  const give = () => api.call('PUT', `/user/${id}/consent`, { as: id, body: { version: CONSENT_VERSION } })
  expect((await give()).json).toEqual(consent)
  api.setNow('2027-09-02T08:00:00Z')
  expect((await give()).json).toEqual(consent)
  expect((await api.call<User>('GET', `/user/${id}`, { as: id })).json.consent).toEqual(consent)
  await api.call('PUT', `/user/${id}/election/${EID}/response/1`, { as: id, body: { value: 100 } })
  await api.call('PUT', `/user/${id}/election/${EID}/match/1001`, { as: id, body: { type: 'like' } })
  await api.call('PUT', `/user/${id}/election/${EID}/choice/${OFFICIAL_LIST.basel}`, { as: id })
  expect((await api.call('DELETE', `/user/${id}/consent`, { as: id })).json).toEqual({})
  expect((await api.call<User>('GET', `/user/${id}`, { as: id })).json.consent).toBeNull()
  for (const path of ['response', 'match', 'list']) {
    expect((await api.call('GET', `/user/${id}/election/${EID}/${path}`, { as: id })).json, path).toEqual([])
  }
  expect((await api.call('GET', `/user/${id}/election/${EID}/choice`, { as: id })).json).toEqual({ listId: 0 })
})

test('consent to a text that does not exist is refused', async () => {
  const id = await api.newUser({ consent: false })
  const reply = await api.call('PUT', `/user/${id}/consent`, { as: id, body: { version: '0' } })
  expect(reply).toMatchObject({ status: 422, json: { code: 'invalid', errors: [{ path: 'version', code: 'invalid' }] } })
})

test('a record that cannot be opened is an error that is logged without what is in it, and stays [API-2]', async () => {
  const id = await api.newUser()
  const put = (value: number) => api.call('PUT', `/user/${id}/election/${EID}/response/1`, { as: id, body: { value } })
  expect((await put(100)).status).toBe(200)
  const stored = () => api.db.selectFrom('userDocument').selectAll().where('userId', '=', id).execute()
  await api.db
    .updateTable('userDocument')
    .set({ content: Buffer.alloc(60, 1), version: 1 })
    .where('userId', '=', id)
    .execute()
  const before = await stored()
  const replies = [await put(0), await api.call('GET', `/user/${id}/export`, { as: id })]
  for (const reply of replies) expect(reply).toMatchObject({ status: 500, json: { code: 'internal' } })
  expect(api.logged).toHaveLength(2)
  const message = expect.stringMatching(new RegExp(`^The record (profile/0|opinions/${EID}) of user ${id} cannot be opened$`))
  for (const error of api.logged) expect(error).toMatchObject({ message })
  expect(await stored()).toEqual(before)
})

test('the invitation to surveys by mail is off, switched on and off by the user alone, and stands in the export [FACT-1, API-2]', async () => {
  const id = await api.newUser()
  expect((await patch(id, {})).json).not.toHaveProperty('surveyMails')
  expect((await patch(id, { surveyMails: true })).json).toMatchObject({ surveyMails: true })
  const { json: document } = await api.call<{ account: object }>('GET', `/user/${id}/export`, { as: id })
  expect(document.account).toEqual({ email: `user${id}@example.ch`, surveyMails: true })
  const other = await api.newUser()
  expect((await api.call<User>('PUT', `/user/${other}/import`, { as: other, body: document })).json).not.toHaveProperty('surveyMails')
  expect((await patch(id, { surveyMails: false })).json).not.toHaveProperty('surveyMails')
  expect((await patch(id, { surveyMails: 'yes' })).status).toBe(400)
})
