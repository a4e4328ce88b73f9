import { MAX_NOTES, NOTE_TYPES, type Note, PIN_COLORS } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { createFixtureCatalogue, ELECTION, UNKNOWN_ID } from './fixture-catalogue.ts'

const CID = 1001
const OTHER = 1002
const occupation = { type: 'occupation', reference: `${CID}/occupation`, color: 'good' } as const
/** Candidates whom a later import does not bring any more. */
const vanished = new Set<number>()
let api: TestApi
beforeAll(async () => {
  const catalogue = createFixtureCatalogue()
  const knownCandidates = (ids: readonly number[]) => catalogue.knownCandidates(ids.filter((id) => !vanished.has(id)))
  api = await openTestApi({ catalogueOf: () => ({ ...catalogue, knownCandidates }) })
})
afterAll(() => api.close())

function pin(id: number, body: unknown, candidateId: number = CID) {
  return api.call<Note>('POST', `/user/${id}/candidate/${candidateId}/note`, { as: id, body })
}
function unpin(id: number, noteId: number, candidateId: number = CID) {
  return api.call('DELETE', `/user/${id}/candidate/${candidateId}/note/${noteId}`, { as: id })
}
async function notepad(id: number, candidateId: number = CID) {
  return (await api.call<Note[]>('GET', `/user/${id}/candidate/${candidateId}/notepad`, { as: id })).json
}

test('a fact of every type is pinned in a colour, found again and un-pinned [API-14, ENTITY-8, ENTITY-9, NOTE-1, NOTE-3]', async () => {
  const id = await api.newUser()
  expect(await notepad(id)).toEqual([])
  const colors = Object.keys(PIN_COLORS)
  const pins = NOTE_TYPES.map((type, index) => ({ type, reference: `${CID}/${type}`, color: colors[index % colors.length] }))
  const made: Note[] = []
  for (const body of pins) made.push((await pin(id, body)).json)
  expect(made).toEqual(pins.map((body, index) => ({ id: index + 1, ...body })))
  expect(await notepad(id)).toEqual(made)
  expect((await unpin(id, made[0]!.id)).json).toEqual({})
  expect(await notepad(id)).toEqual(made.slice(1))
})

test('the colours are those of the specification [ENTITY-9]', () => {
  expect(PIN_COLORS).toEqual({ good: '#00ef8e', bad: '#925844', neutral: '#94a9ba' })
})

test('the same note again is the same note, another colour changes it [API-14, NOTE-1]', async () => {
  const id = await api.newUser()
  const first = await pin(id, occupation)
  expect((await pin(id, occupation)).text).toBe(first.text)
  const changed = await pin(id, { ...occupation, color: 'bad' })
  expect(changed.json).toEqual({ ...first.json, color: 'bad' })
  expect(await notepad(id)).toEqual([changed.json])
})

// Fails when `changeNotes` loads and saves in two steps.
test('twenty notes at once are all there, twenty times the same is one [API-14]', async () => {
  const id = await api.newUser()
  const keys = Array.from({ length: 20 }, (_, index) => index + 1)
  const answer = (key: number) => pin(id, { type: 'candidate_response', reference: `${CID}/${key}`, color: 'neutral' })
  await Promise.all([...keys.map(answer), ...keys.map(() => answer(1))])
  const notes = await notepad(id)
  expect(notes.map(({ reference }) => Number(reference.split('/')[1])).toSorted((a, b) => a - b)).toEqual(keys)
  expect(new Set(notes.map((note) => note.id)).size).toBe(20)
})

test('each candidate has a notepad of their own, whatever the election [API-14, NOTE-3]', async () => {
  const id = await api.newUser()
  const past = ELECTION.past * 100_000 + 1
  const one = await pin(id, occupation)
  const two = await pin(id, { ...occupation, reference: `${OTHER}/occupation` }, OTHER)
  const three = await pin(id, { ...occupation, reference: `${past}/occupation` }, past)
  expect([await notepad(id), await notepad(id, OTHER), await notepad(id, past)]).toEqual([[one.json], [two.json], [three.json]])
  expect(await unpin(id, two.json.id)).toMatchObject({ status: 404, json: { code: 'note_not_found' } })
  expect(await notepad(id, OTHER)).toEqual([two.json])
})

// Fails when `requireCandidate` is taken out.
test('a candidate who does not exist has no notepad [API-14]', async () => {
  const id = await api.newUser()
  const notFound = { status: 404, json: { code: 'candidate_not_found' } }
  expect(await api.call('GET', `/user/${id}/candidate/${UNKNOWN_ID}/notepad`, { as: id })).toMatchObject(notFound)
  expect(await pin(id, { ...occupation, reference: `${UNKNOWN_ID}/occupation` }, UNKNOWN_ID)).toMatchObject(notFound)
})

// Fails when `getNotepad` asks for the candidate before it looks for notes.
test('the notes on a candidate who vanished are still read and un-pinned, but no note is added [API-14, NOTE-3]', async () => {
  const id = await api.newUser()
  const { json } = await pin(id, { ...occupation, reference: `${OTHER}/occupation` }, OTHER)
  vanished.add(OTHER)
  try {
    expect(await notepad(id, OTHER)).toEqual([json])
    const added = await pin(id, { ...occupation, type: 'city', reference: `${OTHER}/place` }, OTHER)
    expect(added).toMatchObject({ status: 404, json: { code: 'candidate_not_found' } })
    expect((await unpin(id, json.id, OTHER)).json).toEqual({})
    const empty = await api.call('GET', `/user/${id}/candidate/${OTHER}/notepad`, { as: id })
    expect(empty).toMatchObject({ status: 404, json: { code: 'candidate_not_found' } })
  } finally {
    vanished.delete(OTHER)
  }
})

test('a note that is gone is not found [API-14, NOTE-2]', async () => {
  const id = await api.newUser()
  const { json } = await pin(id, occupation)
  await unpin(id, json.id)
  for (const noteId of [json.id, UNKNOWN_ID]) {
    expect(await unpin(id, noteId)).toMatchObject({ status: 404, json: { code: 'note_not_found' } })
  }
  expect((await pin(id, occupation)).json).toEqual({ ...json, id: json.id + 1 })
})

// Fails when `nameByHex` is taken out of `sentPinColor`.
test('a colour may be sent as the hex value of the specification; the answer has its name [ENTITY-9, API-14]', async () => {
  const id = await api.newUser()
  for (const [name, hex] of Object.entries(PIN_COLORS)) {
    for (const color of [hex, hex.toUpperCase(), name]) {
      const { status, json } = await pin(id, { type: 'city', reference: `${CID}/${name}`, color })
      expect([status, json], color).toEqual([201, { id: expect.any(Number), type: 'city', reference: `${CID}/${name}`, color: name }])
    }
  }
  expect((await notepad(id, CID)).map(({ color }) => color)).toEqual(['good', 'bad', 'neutral'])
})

test('the reference names the candidate of the path [ENTITY-8]', async () => {
  const id = await api.newUser()
  const reply = await pin(id, { ...occupation, reference: `${OTHER}/occupation` })
  expect(reply).toMatchObject({ status: 422, json: { code: 'invalid', errors: [{ path: 'reference', code: 'invalid' }] } })
  expect(await notepad(id, OTHER)).toEqual([])
})

test.each([
  ['type', { ...occupation, type: 'party' }],
  ['color', { ...occupation, color: 'red' }],
  ['color', { ...occupation, color: '#00ef8f' }],
  ['color', { ...occupation, color: '00ef8e' }],
  ['reference', { ...occupation, reference: `${CID}` }],
  ['reference', { ...occupation, reference: `${CID}/` }],
  ['reference', { ...occupation, reference: `0${CID}/occupation` }],
  ['reference', { ...occupation, reference: `${CID}/a/b` }],
  ['reference', { ...occupation, reference: `${CID}/<b>` }],
  ['reference', { ...occupation, reference: `${CID}/${'x'.repeat(65)}` }],
])('a wrong %s is refused by name [ENTITY-8, ENTITY-9]', async (path, body) => {
  const id = await api.newUser()
  expect(await pin(id, body)).toMatchObject({ status: 422, json: { code: 'invalid', errors: [{ path, code: 'invalid' }] } })
  expect(await notepad(id)).toEqual([])
})

test('another shape is malformed', async () => {
  const id = await api.newUser()
  const { color: _, ...without } = occupation
  for (const body of [{}, [], without, { ...occupation, id: 7 }, { ...occupation, reference: 7 }]) {
    expect(await pin(id, body), JSON.stringify(body)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  }
})

// Fails when the comparison with `maxNotes` is taken out of `pinFact` (notes.ts).
test('an account holds 2,000 notes at most, and then still changes their colours [API-14]', async () => {
  const id = await api.newUser()
  const document = (await api.call<object>('GET', `/user/${id}/export`, { as: id })).json
  const notes = Array.from({ length: MAX_NOTES - 1 }, (_, index) => ({
    id: index + 1,
    type: 'candidate_news',
    reference: `${CID}/${index}`,
    color: 'good',
  }))
  expect(await api.call('PUT', `/user/${id}/import`, { as: id, body: { ...document, notes } })).toMatchObject({ status: 200 })
  const places = [1, 2, 3, 4, 5].map((key) => pin(id, { ...occupation, reference: `${CID}/${key}` }))
  const replies = await Promise.all(places)
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422])
  expect(replies.find(({ status }) => status === 422)?.json).toMatchObject({ code: 'too_many_notes' })
  expect((await pin(id, { type: 'candidate_news', reference: `${CID}/0`, color: 'bad' })).json).toMatchObject({ id: 1, color: 'bad' })
  expect(await notepad(id)).toHaveLength(MAX_NOTES)
})

test('a note needs consent, and goes with it', async () => {
  const silent = await api.newUser({ consent: false })
  expect(await pin(silent, occupation)).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  const id = await api.newUser()
  await pin(id, occupation)
  await api.call('DELETE', `/user/${id}/consent`, { as: id })
  expect(await notepad(id)).toEqual([])
  expect(await pin(id, { ...occupation, color: 'bad' })).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
})

test("another user's notepad is as unknown as none [SESSION-5, API-14]", async () => {
  const [owner, other] = [await api.newUser(), await api.newUser()]
  const { json } = await pin(owner, occupation)
  const foreign = await api.call('GET', `/user/${owner}/candidate/${CID}/notepad`, { as: other })
  expect(foreign).toMatchObject({ status: 404, json: { code: 'not_found' } })
  expect(await unpin(other, json.id)).toMatchObject({ status: 404, json: { code: 'note_not_found' } })
  expect(await notepad(other)).toEqual([])
  expect(await notepad(owner)).toEqual([json])
})
