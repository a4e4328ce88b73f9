import type { Response as Answer, PartySpider, Question, Spider } from '@plenara/contract'
import { computeSpider, medianSpider } from '@plenara/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ANSWERED_CANDIDATE, ELECTION, QUESTION_COUNT, SILENT_CANDIDATE, UNKNOWN_ID, valueFor } from './fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

function answer(id: number, questionId: number, body: unknown) {
  return api.call<Spider>('PUT', `/user/${id}/election/${EID}/response/${questionId}`, { as: id, body })
}

test('categories and questions in the order in which they are asked [API-7, ENTITY-4]', async () => {
  const categories = await api.call('GET', `/election/${EID}/category?lang=fr`)
  expect(categories.json).toEqual([
    { id: 1, name: 'Environnement' },
    { id: 2, name: 'Finanzen', fallback: { name: 'de' } },
  ])
  const { json } = await api.call<Question[]>('GET', `/election/${EID}/question?lang=fr`)
  expect(json.map(({ id }) => id)).toEqual(Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1))
  expect(json[0]).toEqual({
    id: 1,
    categoryId: 1,
    type: 'Slider-7',
    text: 'Faut-il cela\u00a0?',
    info: 'Zur Sache',
    pro: null,
    contra: null,
    isShort: true,
    opinionId: 1,
    axes: [{ id: 1, polarity: 1 }],
    fallback: { info: 'de' },
  })
})

test('an election without questions answers none', async () => {
  expect((await api.call('GET', `/election/${ELECTION.executive}/question`)).json).toEqual([])
})

test('an answer gives the diagram of a state that contains it [API-8, QUEST-3]', async () => {
  const id = await api.newUser()
  const { json } = await answer(id, 1, { value: 100 })
  expect(json.axes).toEqual([
    { id: 1, name: 'Achse 1', value: 100 },
    { id: 2, name: 'Achse 2', value: null },
    { id: 3, name: 'Achse 3', value: null },
    { id: 4, name: 'Achse 4', value: null },
  ])
  const stored = await api.call('GET', `/user/${id}/election/${EID}/smart-spider?lang=fr`, { as: id })
  expect(stored.json).toMatchObject({ axes: [{ id: 1, name: 'Axe 1', value: 100 }, {}, {}, {}] })
})

test('answers are kept with their weight, one per question; no reply counts as one [API-8, ENTITY-4]', async () => {
  const id = await api.newUser()
  await answer(id, 1, { value: 17 })
  await answer(id, 1, { value: 83, weight: 2 })
  await answer(id, 2, { value: null, weight: 0.5 })
  const { json } = await api.call<Answer[]>('GET', `/user/${id}/election/${EID}/response`, { as: id })
  expect(json.toSorted((a, b) => a.questionId - b.questionId)).toEqual([
    { questionId: 1, value: 83, weight: 2, from: null, only: false },
    { questionId: 2, value: null, weight: 0.5, from: null, only: false },
  ])
})

test('an answer taken back is gone from answers and diagram [API-6, API-8]', async () => {
  const id = await api.newUser()
  await answer(id, 1, { value: 100 })
  const { json } = await api.call<Spider>('DELETE', `/user/${id}/election/${EID}/response/1`, { as: id })
  expect(json.axes.map(({ value }) => value)).toEqual([null, null, null, null])
  expect((await api.call('GET', `/user/${id}/election/${EID}/response`, { as: id })).json).toEqual([])
  expect((await api.call('DELETE', `/user/${id}/election/${EID}/response/1`, { as: id })).status).toBe(200)
})

test.each([
  [3, 50],
  [3, 101],
  [3, -1],
  [3, 0.5],
  [1, 25],
  [2, 33],
])('question %i does not take the value %d [API-8]', async (questionId, value) => {
  const id = await api.newUser()
  expect(await answer(id, questionId, { value })).toMatchObject({ status: 422, json: { code: 'value_not_on_scale' } })
  expect((await api.call('GET', `/user/${id}/election/${EID}/response`, { as: id })).json).toEqual([])
})

test('an answer of another shape is malformed, an unknown weight breaks a rule [API-8]', async () => {
  const id = await api.newUser()
  for (const body of [{}, { value: '100' }, { value: [] }, { value: 100, comment: 'x' }, { value: 100, weight: '2' }, [], null, 5]) {
    expect(await answer(id, 1, body), JSON.stringify(body)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  }
  expect(await answer(id, 1, { value: 100, weight: 3 })).toMatchObject({
    status: 422,
    json: { code: 'invalid', errors: [{ path: 'weight', code: 'invalid' }] },
  })
})

test('nothing is stored without consent [API-8]', async () => {
  const id = await api.newUser({ consent: false })
  expect(await answer(id, 1, { value: 100 })).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  expect((await api.call('GET', `/user/${id}/election/${EID}/response`, { as: id })).json).toEqual([])
})

test('an unknown question or election takes no answer', async () => {
  const id = await api.newUser()
  expect(await answer(id, UNKNOWN_ID, { value: 100 })).toMatchObject({ status: 404, json: { code: 'question_not_found' } })
  for (const [method, path] of [
    ['PUT', 'response/1'],
    ['DELETE', 'response/1'],
    ['GET', 'response'],
    ['GET', 'smart-spider'],
  ] as const) {
    const body = method === 'PUT' ? { body: { value: 100 } } : {}
    const reply = await api.call(method, `/user/${id}/election/${UNKNOWN_ID}/${path}`, { as: id, ...body })
    expect(reply).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
  }
})

test('thirty parallel answers all count in the last diagram [QUEST-3]', async () => {
  const id = await api.newUser()
  const ids = Array.from({ length: 30 }, (_, index) => index + 1)
  const replies = await Promise.all(ids.map((questionId) => answer(id, questionId, { value: valueFor(questionId, questionId) })))
  expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200))
  const questions = (await api.call<Question[]>('GET', `/election/${EID}/question`)).json
  const given = ids.map((questionId) => ({ questionId, value: valueFor(questionId, questionId) }))
  const { json } = await api.call<Spider>('GET', `/user/${id}/election/${EID}/smart-spider`, { as: id })
  expect(json.axes.map(({ id: axis, value }) => ({ id: axis, value }))).toEqual(computeSpider(json.axes, questions, given))
})

test('the answers and the diagram of a candidate are public [API-6, API-8]', async () => {
  const { json } = await api.call<Answer[]>('GET', `/election/${EID}/response/${ANSWERED_CANDIDATE}`)
  expect(json).toHaveLength(QUESTION_COUNT)
  expect(json[0]).toEqual({ questionId: 1, value: valueFor(1, ANSWERED_CANDIDATE), comment: 'Weil.' })
  const spider = await api.call<Spider>('GET', `/election/${EID}/smart-spider/${ANSWERED_CANDIDATE}`)
  expect(spider.json.axes.every(({ value }) => value !== null)).toBe(true)
})

test('a silent candidate has an empty diagram, an unknown one none', async () => {
  const silent = await api.call<Spider>('GET', `/election/${EID}/smart-spider/${SILENT_CANDIDATE}`)
  expect(silent.json.axes.map(({ value }) => value)).toEqual([null, null, null, null])
  expect((await api.call('GET', `/election/${EID}/response/${SILENT_CANDIDATE}`)).json).toEqual([])
  for (const path of ['smart-spider', 'response']) {
    const reply = await api.call('GET', `/election/${EID}/${path}/${UNKNOWN_ID}`)
    expect(reply).toMatchObject({ status: 404, json: { code: 'candidate_not_found' } })
  }
})

test('the diagram of a party is the median of its candidates who answered [API-8]', async () => {
  const cards = (await api.call<{ id: number; partyId: number | null }[]>('GET', `/election/${EID}/candidate?view=card`)).json
  const { json } = await api.call<PartySpider>('GET', `/election/${EID}/party-spider/1?lang=fr`)
  const members = cards.filter(({ partyId }) => partyId === 1)
  const spiders = await Promise.all(
    members.map(async ({ id }) => (await api.call<Spider>('GET', `/election/${EID}/smart-spider/${id}`)).json),
  )
  const known = spiders.filter(({ axes }) => axes.some(({ value }) => value !== null))
  expect([json.known, json.total]).toEqual([known.length, members.length])
  expect(known.length).toBeGreaterThan(0)
  const median = medianSpider(
    json.axes,
    known.map(({ axes }) => axes),
  )
  expect(json.axes.map(({ id, value }) => ({ id, value }))).toEqual(median)
  for (const path of ['party-spider/999999', 'party-spider/0', 'party-spider/x']) {
    expect((await api.call('GET', `/election/${EID}/${path}`)).status, path).toBeGreaterThanOrEqual(400)
  }
  expect((await api.call('GET', `/election/${EID}/party-spider/999999`)).json).toMatchObject({ code: 'party_not_found' })
})

test('of two answers to a question the one that was given later stays, whichever arrives first [API-8]', async () => {
  const id = await api.newUser()
  const stored = async () => (await api.call<Answer[]>('GET', `/user/${id}/election/${EID}/response`, { as: id })).json
  await answer(id, 1, { value: 17 })
  const late = await answer(id, 1, { value: 83, answeredAt: '2026-01-01T10:00:00Z' })
  expect([late.status, late.json]).toMatchObject([409, { code: 'answered_later' }])
  expect(await stored()).toEqual([{ questionId: 1, value: 17, weight: 1, from: null, only: false }])
  const ahead = await answer(id, 2, { value: 0, answeredAt: '2999-01-01T10:00:00Z' })
  expect(ahead.status).toBe(200)
  expect((await answer(id, 2, { value: 100 })).status).toBe(200)
  expect((await answer(id, 3, { value: 0, answeredAt: '2026-01-01T10:00:00Z' })).status).toBe(200)
  expect((await answer(id, 3, { value: 100, answeredAt: '2026-01-01T10:00:05Z' })).status).toBe(200)
  expect((await stored()).map(({ value }) => value)).toEqual([17, 100, 100])
  expect((await answer(id, 3, { value: 100, answeredAt: 'yesterday' })).status).toBe(422)
})
