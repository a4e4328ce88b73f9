import type { CandidateCard, ImportedUser, List, Match, Standing, UserExport } from '@plenara/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setCandidateStatus } from '../../src/catalogue/candidates/candidate-status.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { sampleBallot, sampleCandidate, sampleImport } from '../support/catalogue-sample.ts'
import { PLACES } from '../support/fillings.ts'

const EVERYTHING = new Set(['candidates', 'lists', 'answers', 'portraits', 'texts'])
const KEYS = ['1', '2', '3', '4']

/** Each reading comes after the time for which a version is kept. */
let clock = 0
let api: TestApi
let electionId: number
let ids: number[]
let user: number
beforeEach(async () => {
  api = await openTestApi({ catalogueOf: (db) => createPostgresCatalogue(db, { now: () => (clock += 2_000) }), filling: PLACES })
  api.setNow('2026-11-22T08:00:00Z')
  const written = await load(KEYS)
  electionId = written.electionIds[0] ?? 0
  await writeCatalogue(api.db, {
    answers: KEYS.map((candidate) => ({ candidate, questionKey: 'q1', value: 75, comment: { de: 'Darum' } })),
  })
  const { candidates } = await snapshot()
  ids = KEYS.map((key) => candidates.find(({ number }) => number === `01.${key}`)?.id ?? 0)
  user = await api.newUser()
})
afterEach(() => api.close())

const load = (keys: readonly string[]) => {
  const candidates = keys.map((key) => sampleCandidate(key, { portrait: `<svg>${key}</svg>` }))
  const elections = [sampleBallot(candidates, { seats: 4, lines: 4, maxRepetitions: 2 })]
  return writeCatalogue(api.db, { ...sampleImport(), elections }, { accepted: EVERYTHING })
}

async function snapshot() {
  const found = await createPostgresCatalogue(api.db).election(electionId)
  if (!found) throw new Error('there is an election')
  return found
}

/** Without which import told it, and when. */
const told = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, one) => (key === 'sourceId' || key === 'updated' ? undefined : one))) as unknown

const place = () => `/user/${user}/election/${electionId}`
const linesOf = (lines: readonly number[]) => lines.map((id, index) => ({ id, pos: index + 1 }))
const listWith = async (lines: readonly number[]) =>
  (await api.call<List>('PUT', `${place()}/list`, { as: user, body: { name: 'Meine', adapted: false, candidates: linesOf(lines) } })).json
const change = (list: List, body: object) => api.call<List>('PATCH', `/user/${user}/list/${list.id}`, { as: user, body })

// Fails when an import deletes what belongs to a candidate, or does not bring it back.
test('an import, another without a person, and the first again leave everything as after the first', async () => {
  const first = await snapshot()
  await load(['1', '2', '3'])
  const second = await snapshot()
  expect([second.candidates.length, second.answers.length]).toEqual([3, 3])
  expect(second.former?.candidates).toMatchObject([{ id: ids[3], number: '01.4', firstName: 'Anna', lastName: 'Muster 4' }])
  await load(KEYS)
  expect(told(await snapshot())).toEqual(told(first))
})

test('undoing the import without the person brings them back as they were', async () => {
  const first = await snapshot()
  await load(['1', '2', '3'])
  const { id } = await api.db.selectFrom('importLog').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  await undoImport(api.db, id)
  expect(told(await snapshot())).toEqual(told(first))
})

// Fails when every line is checked as if it were new. Four seats, four candidates, a followed list with two of them; one is missing in the next import.
test('a list with somebody who stands no longer keeps their name, and everything on it goes on', async () => {
  const list = await listWith([ids[2] ?? 0, ids[3] ?? 0])
  await load(['1', '2', '3'])
  const [stored] = (await api.call<List[]>('GET', `${place()}/list`, { as: user })).json
  expect(stored).toMatchObject({
    candidates: linesOf([ids[2] ?? 0, ids[3] ?? 0]),
    former: [{ id: ids[3], firstName: 'Anna', lastName: 'Muster 4', number: '01.4' }],
  })
  const added = await change(list, { candidates: linesOf([ids[2] ?? 0, ids[3] ?? 0, ids[0] ?? 0]) })
  expect([added.status, added.json.candidates.length]).toEqual([200, 3])
  expect((await change(list, { name: 'Anders' })).status).toBe(200)
  expect((await change(list, { candidates: linesOf([ids[3] ?? 0, ids[2] ?? 0]) })).status).toBe(200)
  const off = await change(list, { candidates: linesOf([ids[2] ?? 0]) })
  expect([off.status, off.json.former]).toEqual([200, undefined])
  const again = await change(list, { candidates: linesOf([ids[2] ?? 0, ids[3] ?? 0]) })
  expect([again.status, again.text]).toEqual([422, expect.stringContaining('candidate_not_eligible')])
})

test('a rating of somebody who stands no longer leaves no gap in the ranks, and returns with the person', async () => {
  for (const id of [3, 0, 1]) await api.call('PUT', `${place()}/match/${ids[id]}`, { as: user, body: { type: 'like' } })
  const matches = async () => (await api.call<Match[]>('GET', `${place()}/match`, { as: user })).json
  expect((await matches()).map(({ candidateId }) => candidateId)).toEqual([ids[3], ids[0], ids[1]])
  await load(['1', '2', '3'])
  expect(await matches()).toEqual([
    { candidateId: ids[0], type: 'like', rank: 1 },
    { candidateId: ids[1], type: 'like', rank: 2 },
  ])
  await api.call('PUT', `${place()}/match/${ids[1]}`, { as: user, body: { rank: 1 } })
  await load(KEYS)
  expect((await matches()).map(({ candidateId }) => candidateId)).toEqual([ids[1], ids[0], ids[3]])
})

// Fails when one reference to what has gone refuses a document, or is dropped.
test('a document is taken as far as it fits: the rest is named, counts for nothing, and stands in the next one', async () => {
  await api.call('PUT', `${place()}/match/${ids[3]}`, { as: user, body: { type: 'love' } })
  await api.call('PUT', `${place()}/match/${ids[0]}`, { as: user, body: { type: 'like' } })
  const { questions } = await snapshot()
  for (const [index, { id }] of questions.entries())
    await api.call('PUT', `${place()}/response/${id}`, { as: user, body: { value: index === 0 ? 75 : 83, weight: 1 } })
  await listWith([ids[2] ?? 0, ids[3] ?? 0])
  const document = (await api.call<UserExport>('GET', `/user/${user}/export`, { as: user })).json
  await load(['1', '2', '3'])
  const other = await api.newUser()
  const put = (body: UserExport) => api.call<ImportedUser>('PUT', `/user/${other}/import`, { as: other, body })
  const elsewhere = { ...document.elections[0]!, electionId: 999_999 }
  const imported = await put({ ...document, elections: [...document.elections, elsewhere] })
  expect(imported.status).toBe(200)
  expect(imported.json.rest).toEqual([
    { kind: 'ratings', count: 3 },
    { kind: 'answers', count: 2 },
    { kind: 'names', count: 1 },
  ])
  const next = (await api.call<UserExport>('GET', `/user/${other}/export`, { as: other })).json
  expect([next.elections, next.lists]).toEqual([[...document.elections, elsewhere], document.lists])
  const matches = (await api.call<Match[]>('GET', `/user/${other}/election/${electionId}/match`, { as: other })).json
  expect(matches).toEqual([{ candidateId: ids[0], type: 'like', rank: 1 }])
  await load(KEYS)
  expect((await put(next)).json.rest).toEqual([
    { kind: 'answers', count: 2 },
    { kind: 'ratings', count: 2 },
  ])
})

// Fails when an import takes the word of the operator back, or the change is not logged.
test('who withdrew, died or was annulled says so, through imports, until it is undone', async () => {
  const standing = async () => {
    const { json } = await api.call<CandidateCard[]>('GET', `/election/${electionId}/candidate?view=card`)
    return Object.fromEntries(json.flatMap((card) => (card.standing ? [[card.number, card.standing]] : [])))
  }
  const set = (index: number, status: Standing | null) =>
    setCandidateStatus(api.db, { candidateId: ids[index] ?? 0, status, day: '2026-09-01' })
  for (const [index, status] of (['withdrawn', 'deceased', 'annulled'] as const).entries()) await set(index, status)
  const all = { '01.1': 'withdrawn', '01.2': 'deceased', '01.3': 'annulled' }
  expect(await standing()).toEqual(all)
  expect(await set(0, 'withdrawn')).toMatchObject({ changed: false })
  await load(['2', '3', '4'])
  await load(KEYS)
  expect(await standing()).toEqual(all)
  const { id } = await api.db.selectFrom('importLog').select('id').where('source', 'like', '%annulled').executeTakeFirstOrThrow()
  await expect(undoImport(api.db, id)).rejects.toThrow('changed the same later')
  expect(await set(2, null)).toMatchObject({ changed: true })
  expect(await standing()).toEqual({ '01.1': 'withdrawn', '01.2': 'deceased' })
  const last = await api.db.selectFrom('importLog').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  await undoImport(api.db, last.id)
  expect(await standing()).toEqual(all)
})
