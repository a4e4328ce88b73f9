import { MAX_NOTES, NOTE_TYPES, type Note } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { PERSON, sampleCouncillor } from '../support/parliament-sample.ts'
import type { TestApi } from './api-client.ts'
import { UNKNOWN_ID } from './fixture-catalogue.ts'
import { openParliamentApi } from './parliament-api.ts'

const CID = PERSON.abel
const occupation = { type: 'occupation', reference: `${CID}/occupation`, color: 'good' } as const
let api: TestApi
beforeAll(async () => {
  api = await openParliamentApi()
})
afterAll(() => api.close())

const padOf = (id: number, councillorId: number) => `/user/${id}/councillor/${councillorId}/notepad`
const pin = (id: number, body: unknown, councillorId: number = CID) => api.call<Note>('POST', padOf(id, councillorId), { as: id, body })
const recolor = (id: number, noteId: number, body: unknown, councillorId: number = CID) =>
  api.call<Note>('PUT', `${padOf(id, councillorId)}/${noteId}`, { as: id, body })
const unpin = (id: number, noteId: number, councillorId: number = CID) =>
  api.call('DELETE', `${padOf(id, councillorId)}/${noteId}`, { as: id })
const notepad = async (id: number, councillorId: number = CID) => (await api.call<Note[]>('GET', padOf(id, councillorId), { as: id })).json

test('a fact of every type is pinned, found again, given another colour and un-pinned [API-15] [NOTE-4] [ENTITY-8]', async () => {
  const id = await api.newUser()
  expect(await notepad(id)).toEqual([])
  for (const [index, type] of NOTE_TYPES.entries()) {
    const reply = await pin(id, { type, reference: `${CID}/${type}`, color: 'good' })
    expect(reply).toMatchObject({ status: 201, json: { id: index + 1, type, color: 'good' } })
  }
  const changed = await recolor(id, 2, { color: 'bad' })
  expect(changed).toMatchObject({ status: 200, json: { id: 2, type: NOTE_TYPES[1], color: 'bad' } })
  expect((await recolor(id, 3, { color: '#94a9ba' })).json).toMatchObject({ id: 3, color: 'neutral' })
  expect((await notepad(id))[1]).toEqual(changed.json)
  expect((await unpin(id, 1)).json).toEqual({})
  expect((await notepad(id)).map((note) => note.id)).toEqual(NOTE_TYPES.slice(1).map((_, index) => index + 2))
})

test('the same again changes nothing, another colour changes the colour [API-15]', async () => {
  const id = await api.newUser()
  const first = await pin(id, occupation)
  expect((await pin(id, occupation)).json).toEqual(first.json)
  expect((await pin(id, { ...occupation, color: 'neutral' })).json).toEqual({ ...first.json, color: 'neutral' })
  expect(await notepad(id)).toHaveLength(1)
})

// Fails when `recolorNote` moves a note to another fact.
test('a note may be sent back whole, but stays on its fact [API-15]', async () => {
  const id = await api.newUser()
  const { json } = await pin(id, occupation)
  expect((await recolor(id, json.id, { ...occupation, color: 'bad' })).json).toEqual({ ...json, color: 'bad' })
  const other = { type: 'city', reference: `${CID}/other`, color: 'good' }
  const errors = [
    { path: 'type', code: 'invalid' },
    { path: 'reference', code: 'invalid' },
  ]
  expect(await recolor(id, json.id, other)).toMatchObject({ status: 422, json: { code: 'invalid', errors } })
  expect(await notepad(id)).toEqual([{ ...json, color: 'bad' }])
})

// Fails when both notepads lie in one record.
test('notes on councillors and on candidates are apart, even where the numbers are the same [API-15] [NOTE-4]', async () => {
  const id = await api.newUser()
  const { json } = await pin(id, occupation)
  const candidate = `/user/${id}/candidate/1001`
  const onCandidate = { ...occupation, reference: '1001/occupation' }
  const reply = await api.call<Note>('POST', `${candidate}/note`, { as: id, body: onCandidate })
  expect(reply.json).toEqual({ id: json.id, ...onCandidate })
  expect(await notepad(id)).toEqual([json])
  await api.call('DELETE', `${candidate}/note/${json.id}`, { as: id })
  expect(await notepad(id)).toEqual([json])
})

test('members of governments, courts and cantonal parliaments have a notepad, somebody unknown has none [API-15]', async () => {
  const id = await api.newUser()
  for (const person of [PERSON.minister, PERSON.judge, PERSON.canton]) {
    expect((await pin(id, { ...occupation, reference: `${person}/occupation` }, person)).status).toBe(201)
    expect(await notepad(id, person)).toHaveLength(1)
  }
  const notFound = { status: 404, json: { code: 'councillor_not_found' } }
  expect(await api.call('GET', padOf(id, UNKNOWN_ID), { as: id })).toMatchObject(notFound)
  expect(await pin(id, { ...occupation, reference: `${UNKNOWN_ID}/occupation` }, UNKNOWN_ID)).toMatchObject(notFound)
})

// Fails when `readKnownCouncillors` looks at present ids only.
test('who turned out to be another person keeps the notes under the former id [API-15]', async () => {
  const nameless = { key: 'roll-call/dora', aliases: ['name/dorn/dora'], firstName: 'Dora', lastName: 'Dorn' }
  await writeParliament(api.db, { councillors: [sampleCouncillor(null, nameless)] }, { format: 'sample', source: '' })
  const { rows } = await api.db.executeQuery<{ id: number }>(
    api.db.selectFrom('councillor').select('id').where('key', '=', nameless.key).compile(),
  )
  const former = rows[0]?.id ?? 0
  const id = await api.newUser()
  const note = { ...occupation, reference: `${former}/occupation` }
  await pin(id, note, former)
  await writeParliament(
    api.db,
    { councillors: [sampleCouncillor(77, { ...nameless, key: 'councillor/77' })] },
    { format: 'sample', source: '' },
  )
  expect(await notepad(id, former)).toHaveLength(1)
  expect((await pin(id, { ...note, type: 'city' }, former)).status).toBe(201)
})

test('the reference names the councillor of the path, and a wrong form is refused by name [ENTITY-8, ENTITY-9]', async () => {
  const id = await api.newUser()
  const wrong: [string, unknown][] = [
    ['reference', { ...occupation, reference: `${PERSON.berger}/occupation` }],
    ['reference', { ...occupation, reference: `${CID}` }],
    ['type', { ...occupation, type: 'party' }],
    ['color', { ...occupation, color: '#00ef8f' }],
  ]
  for (const [path, body] of wrong) {
    expect(await pin(id, body)).toMatchObject({ status: 422, json: { code: 'invalid', errors: [{ path, code: 'invalid' }] } })
  }
  const { json } = await pin(id, occupation)
  for (const body of [{}, [], { color: 7 }, { color: 'bad', id: 3 }]) {
    expect(await recolor(id, json.id, body), JSON.stringify(body)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  }
  expect(await recolor(id, json.id, { color: 'red' })).toMatchObject({ status: 422, json: { code: 'invalid' } })
  expect(await notepad(id)).toEqual([json])
})

test('a note that is gone, or of somebody else, is not found [API-15]', async () => {
  const [id, other] = [await api.newUser(), await api.newUser()]
  const { json } = await pin(id, occupation)
  const notFound = { status: 404, json: { code: 'note_not_found' } }
  for (const noteId of [json.id + 1, UNKNOWN_ID]) {
    expect(await recolor(id, noteId, { color: 'bad' })).toMatchObject(notFound)
    expect(await unpin(id, noteId)).toMatchObject(notFound)
  }
  expect(await recolor(id, json.id, { color: 'bad' }, PERSON.berger)).toMatchObject(notFound)
  expect(await recolor(other, json.id, { color: 'bad' })).toMatchObject(notFound)
  expect(await api.call('PUT', `${padOf(id, CID)}/${json.id}`, { as: other, body: { color: 'bad' } })).toMatchObject({
    status: 404,
    json: { code: 'not_found' },
  })
  expect(await notepad(id)).toEqual([json])
})

test('without consent nothing is pinned, and withdrawn consent takes the notes along [API-15]', async () => {
  const without = await api.newUser({ consent: false })
  expect(await pin(without, occupation)).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  expect(await recolor(without, 1, { color: 'bad' })).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  const id = await api.newUser()
  await pin(id, occupation)
  await api.call('DELETE', `/user/${id}/consent`, { as: id })
  expect(await notepad(id)).toEqual([])
})

// Fails when `changeCouncillorNotes` loads and saves in two steps.
test('what is pinned and coloured at the same time is all there [API-15]', async () => {
  const id = await api.newUser()
  const keys = Array.from({ length: 20 }, (_, index) => index + 1)
  const factOf = (key: number) => ({ type: 'candidate_response', reference: `${CID}/${key}`, color: 'good' })
  const replies = await Promise.all([...keys, ...keys].map((key) => pin(id, factOf(key))))
  expect(new Set(replies.map(({ json }) => json.id)).size).toBe(20)
  await Promise.all(replies.slice(0, 20).map(({ json }) => recolor(id, json.id, { color: 'bad' })))
  expect((await notepad(id)).map(({ color }) => color)).toEqual(keys.map(() => 'bad'))
})

test('an account holds 2,000 notes on councillors at most [API-15]', async () => {
  const id = await api.newUser()
  const councillorNotes = Array.from({ length: MAX_NOTES }, (_, index) => ({ ...occupation, id: index + 1, reference: `${CID}/${index}` }))
  const exported = (await api.call<object>('GET', `/user/${id}/export`, { as: id })).json
  expect((await api.call('PUT', `/user/${id}/import`, { as: id, body: { ...exported, councillorNotes } })).status).toBe(200)
  expect(await pin(id, occupation)).toMatchObject({ status: 422, json: { code: 'too_many_notes' } })
  expect((await recolor(id, 1, { color: 'bad' })).status).toBe(200)
})
