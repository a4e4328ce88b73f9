import type { Match, MatchPercent } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ANSWERED_CANDIDATE, CANDIDATE_COUNT, ELECTION, SILENT_CANDIDATE, UNKNOWN_ID, valueFor } from './fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

function rate(id: number, candidateId: number, body: unknown) {
  return api.call<Match[]>('PUT', `/user/${id}/election/${EID}/match/${candidateId}`, { as: id, body })
}
async function matchesOf(id: number) {
  return (await api.call<Match[]>('GET', `/user/${id}/election/${EID}/match`, { as: id })).json
}
async function answerAll(id: number, count: number) {
  for (let questionId = 1; questionId <= count; questionId++) {
    const body = { value: valueFor(questionId, ANSWERED_CANDIDATE) }
    await api.call('PUT', `/user/${id}/election/${EID}/response/${questionId}`, { as: id, body })
  }
}
async function percentsOf(id: number, query = '') {
  return (await api.call<MatchPercent[]>('GET', `/user/${id}/election/${EID}/match-percent${query}`, { as: id })).json
}

test('ratings and ranks are stored and answered for the whole election [API-11, ENTITY-5]', async () => {
  const id = await api.newUser()
  await rate(id, 1001, { type: 'like' })
  await rate(id, 1002, { type: 'love' })
  await rate(id, 1003, { type: 'dislike' })
  const { json } = await rate(id, 1001, { rank: 1 })
  expect(json).toEqual([
    { candidateId: 1001, type: 'like', rank: 1 },
    { candidateId: 1002, type: 'love', rank: 2 },
    { candidateId: 1003, type: 'dislike', rank: null },
  ])
  expect(await matchesOf(id)).toEqual(json)
})

test('none takes a rating back; a rank above the last is the last [API-11]', async () => {
  const id = await api.newUser()
  for (const candidateId of [1001, 1002, 1003]) await rate(id, candidateId, { type: 'like' })
  expect((await rate(id, 1001, { rank: 99 })).json.map(({ candidateId }) => candidateId)).toEqual([1002, 1003, 1001])
  expect((await rate(id, 1003, { type: 'none' })).json).toEqual([
    { candidateId: 1002, type: 'like', rank: 1 },
    { candidateId: 1001, type: 'like', rank: 2 },
  ])
})

// Fails when the service leaves the ids of the body aside.
test('some are liked in the order given, taken back or ordered, each in one call; ids of nobody are ignored [API-11, MATCH-8]', async () => {
  const id = await api.newUser()
  await rate(id, 1002, { type: 'dislike' })
  const all = (body: unknown) => api.call<Match[]>('PUT', `/user/${id}/election/${EID}/match`, { as: id, body })
  const ids = (answer: { json: Match[] }) => answer.json.map(({ candidateId, rank }) => [candidateId, rank])
  expect(ids(await all({ type: 'like', candidateIds: [1004, 1001, 1002, UNKNOWN_ID, 1003] }))).toEqual([
    [1004, 1],
    [1001, 2],
    [1003, 3],
    [1002, null],
  ])
  expect(ids(await all({ type: 'order', candidateIds: [1003, 1002, 1004] })).slice(0, 3)).toEqual([
    [1003, 1],
    [1004, 2],
    [1001, 3],
  ])
  expect(ids(await all({ type: 'none', candidateIds: [1003, 1002] }))).toEqual([
    [1004, 1],
    [1001, 2],
  ])
  expect((await all({ type: 'none' })).json).toHaveLength(2)
  expect((await all({ type: 'like' })).json).toHaveLength(CANDIDATE_COUNT)
})

test('a rank for somebody who is not a favourite is refused [API-11]', async () => {
  const id = await api.newUser()
  await rate(id, 1002, { type: 'dislike' })
  for (const candidateId of [1001, 1002]) {
    expect(await rate(id, candidateId, { rank: 1 })).toMatchObject({ status: 422, json: { code: 'not_ranked' } })
  }
})

test('a rating of another shape is malformed, an unknown type or a rank below 1 breaks a rule [API-11]', async () => {
  const id = await api.newUser()
  for (const body of [{}, { type: 5 }, { type: 'like', rank: 1 }, { rank: '1' }, ['like']]) {
    expect(await rate(id, 1001, body), JSON.stringify(body)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  }
  for (const body of [{ type: 'adore' }, { rank: 0 }, { rank: 1.5 }]) {
    expect(await rate(id, 1001, body), JSON.stringify(body)).toMatchObject({ status: 422, json: { code: 'invalid' } })
  }
  expect(await matchesOf(id)).toEqual([])
})

test('an unknown candidate or election cannot be rated, nor anybody without consent', async () => {
  const id = await api.newUser()
  expect(await rate(id, UNKNOWN_ID, { type: 'like' })).toMatchObject({ status: 404, json: { code: 'candidate_not_found' } })
  for (const path of ['match', 'match-percent']) {
    const reply = await api.call('GET', `/user/${id}/election/${UNKNOWN_ID}/${path}`, { as: id })
    expect(reply).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
  }
  const silent = await api.newUser({ consent: false })
  expect(await rate(silent, 1001, { type: 'like' })).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  const all = await api.call('PUT', `/user/${silent}/election/${EID}/match`, { as: silent, body: { type: 'like' } })
  expect(all).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
})

test('match all likes every candidate that has no rating yet [MATCH-8]', async () => {
  const id = await api.newUser()
  await rate(id, 1005, { type: 'love' })
  await rate(id, 1002, { type: 'dislike' })
  const { json } = await api.call<Match[]>('PUT', `/user/${id}/election/${EID}/match`, { as: id, body: { type: 'like' } })
  expect(json).toHaveLength(CANDIDATE_COUNT)
  expect(json[0]).toEqual({ candidateId: 1005, type: 'love', rank: 1 })
  expect(json.at(-1)).toEqual({ candidateId: 1002, type: 'dislike', rank: null })
  expect(json.slice(0, -1).map(({ rank }) => rank)).toEqual(Array.from({ length: CANDIDATE_COUNT - 1 }, (_, index) => index + 1))
})

test('fifty parallel ratings leave the ranks 1 to n without gap or double [MATCH-9]', async () => {
  const id = await api.newUser()
  const candidates = Array.from({ length: 50 }, (_, index) => 1001 + index)
  await Promise.all(
    candidates.map((candidateId, index) =>
      rate(id, candidateId, { type: index % 5 === 0 ? 'dislike' : index % 2 === 0 ? 'love' : 'like' }),
    ),
  )
  await Promise.all(
    candidates.slice(0, 20).map((candidateId, index) => rate(id, candidateId, index % 3 === 0 ? { type: 'none' } : { rank: index + 1 })),
  )
  const matches = await matchesOf(id)
  const ranked = matches.filter(({ rank }) => rank !== null)
  expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1))
  expect(new Set(matches.map(({ candidateId }) => candidateId)).size).toBe(matches.length)
  expect(ranked.length).toBeGreaterThan(30)
})

test('every candidate carries a percent, best first, silent ones last [MATCH-10, API-11, ENTITY-5]', async () => {
  const id = await api.newUser()
  await answerAll(id, 12)
  const percents = await percentsOf(id)
  expect(percents).toHaveLength(CANDIDATE_COUNT)
  expect(percents.find(({ candidateId }) => candidateId === ANSWERED_CANDIDATE)).toEqual({
    candidateId: ANSWERED_CANDIDATE,
    value: 100,
    shared: 12,
  })
  expect(percents.at(-1)).toEqual({ candidateId: SILENT_CANDIDATE, value: null, shared: 0 })
  const values = percents.slice(0, -1).map(({ value }) => value ?? -1)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})

test('a percent follows an answer at once, and the method asked for [MATCH-10]', async () => {
  const id = await api.newUser()
  expect((await percentsOf(id)).every(({ value }) => value === null)).toBe(true)
  await answerAll(id, 3)
  const before = await percentsOf(id)
  await api.call('PUT', `/user/${id}/election/${EID}/response/1`, { as: id, body: { value: valueFor(1, ANSWERED_CANDIDATE + 3) } })
  const after = await percentsOf(id)
  expect(after).not.toEqual(before)
  expect(await percentsOf(id, '?method=euclid')).not.toEqual(after)
  const unknown = await api.call('GET', `/user/${id}/election/${EID}/match-percent?method=cosine`, { as: id })
  expect(unknown).toMatchObject({ status: 400, json: { code: 'bad_request' } })
})
