import type { StatementAnswer } from '@plenara/contract'
import { WITHOUT_REPLY_ALLOWED } from '@plenara/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'

const CONSENT = { consentVersion: '1' }
let world: DeskWorld
let cookie: string
let cid: number
let questions: { id: number; type: string }[]
beforeAll(async () => {
  world = await openDeskWorld()
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'attempt'] as const) await world.db.deleteFrom(table).execute()
  const claimed = await world.claimed()
  cookie = claimed.cookie
  cid = claimed.candidacyId
  questions = (await world.call('getQuestionnaire', { cookie, params: { cid } })).json.questions
})
afterAll(() => world.close())

const read = async () => (await world.call('getCandidacy', { cookie, params: { cid } })).json
const save = (version: number, ...answers: StatementAnswer[]) =>
  world.call('saveStatement', { cookie, params: { cid }, body: { version, answers } })
const submit = (version: number, body: object = CONSENT) =>
  world.call('submitStatement', { cookie, params: { cid }, body: { version, ...body } })
const all = (value: number | null): StatementAnswer[] => questions.map(({ id }) => ({ questionId: id, value }))
const [YES, NO] = [100, 0]

test('from nothing to a receipt: each decision is kept, what is missing is said, and the receipt names what was submitted', async () => {
  expect(await read()).toMatchObject({ version: 0, answers: [], submission: null, isChanged: false, isFrozen: false })
  expect((await read()).missing.undecided).toEqual(questions.map(({ id }) => id))
  const [first] = questions
  expect((await save(0, { questionId: first?.id ?? 0, value: YES })).json).toMatchObject({ version: 1 })
  expect(await submit(1)).toMatchObject({ status: 422, json: { code: 'incomplete', status: 422 } })
  expect((await save(1, ...all(YES).slice(1))).json).toMatchObject({ version: 2, missing: { undecided: [], withoutReply: 0 } })
  expect(await submit(2, { consentVersion: '0' })).toMatchObject({ status: 403, json: { code: 'consent_missing' } })
  const receipt = await submit(2)
  expect(receipt).toMatchObject({ status: 201, json: { revision: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } })
  expect((await submit(2)).json).toEqual(receipt.json)
  expect(await read()).toMatchObject({ version: 2, submission: receipt.json, isChanged: false })
  await save(2, { questionId: first?.id ?? 0, value: NO })
  expect(await read()).toMatchObject({ version: 3, submission: receipt.json, isChanged: true })
  const second = await submit(3)
  expect(second.json).toMatchObject({ revision: 2 })
  expect(second.json.sha256).not.toBe(receipt.json.sha256)
})

// Fails when more than a few questions may be left out.
test('a few questions may be decided by no reply, one more may not', async () => {
  const answers = all(YES).map((answer, index) => (index <= WITHOUT_REPLY_ALLOWED ? { ...answer, value: null } : answer))
  await save(0, ...answers)
  expect(await submit(1)).toMatchObject({ status: 422, json: { code: 'incomplete' } })
  await save(1, { questionId: answers[0]?.questionId ?? 0, value: YES })
  expect((await submit(2)).status).toBe(201)
})

// Fails when the version of the whole is compared instead of that of each answer.
test('two devices at different questions are never in the way of each other; at the same one the second is told', async () => {
  const [one, two] = questions.map(({ id }) => id)
  await save(0, { questionId: one ?? 0, value: YES })
  expect((await save(0, { questionId: two ?? 0, value: YES })).status).toBe(200)
  const late = await save(0, { questionId: two ?? 0, value: YES }, { questionId: one ?? 0, value: NO })
  expect(late).toMatchObject({ status: 412, json: { code: 'stale', errors: [{ path: 'answers.1', code: 'stale' }] } })
  expect((await read()).answers).toEqual([one, two].map((questionId) => ({ questionId, value: YES })))
  // A save whose answer was lost is sent again.
  expect((await save(0, { questionId: one ?? 0, value: YES })).json).toMatchObject({ version: 2 })
})

// Fails when a save reads before it locks.
test('fifty saves at once, each of another question, are all kept', async () => {
  const answers = all(YES).slice(0, 30)
  const statuses = await Promise.all(answers.map(async (answer) => (await save(0, answer)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await read()).toMatchObject({ version: answers.length, answers })
})

test('what is no answer is refused by its place, and nothing of it is kept', async () => {
  const good = { questionId: questions[0]?.id ?? 0, value: YES }
  expect(await save(0, good, { questionId: 999_999, value: YES })).toMatchObject({
    status: 404,
    json: { errors: [{ path: 'answers.1', code: 'question_not_found' }] },
  })
  expect(await save(0, good, { ...good, value: 33 })).toMatchObject({
    json: { code: 'value_not_on_scale', errors: [{ path: 'answers.1' }] },
  })
  for (const answers of [[], [{ questionId: 'x', value: 1 }], [{ ...good, value: 101 }], [{ ...good, more: 1 }]]) {
    expect((await world.call('saveStatement', { cookie, params: { cid }, body: { version: 0, answers } })).status).toBeOneOf([400, 422])
  }
  expect(await read()).toMatchObject({ version: 0, answers: [] })
})

// Fails when the owner of a candidacy is not compared.
test('a candidacy of another account is answered as one that does not exist', async () => {
  const other = await world.claimed({ number: world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const body = {
    saveStatement: { version: 0, answers: all(NO).slice(0, 1) },
    submitStatement: { version: 0, ...CONSENT },
    createPreview: { version: 0 },
  }
  const names = ['getCandidacy', 'getQuestionnaire', 'saveStatement', 'submitStatement', 'dropPortrait', 'createPreview'] as const
  for (const name of names) {
    const answers = await Promise.all(
      [cid, 12345].map((id) => world.call(name, { cookie: other.cookie, params: { cid: id }, body: body[name as keyof typeof body] })),
    )
    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [404, answers[1]?.json],
      [404, expect.objectContaining({ code: 'not_found' })],
    ])
    expect((await world.call(name, { params: { cid }, body: body[name as keyof typeof body] })).status).toBe(401)
  }
  expect((await read()).version).toBe(0)
})

// Fails when the day of the election is not looked at, or not by Swiss time.
test('from the day of the election on nothing is changed or submitted', async () => {
  await save(0, ...all(YES))
  const { electionDate } = world.people[0]?.election ?? { electionDate: '' }
  const midnight = Date.parse(`${electionDate}T00:00:00+02:00`)
  world.moveClock(midnight - 60_000 - Date.now())
  cookie = (await world.call('signIn', { body: { email: 'anna@example.ch', password: 'Gletscher12!!' } })).cookie ?? ''
  expect((await save(1, { questionId: questions[0]?.id ?? 0, value: NO })).status).toBe(200)
  world.moveClock(120_000)
  expect(await save(2, { questionId: questions[0]?.id ?? 0, value: YES })).toMatchObject({ status: 409, json: { code: 'frozen' } })
  expect(await submit(2)).toMatchObject({ status: 409, json: { code: 'frozen' } })
  expect(await read()).toMatchObject({ isFrozen: true, submission: null })
  world.moveClock(Date.now() - midnight - 60_000)
})

test('what was submitted is never changed, not even by a statement of SQL', async () => {
  await save(0, ...all(YES))
  await submit(1)
  await expect(world.db.updateTable('statementRevision').set({ consentVersion: '2' }).execute()).rejects.toThrow(
    'a submitted statement is not changed',
  )
  expect((await world.db.selectFrom('statementRevision').select('consentVersion').execute()).map((row) => row.consentVersion)).toEqual([
    '1',
  ])
})
