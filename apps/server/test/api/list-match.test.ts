import type { List, ListMatch, MatchPercent } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ANSWERED_CANDIDATE, ELECTION, OFFICIAL_LIST, SILENT_CANDIDATE, UNKNOWN_ID, valueFor } from './fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

function listMatchOf(id: number, query = '') {
  return api.call<ListMatch[]>('GET', `/user/${id}/election/${EID}/list-match${query}`, { as: id })
}
async function newVoter(count: number) {
  const id = await api.newUser()
  for (let questionId = 1; questionId <= count; questionId++) {
    const body = { value: valueFor(questionId, ANSWERED_CANDIDATE) }
    await api.call('PUT', `/user/${id}/election/${EID}/response/${questionId}`, { as: id, body })
  }
  return id
}
async function createList(id: number, candidateIds: readonly number[], electionId: number = EID) {
  const candidates = candidateIds.map((candidateId, index) => ({ id: candidateId, pos: index + 1 }))
  const body = { name: 'Meine', adapted: false, candidates }
  return (await api.call<List>('PUT', `/user/${id}/election/${electionId}/list`, { as: id, body })).json.id
}
async function tenthsOf(id: number, query = '') {
  const { json } = await api.call<MatchPercent[]>('GET', `/user/${id}/election/${EID}/match-percent${query}`, { as: id })
  const byId = new Map(json.map(({ candidateId, value }) => [candidateId, Math.round(10 * (value ?? Number.NaN))]))
  return (candidateId: number) => byId.get(candidateId) ?? Number.NaN
}

test.each(['', '?method=euclid'])(
  'official lists and own ones carry the mean match of their lines %s [MATCH-10, LIST-2]',
  async (query) => {
    const id = await newVoter(12)
    const own = await createList(id, [SILENT_CANDIDATE, 1002, ANSWERED_CANDIDATE])
    const silent = await createList(id, [SILENT_CANDIDATE])
    const empty = await createList(id, [])
    const tenths = await tenthsOf(id, query)
    const { json } = await listMatchOf(id, query)
    const mean = (...ids: number[]) => Math.round(ids.reduce((sum, one) => sum + tenths(one), 0) / ids.length) / 10
    expect(json).toEqual([
      { listId: OFFICIAL_LIST.basel, value: mean(1001, 1001, 1003), known: 3, total: 3 },
      { listId: OFFICIAL_LIST.baselSecond, value: mean(1002, 1004), known: 2, total: 2 },
      { listId: own, value: mean(1002, 1001), known: 2, total: 3 },
      { listId: silent, value: null, known: 0, total: 1 },
      { listId: empty, value: null, known: 0, total: 0 },
    ])
    expect(json[0]?.value).not.toBe(mean(1001, 1003))
  },
)

test('lists of other elections are not among them, nor is anything known before the first answer [MATCH-10]', async () => {
  const id = await api.newUser()
  await createList(id, [], ELECTION.nationalZurich)
  expect((await listMatchOf(id)).json).toEqual([
    { listId: OFFICIAL_LIST.basel, value: null, known: 0, total: 3 },
    { listId: OFFICIAL_LIST.baselSecond, value: null, known: 0, total: 2 },
  ])
})

test('an unknown election or method is refused; other voters see nothing [MATCH-10]', async () => {
  const id = await api.newUser()
  const elsewhere = await api.call('GET', `/user/${id}/election/${UNKNOWN_ID}/list-match`, { as: id })
  expect(elsewhere).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
  expect(await listMatchOf(id, '?method=cosine')).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  const path = `/user/${id}/election/${EID}/list-match`
  expect((await api.call('GET', path)).status).toBe(401)
  expect((await api.call('GET', path, { as: await api.newUser() })).status).toBe(404)
})
