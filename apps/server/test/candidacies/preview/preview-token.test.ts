import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '../../../src/accounts/clean-up.ts'
import { cleanUpCandidacies } from '../../../src/desk/candidacies/clean-up-candidacies.ts'
import { hashToken } from '../../../src/keys/token.ts'
import { createPostgresCatalogue } from '../../../src/catalogue/snapshots/postgres-catalogue.ts'
import { createOutbox } from '../../../src/notify/mail/outbox.ts'
import { PASSWORD } from '../desk-world.ts'
import { openPreviewWorld, type PreviewWorld } from './preview-world.ts'

const LIFE_MS = 30 * 60_000

let desk: PreviewWorld
beforeAll(async () => {
  desk = await openPreviewWorld()
})
beforeEach(() => desk.begin())
afterAll(() => desk.world.close())

// Fails when a token is good for ever, for another draft, or for what it does not show.
test('a token that is wrong or over finds nothing, as at an address that is not there', async () => {
  const { token, expiresAt } = (await desk.preview()).json
  const nothing = await desk.read('/nothing')
  const path = desk.showing[0] ?? ''
  const isNothing = async (asked: string, with_: string) => {
    const { status, text } = await desk.read(asked, { Preview: with_ })
    expect([asked, status, text]).toEqual([asked, 404, nothing.text])
  }
  for (const wrong of ['', 'x', `${token}x`, token.toLowerCase(), 'a'.repeat(43), `${token}, ${token}`]) await isNothing(path, wrong)
  const election = `/election/${desk.world.electionId}`
  const other = desk.world.people[1]?.candidateId
  for (const foreign of [`${election}/candidate/${other}`, `${election}/response/${other}`, `${election}/smart-spider/${other}`])
    await isNothing(foreign, token)
  for (const else_ of [`/election/${desk.world.electionId + 1}/candidate`, `${election}/question`, `${election}/list`, '/party', '/status'])
    await isNothing(else_, token)
  expect((await desk.read(path, { Preview: token })).status).toBe(200)
  await desk.write({ answers: [{ questionId: desk.questions[0] ?? 0, value: 0 }] })
  await isNothing(path, token)
  const next = (await desk.preview()).json
  expect((await desk.read(path, { Preview: next.token })).status).toBe(200)
  expect(Date.parse(expiresAt) - desk.now().getTime()).toBeLessThanOrEqual(LIFE_MS)
  desk.move(LIFE_MS + 1_000)
  await isNothing(path, next.token)
  desk.move(-LIFE_MS - 1_000)
})

// Fails when a token of one shows the draft of another.
test('each token shows the draft of its own candidacy alone', async () => {
  const mine = (await desk.preview()).json
  const other = await desk.world.claimed({ number: desk.world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const theirs = await desk.world.call('createPreview', { cookie: other.cookie, params: { cid: other.candidacyId }, body: { version: 0 } })
  const election = `/election/${desk.world.electionId}`
  const one = await desk.read(`${election}/candidate?lang=de`, { Preview: mine.token })
  const two = await desk.read(`${election}/candidate?lang=de`, { Preview: theirs.json.token })
  const statements = ({ text }: { text: string }) =>
    (JSON.parse(text) as { id: number; statement?: object }[]).filter(({ statement }) => statement).map(({ id }) => id)
  expect(statements(one)).toContain(desk.candidateId)
  expect(statements(two)).not.toContain(desk.candidateId)
  expect(statements(two)).toContain(desk.world.people[1]?.candidateId)
})

test('who owns no draft, or knows a former one, makes no token', async () => {
  const other = await desk.world.claimed({ number: desk.world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const body = { version: await desk.version() }
  expect(await desk.world.call('createPreview', { ...desk.own, cookie: other.cookie, body })).toMatchObject({ status: 404 })
  expect(await desk.world.call('createPreview', { params: desk.own.params, body })).toMatchObject({ status: 401 })
  expect(await desk.world.call('createPreview', { ...desk.own, body: { version: 0 } })).toMatchObject({
    status: 412,
    json: { code: 'stale' },
  })
  expect(await desk.world.db.selectFrom('previewToken').selectAll().execute()).toEqual([])
})

// Fails when the token itself is stored or logged, or a preview changes anything.
test('the database has the hash of a token, the audit log that one was made, and nothing else changes', async () => {
  const state = async () => [
    await desk.world.db.selectFrom('statement').selectAll().execute(),
    await desk.world.db.selectFrom('statementRevision').selectAll().execute(),
    await desk.world.db.selectFrom('publishedStatement').selectAll().execute(),
    await createPostgresCatalogue(desk.world.db).dataVersion(),
  ]
  const before = await state()
  desk.world.events.splice(0)
  const { token } = (await desk.preview()).json
  await desk.readAll({ Preview: token })
  expect(await state()).toEqual(before)
  const rows = await desk.world.db.selectFrom('previewToken').selectAll().execute()
  expect(rows).toMatchObject([{ tokenHash: hashToken(token), candidacyId: desk.own.params.cid }])
  expect(JSON.stringify(desk.world.events)).not.toContain(token)
  expect(desk.world.events.filter(({ what }) => what === 'createPreview')).toMatchObject([
    { who: expect.stringMatching(/^actor:/), outcome: 'ok' },
  ])
})

test('a network asks sixty times a minute, whatever token it sends', async () => {
  const { token } = (await desk.preview()).json
  const path = desk.showing[1] ?? ''
  for (let call = 0; call < 60; call++) await desk.read(path, { Preview: call % 2 === 0 ? token : 'wrong', 'X-Test-Address': '192.0.2.9' })
  expect((await desk.read(path, { Preview: token, 'X-Test-Address': '192.0.2.9' })).status).toBe(429)
  expect((await desk.read(path, { Preview: token, 'X-Test-Address': '192.0.2.10' })).status).toBe(200)
  expect((await desk.read(path, { 'X-Test-Address': '192.0.2.9' })).status).toBe(200)
})

// Fails when a withdrawal leaves tokens, or one of them shows what was withdrawn.
test('whoever withdraws takes the tokens along', async () => {
  const { token } = (await desk.preview()).json
  await desk.world.call('proveActor', { cookie: desk.own.cookie, body: { password: PASSWORD } })
  expect((await desk.world.call('withdrawCandidacy', desk.own)).status).toBe(200)
  expect((await desk.read(desk.showing[0] ?? '', { Preview: token })).status).toBe(404)
  expect(await desk.world.db.selectFrom('previewToken').selectAll().execute()).toEqual([])
})

test('tokens go with their candidacy, and once they are over', async () => {
  const tokens = () => desk.world.db.selectFrom('previewToken').selectAll().execute()
  await desk.preview()
  await desk.world.db.deleteFrom('candidacy').execute()
  expect(await tokens()).toEqual([])
  const claimed = await desk.world.claimed({ email: 'carla@example.ch' })
  await desk.world.call('createPreview', { cookie: claimed.cookie, params: { cid: claimed.candidacyId }, body: { version: 0 } })
  const outbox = createOutbox({ dataKey: desk.world.dataKey, now: desk.now, wake: () => undefined })
  await cleanUp({ db: desk.world.db, outbox, now: desk.now, alsoExpired: [cleanUpCandidacies] })
  expect(await tokens()).toHaveLength(1)
  desk.move(LIFE_MS + 1_000)
  await cleanUp({ db: desk.world.db, outbox, now: desk.now, alsoExpired: [cleanUpCandidacies] })
  expect(await tokens()).toEqual([])
  desk.move(-LIFE_MS - 1_000)
  expect(desk.world.errors).toEqual([])
})
