import type { Response as Answer, Carrying, MatchPercent, Opinion, Spider, UserExport } from '@plenara/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import { createPostgresUserStore } from '../../src/opinions/postgres-user-store.ts'
import { openTestApi, type TestApi } from './api-client.ts'
import { ELECTION } from './fixture-catalogue.ts'

const [HERE, THERE, LATER, PAST] = [ELECTION.nationalBasel, ELECTION.nationalZurich, ELECTION.cantonalWest, ELECTION.past]
const TODAY = '2027-09-01T08:00:00Z'
const AFTER_NATIONAL = '2027-11-01T08:00:00Z'
let api: TestApi
let id: number

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(TODAY)
  id = await api.newUser()
})

const place = (eid: number) => `/user/${id}/election/${eid}`
const put = (eid: number, questionId: number, body: unknown) =>
  api.call<Spider>('PUT', `${place(eid)}/response/${questionId}`, { as: id, body })
const take = (eid: number, questionId: number, query = '') => api.call('DELETE', `${place(eid)}/response/${questionId}${query}`, { as: id })
const answers = async (eid: number) => (await api.call<Answer[]>('GET', `${place(eid)}/response`, { as: id })).json
const values = async (eid: number) => (await answers(eid)).map(({ questionId, value, from }) => [questionId, value, from])
const carry = (eid: number, on: boolean) => api.call<Carrying>('PUT', `${place(eid)}/carry`, { as: id, body: { on } })
const carrying = async (eid: number) => (await api.call<Carrying>('GET', `${place(eid)}/carry`, { as: id })).json
const exported = async () => (await api.call<UserExport>('GET', `/user/${id}/export`, { as: id })).json

/** Writes an election's record as an earlier release did. */
function storeAsBefore(eid: number, responses: readonly { questionId: number; value: number; weight: 0.5 | 1 | 2; answeredAt?: number }[]) {
  const store = createPostgresUserStore(api.db, createDataKey(Buffer.alloc(32, 7)))
  return store.changeOpinions(id, eid, () => ({ responses, matches: [] }))
}

test('an answer counts in every election that asks the same: answers, diagram and percents [API-6, QUEST-3]', async () => {
  await put(HERE, 1, { value: 83, weight: 2 })
  expect(await answers(LATER)).toEqual([{ questionId: 1, value: 83, weight: 2, from: HERE, only: false }])
  expect(await answers(HERE)).toEqual([{ questionId: 1, value: 83, weight: 2, from: null, only: false }])
  const spider = await api.call<Spider>('GET', `${place(LATER)}/smart-spider`, { as: id })
  expect(spider.json.axes[0]?.value).toBe(83)
  const percents = await api.call<MatchPercent[]>('GET', `${place(LATER)}/match-percent`, { as: id })
  expect(percents.json.filter(({ value }) => value !== null)).toHaveLength(3)
  expect(await carrying(LATER)).toEqual({ on: true, asked: true, answers: 1 })
})

test('a change counts everywhere, `only` here alone, and a later answer without it everywhere again', async () => {
  await put(HERE, 1, { value: 83 })
  await put(LATER, 1, { value: 17, only: true })
  expect([await values(HERE), await values(LATER)]).toEqual([[[1, 83, null]], [[1, 17, null]]])
  expect((await answers(LATER))[0]?.only).toBe(true)
  api.setNow('2027-09-01T08:00:05Z')
  await put(HERE, 1, { value: 100 })
  expect(await values(LATER)).toEqual([[1, 17, null]])
  await put(LATER, 1, { value: 0 })
  expect([await values(HERE), await values(THERE)]).toEqual([[[1, 0, LATER]], [[1, 0, LATER]]])
})

test('taken back it is gone where nothing else was answered; with `only` it goes here alone and is not carried here', async () => {
  await put(HERE, 1, { value: 83 })
  await put(THERE, 1, { value: 83 })
  await take(THERE, 1, '?only=1')
  expect([await values(HERE), await values(THERE), await values(LATER)]).toEqual([[[1, 83, null]], [], [[1, 83, THERE]]])
  expect([await carrying(THERE), await carrying(LATER)]).toMatchObject([{ apart: [1] }, { on: true }])
  expect(await carrying(LATER)).not.toHaveProperty('apart')
  await take(LATER, 1)
  expect([await values(HERE), await values(THERE), await values(LATER)]).toEqual([[[1, 83, null]], [], []])
  expect((await take(LATER, 1, '?only=2')).status).toBe(400)
})

test('an election begins anew and takes the answers again', async () => {
  await put(HERE, 1, { value: 83 })
  await put(LATER, 2, { value: 25 })
  expect((await carry(LATER, false)).json).toEqual({ on: false, asked: true, answers: 1 })
  expect(await values(LATER)).toEqual([[2, 25, null]])
  expect((await carry(LATER, true)).json).toEqual({ on: true, asked: true, answers: 1 })
  expect(await values(LATER)).toHaveLength(2)
  expect(await carry(PAST, false)).toMatchObject({ status: 422, json: { code: 'invalid' } })
})

// Fails when the profile forgets what an election that is over counted.
test('an election that is over never changes', async () => {
  await put(LATER, 1, { value: 83 })
  expect(await values(PAST)).toEqual([])
  api.setNow(AFTER_NATIONAL)
  await put(LATER, 1, { value: 0 })
  await put(LATER, 2, { value: 25 })
  expect(await values(HERE)).toEqual([[1, 83, LATER]])
  await take(LATER, 1)
  expect([await values(HERE), await values(LATER)]).toEqual([[[1, 83, LATER]], [[2, 25, null]]])
})

test('nothing is carried without consent, and its end takes what counts everywhere along', async () => {
  await put(HERE, 1, { value: 83 })
  await api.call('DELETE', `/user/${id}/consent`, { as: id })
  expect([await values(HERE), await values(LATER)]).toEqual([[], []])
  expect(await carry(LATER, false)).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  const { rows } = await api.db
    .selectFrom('userDocument')
    .select('kind')
    .where('userId', '=', id)
    .execute()
    .then((all) => ({ rows: all }))
  expect(rows.map(({ kind }) => kind).filter((kind) => kind !== 'progression')).toEqual([])
})

// Fails when an answer appears, disappears or changes by the update.
test('on the day of the update no answer of any election changes; carrying is offered where it adds something', async () => {
  await storeAsBefore(HERE, [
    { questionId: 1, value: 83, weight: 1, answeredAt: 1_800_000_000 },
    { questionId: 2, value: 25, weight: 2 },
  ])
  await storeAsBefore(LATER, [{ questionId: 1, value: 0, weight: 1 }])
  await storeAsBefore(PAST, [{ questionId: 3, value: 100, weight: 1 }])
  const seen = async () => Promise.all([HERE, LATER, PAST, THERE].map(values))
  expect(await seen()).toEqual([
    [
      [1, 83, null],
      [2, 25, null],
    ],
    [[1, 0, null]],
    [[3, 100, null]],
    [],
  ])
  expect(await carrying(LATER)).toEqual({ on: false, asked: false, answers: 2 })
  expect((await carry(LATER, true)).json).toEqual({ on: true, asked: true, answers: 2 })
  expect(await values(LATER)).toEqual([
    [1, 0, null],
    [2, 25, HERE],
    [3, 100, PAST],
  ])
})

test('the document carries what counts everywhere, and an older one without it is built up [API-2]', async () => {
  await put(HERE, 1, { value: 83 })
  await put(LATER, 2, { value: 25, only: true })
  await carry(THERE, false)
  const document = await exported()
  const other = await api.newUser()
  const send = (body: unknown) => api.call('PUT', `/user/${other}/import`, { as: other, body })
  expect((await send(document)).status).toBe(200)
  const copy = (await api.call<UserExport>('GET', `/user/${other}/export`, { as: other })).json
  expect({ ...copy, account: document.account }).toEqual(document)
  const { profile, ...older } = document
  expect(profile?.answers).toHaveLength(1)
  expect((await send(older)).status).toBe(200)
  const read = await api.call<Answer[]>('GET', `/user/${other}/election/${LATER}/response`, { as: other })
  expect(read.json.map(({ questionId, only }) => [questionId, only])).toEqual([[2, true]])
  // 1 is on no scale at all: that is damage, not an answer to what a question asked before.
  const wrong = { ...document, profile: { ...profile, answers: profile?.answers.map((one) => ({ ...one, value: 1 })) } }
  expect(await send(wrong)).toMatchObject({
    status: 422,
    json: { errors: [{ path: 'profile.answers.0.value', code: 'invalid' }] },
  })
})

test('all answers stand in one list, each with the elections of the place in which it counts', async () => {
  await put(HERE, 1, { value: 83 })
  await put(LATER, 1, { value: 17, only: true })
  await put(LATER, 2, { value: 25 })
  const { json } = await api.call<Opinion[]>('GET', `/user/${id}/opinion?lang=fr`, { as: id })
  expect(
    json.map(({ opinionId, value, elections }) => ({ opinionId, value, elections: elections.filter((eid) => eid !== ELECTION.executive) })),
  ).toEqual(
    expect.arrayContaining([
      { opinionId: 1, value: 83, elections: [HERE] },
      { opinionId: 1, value: 17, elections: [LATER] },
    ]),
  )
  expect(json.find(({ opinionId }) => opinionId === 2)?.elections).toEqual([LATER, HERE])
  expect(json.find(({ value }) => value === 83)).toMatchObject({ text: 'Faut-il cela\u00a0?', category: 'Environnement', type: 'Slider-7' })
})

test('answers to the same opinion from many elections at once leave one, in both records the same', async () => {
  const written = Array.from({ length: 12 }, (_, index) => put([HERE, THERE, LATER][index % 3]!, 1, { value: [0, 17, 83, 100][index % 4] }))
  expect((await Promise.all(written)).map(({ status }) => status)).toEqual(written.map(() => 200))
  const { profile } = await exported()
  expect(profile?.answers).toHaveLength(1)
})
