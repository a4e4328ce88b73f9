import { deskRoutes, type StatementAnswer } from '@plenara/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { PAUSE_MS } from '../../src/desk/candidacies/publication/publication-due.ts'
import { startPublicationWorker } from '../../src/desk/candidacies/publication/publication-worker.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { forgetDeleted } from '../../src/db/forget-deleted.ts'
import { copyOfTables, foundInFiles } from '../support/data-files.ts'
import { type DeskWorld, openDeskWorld, PASSWORD } from './desk-world.ts'
import { publish } from './submitted.ts'

/** What nobody may find afterwards: of the draft, of a wish, of what was submitted. */
const [DRAFT, WISH, SAID] = ['kanarienvogel-entwurf', 'kanarienvogel-wunsch', 'kanarienvogel-gesagt']
/** Stays in the public log. */
const LOGGED = 'kanarienvogel-geaendert'
const EMAIL = 'anneliese.kanarienvogel@example.ch'

let world: DeskWorld
let cookie: string
let cid: number
let questionIds: number[]
beforeAll(async () => {
  world = await openDeskWorld()
})
beforeEach(async () => {
  for (const table of ['candidacy', 'statementChange', 'publication', 'contest', 'actor', 'attempt'] as const) {
    await world.db.deleteFrom(table).execute()
  }
  const claimed = await world.claimed({ email: EMAIL })
  cookie = claimed.cookie
  cid = claimed.candidacyId
  const { questions } = (await world.call('getQuestionnaire', { cookie, params: { cid } })).json
  questionIds = questions.map(({ id }: { id: number }) => id)
})
afterEach(() => expect(world.errors.splice(0)).toEqual([]))
afterAll(() => world.close())

const all = (): StatementAnswer[] => questionIds.map((questionId) => ({ questionId, value: 100 }))
const own = (body: object) => ({ cookie, params: { cid }, body })
const read = async () => (await world.call('getCandidacy', { cookie, params: { cid } })).json
const text = (name: 'motto' | 'hobbies', value: string) => ({ texts: [{ text: name, language: 'de', value }] })
const save = async (parts: object) => world.call('saveStatement', own({ version: (await read()).version, ...parts }))
const submit = async () => world.call('submitStatement', own({ version: (await read()).version, consentVersion: '1' }))
const withdrawNow = () => world.call('withdrawCandidacy', { cookie, params: { cid } })
async function withdraw() {
  await world.call('proveActor', { cookie, body: { password: PASSWORD } })
  return withdrawNow()
}
const shown = async () => {
  const { candidates, answers } = (await createPostgresCatalogue(world.db).election(world.electionId))!
  const candidateId = world.people[0]?.candidateId
  return [candidates.find(({ id }) => id === candidateId), answers.find((one) => one.candidateId === candidateId)]
}

/** No statement of the election can be changed any more, and voters have come. */
async function freeze() {
  const at = new Date(Date.now() - 1_000)
  const dates = { submitUntil: at, lateUntil: at, votersFrom: at, createdAt: at, noAnswerMax: 7 }
  const { contestId } = await world.db
    .insertInto('contest')
    .values({ name: 'Wahl', ...dates })
    .returning('contestId')
    .executeTakeFirstOrThrow()
  await world.db.insertInto('contestElection').values({ electionId: world.electionId, contestId }).execute()
}

/** Somebody has said everything there is: public, replaced, only written, wished. */
async function sayAll() {
  await save({ answers: all(), ...text('hobbies', SAID), comments: [{ questionId: questionIds[0], language: 'de', text: SAID }] })
  await save(text('motto', LOGGED))
  await submit()
  await publish(world.db)
  await save(text('motto', 'Neues Motto'))
  await submit()
  await publish(world.db)
  await save(text('motto', DRAFT))
  await freeze()
  expect((await world.call('askCorrection', own({ ...text('motto', WISH), reason: WISH }))).status).toBe(201)
}

// Fails when a table of the desk keeps something of who withdrew, or the statement is shown after the run.
test('whoever withdraws leaves nothing behind but the public log: not in a table, not in what voters see, not in a file after the night', async () => {
  const before = await shown()
  await sayAll()
  expect(JSON.stringify(await shown())).toContain(SAID)
  const written = [DRAFT, WISH, SAID, EMAIL].map((one) => Buffer.from(one))
  const { status, json, cookie: cleared } = await withdraw()
  expect([status, json, cleared]).toEqual([200, {}, 'desk='])
  const after = await world.mailAfter(0, 'candidacy-withdrawn')
  expect(after.to).toBe(EMAIL)
  const atOnce = await copyOfTables(world.db)
  for (const gone of [DRAFT, WISH, EMAIL]) expect(atOnce).not.toContain(gone)
  // Voters see it until the next run, in every process alike.
  expect(atOnce).toContain(SAID)
  expect(JSON.stringify(await shown())).toContain(SAID)
  const worker = startPublicationWorker({
    db: world.db,
    now: () => new Date(Date.now() + PAUSE_MS),
    onError: (error) => world.errors.push(error),
  })
  await worker.run()
  await worker.stop()
  const [person, answers] = await shown()
  expect([{ ...person, hasChanges: undefined }, answers]).toEqual([{ ...before[0], hasChanges: undefined }, before[1]])
  expect(person).toMatchObject({ hasChanges: true })
  const copy = await copyOfTables(world.db)
  for (const gone of [DRAFT, WISH, SAID, EMAIL]) expect(copy).not.toContain(gone)
  expect(copy).toContain(LOGGED)
  await forgetDeleted(world.db, { forgotten: new Map(), onError: (error) => world.errors.push(error) })
  expect(await foundInFiles(world.db, written, new Date(Date.now() + 60_000))).toEqual([])
})

// Fails when the withdrawal leaves the way in open, or takes another candidacy along.
test('the account goes with its last candidacy, and stays where it has another one', async () => {
  const number = world.people[1]?.number ?? ''
  const { code, candidacyId: second } = await world.invite({ number, email: EMAIL })
  await world.call('claim', { body: { code, password: PASSWORD } })
  expect((await withdraw()).cookie).toBeNull()
  expect((await world.call('getActor', { cookie })).json.candidacies).toMatchObject([{ id: second }])
  expect((await world.call('getCandidacy', { cookie, params: { cid } })).status).toBe(404)
  cid = second
  expect((await withdraw()).status).toBe(200)
  expect((await world.call('getActor', { cookie })).status).toBe(401)
  expect((await world.call('signIn', { body: { email: EMAIL, password: PASSWORD } })).json.code).toBe('credentials_wrong')
  for (const table of ['actor', 'actorEmail', 'actorPassword', 'actorSession'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([])
})

// Fails when an open session is enough.
test('withdrawing wants a proof, however young the session is', async () => {
  await save({ answers: all() })
  expect((await withdrawNow()).json.code).toBe('proof_needed')
  expect((await read()).answers).toHaveLength(questionIds.length)
})

// Fails when the log does not say which candidacy it was: a restore would bring it back.
test('the audit log names the account, and once it is certain the candidacy', async () => {
  const { actorId } = await world.db.selectFrom('actor').select('actorId').executeTakeFirstOrThrow()
  const before = world.events.length
  await withdrawNow()
  await withdraw()
  const actor = `actor:${actorId}`
  expect(world.events.slice(before).map(({ who, what, whose, outcome }) => [who, what, whose, outcome])).toEqual([
    [actor, 'withdrawCandidacy', actor, 'ok'],
    [actor, 'withdrawCandidacy', actor, 'proof_needed'],
    [actor, 'proveActor', actor, 'ok'],
    [actor, 'withdrawCandidacy', actor, 'ok'],
    [actor, 'withdrawn', `candidacy:${cid}`, 'ok'],
  ])
})

test('who has withdrawn is invited again by hand alone, once the statement has left', async () => {
  await sayAll()
  await withdraw()
  await expect(world.invite({ email: EMAIL })).rejects.toThrow('invite again after it')
  await publish(world.db)
  const again = await world.claimed({ email: EMAIL })
  const { version, submission, answers } = (await world.call('getCandidacy', { cookie: again.cookie, params: { cid: again.candidacyId } }))
    .json
  expect([again.candidacyId, version, submission, answers]).toEqual([cid, 0, null, []])
})

// Fails when something that is stored of a person is left out of what they get, or is somebody else's.
test('a person gets everything that is stored of them as a file, and nothing of others', async () => {
  const other = await world.claimed({ number: world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const beat = { cookie: other.cookie, params: { cid: other.candidacyId } }
  await world.call('saveStatement', { ...beat, body: { version: 0, ...text('motto', 'von Beat') } })
  await sayAll()
  const { json, status } = await world.call('exportCandidacy', { cookie, params: { cid } })
  expect(status).toBe(200)
  expect(deskRoutes.exportCandidacy.response.safeParse(json).error).toBeUndefined()
  expect(json).toMatchObject({
    account: { email: EMAIL, language: 'de', sessions: [expect.any(String)] },
    candidacy: { id: cid, invitedAt: EMAIL, firstName: world.people[0]?.firstName },
    draft: { texts: [{ value: DRAFT }, { value: SAID }] },
    submissions: [{ revision: 1, statement: { texts: [{ value: LOGGED }, { value: SAID }] } }, { revision: 2 }],
    published: { revision: 2 },
    corrections: [{ field: 'text/motto/de', after: WISH, reason: WISH }],
    changes: [{ field: 'text/motto/de', before: LOGGED, after: 'Neues Motto' }],
  })
  expect(json.mails.map(({ kind }: { kind: string }) => kind)).toEqual([
    'candidacy-invitation',
    'candidacy-submitted',
    'candidacy-submitted',
  ])
  expect(JSON.stringify(json)).not.toMatch(/beat|Beat|passwordHash|sha512|argon/i)
})

// Fails when the owner of a candidacy is not compared.
test('corrections, data and withdrawal of another account are answered as those of a candidacy that does not exist', async () => {
  await sayAll()
  const other = await world.claimed({ number: world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const { id } = (await world.call('getCorrections', { cookie, params: { cid } })).json.corrections[0]
  const bodies = { askCorrection: { ...text('motto', 'Fremd'), reason: 'Fremd' } }
  for (const name of ['getCorrections', 'askCorrection', 'takeBackCorrection', 'exportCandidacy', 'withdrawCandidacy'] as const) {
    const body = bodies[name as keyof typeof bodies]
    const ask = (params: Record<string, number>, by: string | null) => world.call(name, { cookie: by, params, ...(body && { body }) })
    const [foreign, absent] = [await ask({ cid, id }, other.cookie), await ask({ cid: 12_345, id }, other.cookie)]
    expect([name, foreign.status, foreign.json]).toEqual([name, 404, absent.json])
    expect([name, (await ask({ cid, id }, null)).status]).toEqual([name, 401])
  }
  expect((await world.call('takeBackCorrection', { cookie: other.cookie, params: { cid: other.candidacyId, id } })).status).toBe(404)
  expect((await world.call('getCorrections', { cookie, params: { cid } })).json.corrections).toHaveLength(1)
})
