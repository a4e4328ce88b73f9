import type { MatchContributions, MatchPercent } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ANSWERED_CANDIDATE, ELECTION, QUESTION_COUNT, SILENT_CANDIDATE, UNKNOWN_ID, valueFor } from './fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

function contributionsOf(id: number, candidateId: number, query = '') {
  return api.call<MatchContributions>('GET', `/user/${id}/election/${EID}/match-percent/${candidateId}${query}`, { as: id })
}
async function answer(id: number, questionId: number, body: object) {
  const { status } = await api.call('PUT', `/user/${id}/election/${EID}/response/${questionId}`, { as: id, body })
  expect(status).toBe(200)
}
/** As the candidate on all but the last question, on which as far away as the scale allows. */
async function newVoter(count: number) {
  const id = await api.newUser()
  for (let questionId = 1; questionId < count; questionId++) {
    await answer(id, questionId, { value: valueFor(questionId, ANSWERED_CANDIDATE), weight: questionId === 1 ? 2 : 1 })
  }
  await answer(id, count, { value: valueFor(count, ANSWERED_CANDIDATE) >= 50 ? 0 : 100, weight: 0.5 })
  return id
}

test('every question of the election says what it gives to the percent [MATCH-10]', async () => {
  const id = await newVoter(12)
  const { json } = await contributionsOf(id, ANSWERED_CANDIDATE)
  expect(json.questions.map(({ questionId }) => questionId)).toEqual(Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1))
  expect(json).toMatchObject({ candidateId: ANSWERED_CANDIDATE, method: 'city-block', shared: 12, required: 10, possible: 2500 })
  expect(json.questions[0]).toMatchObject({ weight: 2, points: 400, possible: 400, uncounted: null })
  const last = json.questions[11]!
  expect(last.points).toBe(100 - Math.abs(last.voterValue! - last.candidateValue!))
  expect(json.points).toBe(2400 + last.points)
  expect(json.questions[12]).toMatchObject({ voterValue: null, points: 0, possible: 0, uncounted: 'voter-silent' })
})

test.each(['city-block', 'euclid'])(
  'value and shared answers are those of the ranking, for every candidate, %s [MATCH-10]',
  async (method) => {
    const id = await newVoter(14)
    const query = `?method=${method}`
    const { json: percents } = await api.call<MatchPercent[]>('GET', `/user/${id}/election/${EID}/match-percent${query}`, { as: id })
    for (const { candidateId, value, shared } of percents) {
      expect((await contributionsOf(id, candidateId, query)).json).toMatchObject({ candidateId, value, shared, method })
    }
  },
)

test('a silent candidate has no percent, and every question the reason [MATCH-10]', async () => {
  const id = await newVoter(3)
  const { json } = await contributionsOf(id, SILENT_CANDIDATE)
  expect(json).toMatchObject({ value: null, shared: 0, required: 3, points: 0, possible: 0 })
  expect(json.questions.map(({ uncounted }) => uncounted)).toEqual([
    ...Array.from({ length: 3 }, () => 'candidate-silent'),
    ...Array.from({ length: QUESTION_COUNT - 3 }, () => 'both-silent'),
  ])
})

test('unknown elections, candidates and methods are refused; other voters see nothing [MATCH-10]', async () => {
  const id = await api.newUser()
  expect(await contributionsOf(id, UNKNOWN_ID)).toMatchObject({ status: 404, json: { code: 'candidate_not_found' } })
  const elsewhere = await api.call('GET', `/user/${id}/election/${UNKNOWN_ID}/match-percent/${ANSWERED_CANDIDATE}`, { as: id })
  expect(elsewhere).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
  expect(await contributionsOf(id, ANSWERED_CANDIDATE, '?method=cosine')).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  const path = `/user/${id}/election/${EID}/match-percent/${ANSWERED_CANDIDATE}`
  expect((await api.call('GET', path)).status).toBe(401)
  expect((await api.call('GET', path, { as: await api.newUser() })).status).toBe(404)
})
