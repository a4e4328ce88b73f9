import type { List } from '@plenara/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ELECTION, OFFICIAL_LIST, UNKNOWN_ID } from './fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(() => api.setNow('2027-09-01T08:00:00Z'))
afterAll(() => api.close())

function choose(id: number, electionId: number, listId: number) {
  return api.call('PUT', `/user/${id}/election/${electionId}/choice/${listId}`, { as: id })
}
async function choiceOf(id: number, electionId: number) {
  return (await api.call('GET', `/user/${id}/election/${electionId}/choice`, { as: id })).json
}

test('an official list is followed and unfollowed, 0 is none [API-13, LIST-5, ENTITY-7]', async () => {
  const id = await api.newUser()
  expect(await choiceOf(id, EID)).toEqual({ listId: 0 })
  expect((await choose(id, EID, OFFICIAL_LIST.basel)).json).toEqual({ listId: OFFICIAL_LIST.basel })
  expect(await choiceOf(id, EID)).toEqual({ listId: OFFICIAL_LIST.basel })
  expect((await choose(id, EID, OFFICIAL_LIST.baselSecond)).json).toEqual({ listId: OFFICIAL_LIST.baselSecond })
  expect((await api.call('DELETE', `/user/${id}/election/${EID}/choice`, { as: id })).json).toEqual({ listId: 0 })
  expect(await choiceOf(id, EID)).toEqual({ listId: 0 })
})

test('an own list is marked as Dream Team and un-marked [API-13, LIST-6]', async () => {
  const id = await api.newUser()
  const body = { name: 'Team', candidates: [] }
  const { json } = await api.call<List>('PUT', `/user/${id}/election/${EID}/list`, { as: id, body })
  expect((await choose(id, EID, json.id)).json).toEqual({ listId: json.id })
  await api.call('DELETE', `/user/${id}/election/${EID}/choice`, { as: id })
  expect(await choiceOf(id, EID)).toEqual({ listId: 0 })
})

test('one list per council and election day, whatever the constituency [LIST-5]', async () => {
  const id = await api.newUser()
  await choose(id, EID, OFFICIAL_LIST.basel)
  await choose(id, ELECTION.cantonalWest, OFFICIAL_LIST.west)
  await choose(id, ELECTION.cantonalEast, OFFICIAL_LIST.east)
  expect(await choiceOf(id, ELECTION.cantonalWest)).toEqual({ listId: 0 })
  expect(await choiceOf(id, ELECTION.cantonalEast)).toEqual({ listId: OFFICIAL_LIST.east })
  expect(await choiceOf(id, EID)).toEqual({ listId: OFFICIAL_LIST.basel })
  await choose(id, ELECTION.nationalZurich, OFFICIAL_LIST.zurich)
  expect(await choiceOf(id, EID)).toEqual({ listId: 0 })
})

test('many choices at once leave one [LIST-5]', async () => {
  const id = await api.newUser()
  const replies = await Promise.all([
    choose(id, EID, OFFICIAL_LIST.basel),
    choose(id, ELECTION.nationalZurich, OFFICIAL_LIST.zurich),
    choose(id, EID, OFFICIAL_LIST.baselSecond),
    choose(id, ELECTION.nationalZurich, OFFICIAL_LIST.zurich + 1),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const choices = [await choiceOf(id, EID), await choiceOf(id, ELECTION.nationalZurich)]
  expect(choices.filter((choice) => (choice as { listId: number }).listId !== 0)).toHaveLength(1)
})

test('after the deadline nothing is followed or unfollowed [API-13]', async () => {
  const id = await api.newUser()
  await choose(id, EID, OFFICIAL_LIST.basel)
  api.setNow('2027-10-24T10:00:01Z')
  const late = [
    await choose(id, EID, OFFICIAL_LIST.baselSecond),
    await api.call('DELETE', `/user/${id}/election/${EID}/choice`, { as: id }),
  ]
  for (const reply of late) expect(reply).toMatchObject({ status: 422, json: { code: 'deadline_passed' } })
  expect(await choiceOf(id, EID)).toEqual({ listId: OFFICIAL_LIST.basel })
  expect(await choose(id, ELECTION.past, 501)).toMatchObject({ status: 422, json: { code: 'deadline_passed' } })
})

test('only a list of that election can be followed [API-13]', async () => {
  const id = await api.newUser()
  const body = { name: 'Andere Wahl', candidates: [] }
  const { json } = await api.call<List>('PUT', `/user/${id}/election/${ELECTION.cantonalWest}/list`, { as: id, body })
  for (const listId of [OFFICIAL_LIST.zurich, json.id, UNKNOWN_ID]) {
    expect(await choose(id, EID, listId)).toMatchObject({ status: 404, json: { code: 'list_not_found' } })
  }
  expect(await choose(id, UNKNOWN_ID, OFFICIAL_LIST.basel)).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
  expect(await choose(id, EID, 0)).toMatchObject({ status: 400 })
  expect(await choiceOf(id, EID)).toEqual({ listId: 0 })
})

test('a choice needs consent [API-13]', async () => {
  const id = await api.newUser({ consent: false })
  expect(await choose(id, EID, OFFICIAL_LIST.basel)).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
})
