import type { List, OfficialList } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ELECTION, OFFICIAL_LIST, UNKNOWN_ID } from './fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

function lines(...ids: number[]) {
  return ids.map((id, index) => ({ id, pos: index + 1 }))
}
function create(id: number, body: unknown, headers: Record<string, string> = {}) {
  return api.call<List>('PUT', `/user/${id}/election/${EID}/list`, { as: id, body, headers })
}
function change(id: number, listId: number, body: unknown, headers: Record<string, string> = {}) {
  return api.call<List>('PATCH', `/user/${id}/list/${listId}`, { as: id, body, headers })
}
async function listsOf(id: number, electionId: number = EID) {
  return (await api.call<List[]>('GET', `/user/${id}/election/${electionId}/list`, { as: id })).json
}

test('official lists carry adapted null and their printed lines [API-12, LIST-2, ENTITY-6]', async () => {
  const { json } = await api.call<OfficialList[]>('GET', `/election/${EID}/list?lang=fr`)
  expect(json).toMatchObject([
    {
      id: OFFICIAL_LIST.basel,
      electionId: EID,
      name: 'Centre',
      number: '01',
      adapted: null,
      updated: '2027-08-01T06:00:00.000Z',
      partyId: 1,
      candidates: lines(1001, 1001, 1003),
    },
    { id: OFFICIAL_LIST.baselSecond, name: 'Rand', number: '02', adapted: null },
  ])
})

test('a custom and an adapted list are created and found again [API-12, LIST-4, ENTITY-6]', async () => {
  const id = await api.newUser()
  const custom = await create(id, { name: 'Meine', adapted: false, candidates: lines(1001) })
  expect(custom.json).toMatchObject({ electionId: EID, name: 'Meine', adapted: false, officialListId: null, number: null })
  const adapted = await create(id, {
    name: 'Mitte (angepasst)',
    adapted: true,
    officialListId: OFFICIAL_LIST.basel,
    candidates: lines(1001, 1002),
  })
  expect(adapted.json).toMatchObject({ adapted: true, officialListId: OFFICIAL_LIST.basel, number: '01', candidates: lines(1001, 1002) })
  expect(await listsOf(id)).toEqual([custom.json, adapted.json])
  expect(await listsOf(id, ELECTION.past)).toEqual([])
})

test('positions are renumbered from 1 in their order [LIST-3]', async () => {
  const id = await api.newUser()
  const body = {
    name: 'Lücken',
    adapted: false,
    candidates: [
      { id: 1003, pos: 9 },
      { id: 1001, pos: 2 },
      { id: 1002, pos: 5 },
    ],
  }
  const { json } = await create(id, body)
  expect(json.candidates).toEqual(lines(1001, 1002, 1003))
})

test('too many repetitions, too many lines and foreign candidates are refused, at creation and at change [LIST-7, API-12]', async () => {
  const id = await api.newUser()
  const { json } = await create(id, { name: 'Gut', candidates: lines(1001, 1001) })
  const cases = [
    [lines(1001, 1001, 1001), 'too_many_repetitions'],
    [lines(1001, 1002, 1003, 1004, 1005), 'too_many_lines'],
    [lines(ELECTION.past * 100_000 + 1), 'candidate_not_eligible'],
  ] as const
  for (const [candidates, code] of cases) {
    expect(await create(id, { name: 'Schlecht', candidates })).toMatchObject({ status: 422, json: { code } })
    expect(await change(id, json.id, { candidates })).toMatchObject({ status: 422, json: { code } })
  }
  expect(await listsOf(id)).toEqual([json])
})

test('a change keeps what it does not name and moves the time of change on [API-12]', async () => {
  const id = await api.newUser()
  const { json } = await create(id, { name: 'Alt', adapted: true, officialListId: OFFICIAL_LIST.basel, candidates: lines(1001) })
  const renamed = await change(id, json.id, { name: 'Neu' })
  expect(renamed.json).toEqual({ ...json, name: 'Neu', updated: renamed.json.updated })
  expect(renamed.json.updated > json.updated).toBe(true)
  expect(renamed.headers.get('ETag')).toBe(`"${renamed.json.updated}"`)
  const plain = await change(id, json.id, { officialListId: null })
  expect(plain.json).toMatchObject({ name: 'Neu', officialListId: null, number: null, candidates: lines(1001) })
  const other = await change(id, json.id, { officialListId: OFFICIAL_LIST.baselSecond })
  expect(other.json).toMatchObject({ officialListId: OFFICIAL_LIST.baselSecond, number: '02' })
})

test('a heading is struck, replaced and put back as printed; only what differs is kept [API-12]', async () => {
  const id = await api.newUser()
  const body = { name: 'Mitte', adapted: true, officialListId: OFFICIAL_LIST.basel, candidates: lines(1001) }
  const { json: printed } = await create(id, { ...body, headingId: OFFICIAL_LIST.basel })
  expect(printed).not.toHaveProperty('headingId')
  const { json: struck } = await create(id, { ...body, headingId: null })
  expect(struck).toMatchObject({ officialListId: OFFICIAL_LIST.basel, number: '01', headingId: null })
  const replaced = await change(id, struck.id, { headingId: OFFICIAL_LIST.baselSecond })
  expect(replaced.json).toMatchObject({ officialListId: OFFICIAL_LIST.basel, headingId: OFFICIAL_LIST.baselSecond })
  expect((await change(id, struck.id, { name: 'Neu' })).json.headingId).toBe(OFFICIAL_LIST.baselSecond)
  const back = await change(id, struck.id, { headingId: OFFICIAL_LIST.basel })
  expect(back.json).not.toHaveProperty('headingId')
  expect(await listsOf(id)).toEqual([printed, back.json])
  const foreign = { headingId: OFFICIAL_LIST.zurich }
  for (const reply of [await change(id, struck.id, foreign), await create(id, { ...body, ...foreign })]) {
    expect(reply).toMatchObject({ status: 404, json: { code: 'list_not_found' } })
  }
})

test('a change based on an older state is refused [API-12]', async () => {
  const id = await api.newUser()
  const { json } = await create(id, { name: 'Eins', candidates: [] })
  const second = await change(id, json.id, { name: 'Zwei', updated: json.updated })
  expect(second.status).toBe(200)
  expect(await change(id, json.id, { name: 'Drei', updated: json.updated })).toMatchObject({ status: 412, json: { code: 'stale' } })
  expect(await change(id, json.id, { name: 'Drei' }, { 'If-Match': `"${json.updated}"` })).toMatchObject({ status: 412 })
  expect(await listsOf(id)).toEqual([second.json])
  const third = await change(id, json.id, { name: 'Drei' }, { 'If-Match': second.headers.get('ETag') ?? '' })
  expect(third.json.name).toBe('Drei')
  expect((await change(id, json.id, { name: 'Vier' }, { 'If-Match': '*' })).status).toBe(200)
})

test('ten parallel creations with one key make one list [API-12]', async () => {
  const id = await api.newUser()
  const body = { name: 'Einmal', adapted: false, candidates: lines(1001) }
  const replies = await Promise.all(Array.from({ length: 10 }, () => create(id, body, { 'Idempotency-Key': 'k-1' })))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await listsOf(id)).toEqual([replies[0]!.json])
})

test('a key is remembered for a day and for one body [API-12]', async () => {
  const id = await api.newUser()
  api.setNow('2027-09-01T08:00:00Z')
  const body = { name: 'Einmal', candidates: lines(1001) }
  const first = await create(id, body, { 'Idempotency-Key': 'k' })
  const other = await create(id, { ...body, name: 'Anders' }, { 'Idempotency-Key': 'k' })
  expect(other).toMatchObject({ status: 409, json: { code: 'idempotency_conflict' } })
  api.setNow('2027-09-02T07:59:59Z')
  expect((await create(id, body, { 'Idempotency-Key': 'k' })).json).toEqual(first.json)
  api.setNow('2027-09-02T08:00:00Z')
  expect((await create(id, body, { 'Idempotency-Key': 'k' })).json.id).not.toBe(first.json.id)
  expect(await create(id, body, { 'Idempotency-Key': 'x'.repeat(201) })).toMatchObject({ status: 400 })
  api.setNow('2027-09-01T08:00:00Z')
})

test('without a key every creation makes a list of its own', async () => {
  const id = await api.newUser()
  const replies = await Promise.all(Array.from({ length: 5 }, (_, index) => create(id, { name: `Liste ${index}`, candidates: [] })))
  expect(new Set(replies.map(({ json }) => json.id)).size).toBe(5)
  expect(new Set(replies.map(({ json }) => json.name)).size).toBe(5)
  expect(await listsOf(id)).toHaveLength(5)
})

// Fails when the comparison with `MAX_LISTS` is taken out of `createList`.
test('an account holds 200 lists at most, also when many are created at once [API-12]', async () => {
  const id = await api.newUser()
  const create50 = () => Promise.all(Array.from({ length: 50 }, () => create(id, { name: 'Noch eine', candidates: [] })))
  const replies = [...(await create50()), ...(await create50()), ...(await create50()), ...(await create50()), ...(await create50())]
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(200)
  const refused = replies.filter(({ status }) => status !== 201)
  expect(new Set(refused.map(({ status, json }) => `${status} ${Reflect.get(json, 'code')}`))).toEqual(new Set(['422 too_many_lists']))
  await api.call('DELETE', `/user/${id}/list/${(await listsOf(id))[0]!.id}`, { as: id })
  expect((await create(id, { name: 'Wieder Platz', candidates: [] })).status).toBe(201)
})

test('a deleted list is gone, with the choice of it [LIST-6, API-12]', async () => {
  const id = await api.newUser()
  const { json } = await create(id, { name: 'Weg', candidates: lines(1001) })
  await api.call('PUT', `/user/${id}/election/${EID}/choice/${json.id}`, { as: id })
  expect((await api.call('DELETE', `/user/${id}/list/${json.id}`, { as: id })).json).toEqual({})
  expect(await listsOf(id)).toEqual([])
  expect((await api.call('GET', `/user/${id}/election/${EID}/choice`, { as: id })).json).toEqual({ listId: 0 })
  for (const reply of [await api.call('DELETE', `/user/${id}/list/${json.id}`, { as: id }), await change(id, json.id, { name: 'x' })]) {
    expect(reply).toMatchObject({ status: 404, json: { code: 'list_not_found' } })
  }
})

test('an official list is never changed or deleted, an unknown one is not found [API-12]', async () => {
  const id = await api.newUser()
  for (const [listId, status, code] of [
    [OFFICIAL_LIST.basel, 422, 'list_is_official'],
    [OFFICIAL_LIST.zurich, 422, 'list_is_official'],
    [UNKNOWN_ID, 404, 'list_not_found'],
    [1_000_000_000, 404, 'list_not_found'],
  ] as const) {
    expect(await change(id, listId, { name: 'x' })).toMatchObject({ status, json: { code } })
    expect(await api.call('DELETE', `/user/${id}/list/${listId}`, { as: id })).toMatchObject({ status, json: { code } })
  }
})

test("another user's list is as unknown as none [SESSION-5, API-12]", async () => {
  const [owner, other] = [await api.newUser(), await api.newUser()]
  const { json } = await create(owner, { name: 'Geheim', candidates: lines(1001) })
  const foreign = await change(other, json.id, { name: 'Meins' })
  const absent = await change(other, json.id + 1000, { name: 'Meins' })
  expect(foreign).toMatchObject({ status: 404, json: { code: 'list_not_found' } })
  expect(foreign.text).toBe(absent.text)
  expect(await api.call('PUT', `/user/${other}/election/${EID}/choice/${json.id}`, { as: other })).toMatchObject({ status: 404 })
  expect(await listsOf(owner)).toEqual([json])
})

test('a list needs consent, a known election and a heading of that election', async () => {
  const id = await api.newUser()
  const silent = await api.newUser({ consent: false })
  const body = { name: 'Liste', candidates: [] }
  expect(await create(silent, body)).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  expect(await create(id, { ...body, officialListId: OFFICIAL_LIST.zurich })).toMatchObject({
    status: 404,
    json: { code: 'list_not_found' },
  })
  const unknown = await api.call('PUT', `/user/${id}/election/${UNKNOWN_ID}/list`, { as: id, body })
  expect(unknown).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
})

test('a name that is empty or too long breaks a rule, another shape is malformed', async () => {
  const id = await api.newUser()
  for (const name of ['', '   ', 'x'.repeat(121)]) {
    const reply = await create(id, { name, candidates: [] })
    expect(reply).toMatchObject({ status: 422, json: { code: 'invalid', errors: [{ path: 'name', code: 'invalid' }] } })
  }
  const bodies = [
    { candidates: [] },
    { name: 'x' },
    { name: 'x', candidates: {} },
    { name: 'x', candidates: [{ id: 1001 }] },
    { name: 'x', candidates: [{ id: '1001', pos: 1 }] },
    { name: 'x', candidates: [], number: '01' },
  ]
  for (const body of bodies)
    expect(await create(id, body), JSON.stringify(body)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  expect(await create(id, { name: 'x', candidates: [{ id: 1001, pos: 0 }] })).toMatchObject({
    status: 422,
    json: { errors: [{ path: 'candidates.0.pos', code: 'invalid' }] },
  })
})

test('a name survives with its accents, signs and scripts', async () => {
  const id = await api.newUser()
  const name = 'Größe «Élan» — Rumantsch 👩‍👩‍👧 <b>\'"; drop'
  expect((await create(id, { name, candidates: [] })).json.name).toBe(name)
  expect((await listsOf(id))[0]!.name).toBe(name)
})
