import { FIRST_OWN_LIST_ID } from '@plenara/api'
import { CONSENT_VERSION, type Problem, type UserExport } from '@plenara/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { parliamentSample } from '../support/parliament-sample.ts'
import { openTestApi, placesOf, type TestApi } from './api-client.ts'
import { ELECTION, OFFICIAL_LIST, valueFor } from './fixture-catalogue.ts'
import { userExportArbitrary } from './user-export-arbitrary.ts'

const EID = ELECTION.nationalBasel
const MOMENT = '2027-08-31T08:00:00.000Z'
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await writeParliament(api.db, parliamentSample, { format: 'sample', source: '' })
})
afterAll(() => api.close())

async function exportOf(id: number): Promise<UserExport> {
  const reply = await api.call<UserExport>('GET', `/user/${id}/export`, { as: id })
  expect(reply.status).toBe(200)
  return reply.json
}
function importTo(id: number, body: unknown) {
  return api.call<Problem>('PUT', `/user/${id}/import`, { as: id, body })
}
const withoutAccount = ({ account: _, ...rest }: UserExport) => rest
/** A user who has used every call that stores something. */
async function newVoter(): Promise<number> {
  const id = await api.newUser()
  const put = (path: string, body?: unknown) => api.call<{ id: number }>('PUT', `/user/${id}${path}`, { as: id, body })
  const account = { username: 'Zoé 🗳️', language: 'gsw', languageContent: 'rm', constituencyId: 46 }
  await api.call('PATCH', `/user/${id}`, { as: id, body: account })
  await put('/progression', { key: 'welcome', data: { z: [1, { a: null }], a: 'ä' } })
  await put(`/election/${EID}/progression`, { key: 'match', data: { state: 'c' } })
  for (const question of [9, 3, 5]) await put(`/election/${EID}/response/${question}`, { value: valueFor(question, question), weight: 2 })
  await put(`/election/${EID}/response/7`, { value: null, weight: 0.5 })
  for (const [candidate, type] of [
    [1005, 'like'],
    [1001, 'love'],
    [1009, 'dislike'],
    [1002, 'dislike'],
    [1007, 'like'],
  ] as const) {
    await put(`/election/${EID}/match/${candidate}`, { type })
  }
  const candidates = [{ id: 1001, pos: 1 }]
  const own = await put(`/election/${EID}/list`, { name: 'Meine', adapted: false, candidates })
  await put(`/election/${EID}/list`, {
    name: 'Mitte (angepasst)',
    adapted: true,
    officialListId: OFFICIAL_LIST.basel,
    candidates: [{ id: 1003, pos: 2 }, ...candidates],
  })
  await put(`/election/${EID}/choice/${own.json.id}`)
  await put(`/election/${ELECTION.cantonalWest}/choice/${OFFICIAL_LIST.west}`)
  const note = (candidate: number, body: object) => api.call('POST', `/user/${id}/candidate/${candidate}/note`, { as: id, body })
  await note(1002, { type: 'candidate_response', reference: '1002/7', color: 'bad' })
  await note(1001, { type: 'city', reference: '1001/city', color: 'neutral' })
  return id
}

const answerTo = (questionId: number) =>
  questionId === 7 ? { value: null, weight: 0.5 } : { value: valueFor(questionId, questionId), weight: 2 }
const ANSWERED_AT = Date.parse('2027-09-01T08:00:00Z') / 1000

test('the export holds everything that the user gave, in one order [API-2]', async () => {
  const id = await newVoter()
  const document = await exportOf(id)
  expect(document).toEqual({
    format: 'plenara',
    version: 1,
    account: { email: `user${id}@example.ch` },
    settings: {
      username: 'Zoé 🗳️',
      language: 'gsw',
      languageContent: 'rm',
      cantonId: 6,
      constituencyId: 46,
      locationChosen: true,
      consent: { version: CONSENT_VERSION, at: '2027-09-01T08:00:00.000Z' },
    },
    progression: [
      { electionId: null, key: 'welcome', data: { z: [1, { a: null }], a: 'ä' } },
      { electionId: EID, key: 'match', data: { state: 'c' } },
    ],
    elections: [
      {
        electionId: EID,
        responses: [3, 5, 7, 9].map((questionId) => ({ questionId, ...answerTo(questionId), at: ANSWERED_AT })),
        matches: [
          { candidateId: 1001, type: 'love', rank: 1 },
          { candidateId: 1005, type: 'like', rank: 2 },
          { candidateId: 1007, type: 'like', rank: 3 },
          { candidateId: 1009, type: 'dislike', rank: null },
          { candidateId: 1002, type: 'dislike', rank: null },
        ],
      },
    ],
    profile: {
      answers: [3, 5, 7, 9].map((questionId) => ({ questionId, electionId: EID, at: ANSWERED_AT, ...answerTo(questionId) })),
      ...{ off: [], held: [], apart: [], since: 0 },
    },
    lists: [
      { id: FIRST_OWN_LIST_ID, electionId: EID, name: 'Meine', adapted: false, officialListId: null },
      { id: FIRST_OWN_LIST_ID + 1, electionId: EID, name: 'Mitte (angepasst)', adapted: true, officialListId: OFFICIAL_LIST.basel },
    ].map((list, index) => ({ ...list, updated: document.lists[index]!.updated, candidates: document.lists[index]!.candidates })),
    choices: [
      { electionId: ELECTION.cantonalWest, listId: OFFICIAL_LIST.west },
      { electionId: EID, listId: FIRST_OWN_LIST_ID },
    ],
    notes: [
      { id: 1, type: 'candidate_response', reference: '1002/7', color: 'bad' },
      { id: 2, type: 'city', reference: '1001/city', color: 'neutral' },
    ],
    ...{ councillorNotes: [], votes: [] },
  })
})

test('export, import into a fresh account and export are equal apart from the account [API-2]', async () => {
  const document = await exportOf(await newVoter())
  const fresh = await api.newUser({ consent: false })
  const imported = await importTo(fresh, document)
  expect(imported.json).toMatchObject({ id: fresh, username: 'Zoé 🗳️', email: `user${fresh}@example.ch`, locationChosen: true })
  const again = await exportOf(fresh)
  expect(JSON.stringify(withoutAccount(again))).toBe(JSON.stringify(withoutAccount(document)))
  expect(again.account).toEqual({ email: `user${fresh}@example.ch` })
})

test('what was imported works on: ids go on, numbers of official lists are read again, the other calls see it', async () => {
  const fresh = await newVoter()
  await importTo(fresh, await exportOf(await newVoter()))
  const lists = (await api.call<object[]>('GET', `/user/${fresh}/election/${EID}/list`, { as: fresh })).json
  expect(lists).toMatchObject([{ number: null }, { number: '01', officialListId: OFFICIAL_LIST.basel }])
  const { json } = await api.call('PUT', `/user/${fresh}/election/${EID}/list`, { as: fresh, body: { name: 'Neu', candidates: [] } })
  expect(json).toMatchObject({ id: FIRST_OWN_LIST_ID + 2 })
  const { json: matches } = await api.call('PUT', `/user/${fresh}/election/${EID}/match/1060`, { as: fresh, body: { type: 'love' } })
  expect(matches).toHaveLength(6)
  const body = { type: 'budget', reference: '1002/budget', color: 'good' }
  const { json: note } = await api.call('POST', `/user/${fresh}/candidate/1002/note`, { as: fresh, body })
  expect(note).toEqual({ id: 3, ...body })
  const { json: notepad } = await api.call('GET', `/user/${fresh}/candidate/1002/notepad`, { as: fresh })
  expect(notepad).toMatchObject([{ id: 1, reference: '1002/7' }, note])
})

test('an import replaces what was there before', async () => {
  const id = await newVoter()
  const empty = { ...(await exportOf(id)), progression: [], elections: [], lists: [], choices: [], notes: [] }
  await importTo(id, empty)
  expect(await exportOf(id)).toEqual(empty)
})

test('a document without notes, of an earlier program, is read, and no notes are left [API-2]', async () => {
  const id = await newVoter()
  const { notes: _, councillorNotes: __, votes: ___, ...earlier } = await exportOf(id)
  expect(await importTo(id, earlier)).toMatchObject({ status: 200 })
  expect(await exportOf(id)).toEqual({ ...earlier, notes: [], councillorNotes: [], votes: [] })
})

test('for any user, export -> import -> export gives the same bytes [API-2]', { timeout: 60_000 }, async () => {
  const holds = fc.asyncProperty(userExportArbitrary, async (given) => {
    const [first, second] = [await api.newUser({ consent: false }), await api.newUser({ consent: false })]
    expect(await importTo(first, given)).toMatchObject({ status: 200 })
    const exported = await exportOf(first)
    expect(exported.elections[0]?.matches ?? []).toEqual(given.elections[0]?.matches)
    expect(exported.lists).toEqual(given.lists)
    expect(exported.notes).toEqual(given.notes.toSorted((a, b) => a.id - b.id))
    expect(exported.councillorNotes).toEqual(given.councillorNotes.toSorted((a, b) => a.id - b.id))
    expect(exported.votes).toEqual(given.votes.toSorted((a, b) => a.parliamentVoteId - b.parliamentVoteId))
    expect(exported.progression).toHaveLength(given.progression.length)
    expect(await importTo(second, exported)).toMatchObject({ status: 200 })
    expect(JSON.stringify(withoutAccount(await exportOf(second)))).toBe(JSON.stringify(withoutAccount(exported)))
  })
  await fc.assert(holds, { numRuns: 60 })
})

test('every place that breaks a rule is named with its code, and nothing is imported [API-2]', async () => {
  const id = await newVoter()
  const before = await exportOf(id)
  const [election] = before.elections
  const [own, adapted] = before.lists
  if (!election || !own || !adapted) throw new Error('The voter has opinions and lists')
  const response = { questionId: 1, value: 100, weight: 1 }
  const love = { candidateId: 1001, type: 'love', rank: 1 }
  const inElection = (change: object) => ({ elections: [{ ...election, ...change }] })
  const inList = (change: object) => ({ lists: [{ ...own, ...change }, adapted] })
  const note = { id: 1, type: 'city', reference: '1001/city', color: 'good' }
  const inSettings = (change: object) => ({ settings: { ...before.settings, ...change } })
  type Case = [change: object, path: string, code: string]
  const cases: Case[] = [
    [{ elections: [election, election] }, 'elections.1.electionId', 'invalid'],
    [inElection({ responses: [{ ...response, value: 55 }] }), 'elections.0.responses.0.value', 'invalid'],
    [inElection({ responses: [{ ...response, value: 99.5 }] }), 'elections.0.responses.0.value', 'invalid'],
    [inElection({ responses: [{ ...response, weight: 3 }] }), 'elections.0.responses.0.weight', 'invalid'],
    [inElection({ responses: [response, response] }), 'elections.0.responses.1.questionId', 'invalid'],
    [inElection({ matches: [love, { ...love, rank: 2 }] }), 'elections.0.matches.1.candidateId', 'invalid'],
    [inElection({ matches: [love, { ...love, candidateId: 1002 }] }), 'elections.0.matches.1.rank', 'invalid'],
    [inElection({ matches: [{ ...love, rank: 2 }] }), 'elections.0.matches.0.rank', 'invalid'],
    [inElection({ matches: [{ ...love, rank: null }] }), 'elections.0.matches.0.rank', 'invalid'],
    [inElection({ matches: [{ ...love, type: 'dislike' }] }), 'elections.0.matches.0.rank', 'not_ranked'],
    [inElection({ matches: [{ ...love, type: 'none' }] }), 'elections.0.matches.0.type', 'invalid'],
    [inList({ id: OFFICIAL_LIST.basel }), 'lists.0.id', 'invalid'],
    [inList({ id: 2 ** 53 - 1 }), 'lists.0.id', 'invalid'],
    [inList({ id: adapted.id }), 'lists.1.id', 'invalid'],
    [inList({ name: ' ' }), 'lists.0.name', 'invalid'],
    [inList({ name: 'x'.repeat(121) }), 'lists.0.name', 'invalid'],
    [inList({ candidates: [1, 2, 3].map((pos) => ({ id: 1001, pos })) }), 'lists.0.candidates.2', 'too_many_repetitions'],
    [inList({ candidates: [1, 2, 3, 4, 5].map((pos) => ({ id: 1000 + pos, pos })) }), 'lists.0.candidates.4', 'too_many_lines'],
    [
      {
        choices: [
          { electionId: EID, listId: OFFICIAL_LIST.basel },
          { electionId: ELECTION.nationalZurich, listId: OFFICIAL_LIST.zurich },
        ],
      },
      'choices.1.electionId',
      'invalid',
    ],
    [{ progression: [{ electionId: null, key: 'Not a key', data: {} }] }, 'progression.0.key', 'invalid'],
    [{ progression: [1, 2].map(() => ({ electionId: EID, key: 'a', data: {} })) }, 'progression.1.key', 'invalid'],
    [{ notes: [{ ...note, reference: 'city' }] }, 'notes.0.reference', 'invalid'],
    [{ notes: [{ ...note, type: 'party' }] }, 'notes.0.type', 'invalid'],
    [{ notes: [{ ...note, color: 'red' }] }, 'notes.0.color', 'invalid'],
    [{ notes: [{ ...note, id: 2 ** 53 - 1 }] }, 'notes.0.id', 'invalid'],
    [{ notes: [note, { ...note, reference: '1001/town' }] }, 'notes.1.id', 'invalid'],
    [{ notes: [note, { ...note, id: 2, color: 'bad' }] }, 'notes.1.reference', 'invalid'],
    [{ notes: Array.from({ length: 2001 }, (_, index) => ({ ...note, id: index + 1, reference: `1001/${index}` })) }, 'notes', 'invalid'],
    [inSettings({ username: ' ' }), 'settings.username', 'username_required'],
    [inSettings({ username: 'x'.repeat(61) }), 'settings.username', 'username_too_long'],
    [inSettings({ language: 'en' }), 'settings.language', 'invalid'],
    [{ format: 'other' }, 'format', 'invalid'],
    [{ version: 2 }, 'version', 'invalid'],
  ]
  for (const [change, path, code] of cases) {
    const reply = await importTo(id, { ...before, ...change })
    expect(reply, JSON.stringify(change)).toMatchObject({ status: 422, json: { code: 'invalid' } })
    expect(placesOf(reply.json.errors), JSON.stringify(change)).toContainEqual({ path, code })
  }
  expect(await exportOf(id)).toEqual(before)
})

test('another shape than the document is malformed', async () => {
  const id = await newVoter()
  const before = await exportOf(id)
  const { lists: _, ...without } = before
  for (const body of [{}, [], without, { ...before, surveys: [] }, { ...before, notes: {} }, { ...before, lists: {} }]) {
    expect(await importTo(id, body), JSON.stringify(body).slice(0, 80)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  }
  expect(await exportOf(id)).toEqual(before)
})

test('opinions are imported under consent to the present text only: of the document, else of the account', async () => {
  const document = await exportOf(await newVoter())
  const withConsent = (consent: object | null) => ({ ...document, settings: { ...document.settings, consent } })
  const old = { version: '0', at: MOMENT }
  const fresh = await api.newUser({ consent: false })
  for (const consent of [null, old]) {
    expect(await importTo(fresh, withConsent(consent))).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  }
  expect(await exportOf(fresh)).toMatchObject({ elections: [], lists: [], settings: { consent: null, username: 'Voter' } })
  const { profile: _, ...bare } = { ...withConsent(null), elections: [], lists: [], choices: [], notes: [] }
  expect(await importTo(fresh, { ...bare, notes: document.notes })).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  expect(await importTo(fresh, bare)).toMatchObject({ status: 200 })
  const consenting = await api.newUser()
  expect(await importTo(consenting, withConsent(old))).toMatchObject({ status: 200, json: { consent: { version: CONSENT_VERSION } } })
  expect(await importTo(fresh, document)).toMatchObject({ status: 200, json: { consent: document.settings.consent } })
})

test("neither call is open to another's token [API-2, SESSION-5]", async () => {
  const [id, other] = [await newVoter(), await newVoter()]
  const before = await exportOf(id)
  const foreign = await api.call('GET', `/user/${id}/export`, { as: other })
  expect(foreign).toMatchObject({ status: 404, json: { code: 'not_found' } })
  expect(await api.call('GET', `/user/${id}/export`)).toMatchObject({ status: 401 })
  const empty = { ...before, elections: [], lists: [], choices: [], progression: [] }
  expect(await api.call('PUT', `/user/${id}/import`, { as: other, body: empty })).toMatchObject({ status: 404 })
  expect(await exportOf(id)).toEqual(before)
})
