import { createApp, type PublicBody } from '@plenara/api'
import type { StatementParts } from '@plenara/contract'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAttemptStore } from '../../src/auth/attempt-store.ts'
import { cleanUp } from '../../src/auth/clean-up.ts'
import { createLimiter } from '../../src/auth/limiter.ts'
import { hashToken } from '../../src/auth/token.ts'
import { readPreview } from '../../src/candidacies/preview.ts'
import { raiseVersion } from '../../src/catalogue/change-catalogue.ts'
import { createPostgresCatalogue } from '../../src/catalogue/postgres-catalogue.ts'
import { createOutbox } from '../../src/mail/outbox.ts'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'
import { publish } from './submitted.ts'

const LIFE_MS = 30 * 60_000

let world: DeskWorld
let voters: ReturnType<typeof createApp>
let cookie: string
let cid: number
let candidateId: number
/** Each reading comes after the time for which a version is kept. */
let clock = 0
let moved = 0
const move = (milliseconds: number) => {
  moved += milliseconds
  world.moveClock(milliseconds)
}
const now = () => new Date(Date.now() + moved)
/** What was encoded for everybody. */
const shared: string[] = []
beforeAll(async () => {
  world = await openDeskWorld()
  const { db, dataKey } = world
  const limiter = createLimiter({ store: createAttemptStore(db), dataKey, now, onError: (error) => world.errors.push(error) })
  voters = createApp({
    catalogue: createPostgresCatalogue(db, { now: () => (clock += 2_000) }),
    parliament: { lastCount: async () => null, newsVersion: async () => 0 },
    users: {},
    authenticate: async () => null,
    previewOf: (token: string, address: string) => readPreview({ db, limiter, now }, token, address),
    encode: async ({ bytes, etag }: PublicBody, accepted: readonly string[]) => {
      if (!accepted.includes('gzip')) return { bytes, encoding: null }
      shared.push(etag)
      return { bytes: new Uint8Array(gzipSync(bytes)), encoding: 'gzip' }
    },
    address: ({ headers }: Request) => headers.get('X-Test-Address') ?? '192.0.2.1',
    log: (error: unknown) => world.errors.push(error),
    now,
  } as never)
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'attempt'] as const) await world.db.deleteFrom(table).execute()
  // What a former test published is gone.
  await raiseVersion(world.db, false)
  candidateId = world.people[0]?.candidateId ?? 0
  const claimed = await world.claimed()
  cookie = claimed.cookie
  cid = claimed.candidacyId
  await write({
    answers: questions()
      .map((id, index) => ({ questionId: id, value: index % 3 === 0 ? null : 100 }))
      .slice(0, 5),
  })
})
afterAll(() => world.close())

let asked: readonly number[] = []
const questions = () => asked
beforeAll(async () => {
  const election = await createPostgresCatalogue(world.db).election(world.electionId)
  asked = election?.questions.map(({ id }) => id) ?? []
})
const version = async (): Promise<number> => (await world.call('getCandidacy', { cookie, params: { cid } })).json.version
const write = async (parts: Partial<StatementParts>) =>
  world.call('saveStatement', { cookie, params: { cid }, body: { version: await version(), ...parts } })
const preview = async () => world.call('createPreview', { cookie, params: { cid }, body: { version: await version() } })
const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await voters.request(`/api${path}`, { headers })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** The addresses that show the person. */
const showing = () => {
  const election = `/election/${world.electionId}`
  return [
    ...['de', 'fr'].flatMap((lang) => [
      `${election}/candidate/${candidateId}?lang=${lang}`,
      `${election}/response/${candidateId}?lang=${lang}`,
      `${election}/smart-spider/${candidateId}?lang=${lang}`,
    ]),
    `${election}/candidate?lang=de`,
    `${election}/candidate?lang=fr&view=card`,
    `${election}/candidate-answers`,
    `${election}/answer-comment?lang=de`,
  ]
}
const readAll = async (headers?: Readonly<Record<string, string>>) => {
  const texts = []
  for (const path of showing()) texts.push([path, (await read(path, headers)).text])
  return texts
}

/** A statement with a bit of everything, whole. */
const writeAll = async () => {
  const [one = 0, two = 0] = questions().slice(3)
  await write({
    answers: questions().map((questionId, index) => ({ questionId, value: index < 3 ? null : index % 2 === 0 ? 100 : 0 })),
    important: [{ questionId: two, important: true }],
    comments: [
      { questionId: one, language: 'fr', text: 'Parce que' },
      { questionId: two, language: 'de', text: 'Darum' },
    ],
  })
  await write({
    texts: [
      { text: 'motto', language: 'de', value: 'Für alle' },
      { text: 'occupation', language: 'fr', value: 'Paysanne' },
    ],
    links: [{ kind: 'website', url: 'https://example.ch/' }],
    facts: [
      { fact: 'vestedInterests', value: [{ organisation: { de: 'Turnverein' }, role: { de: 'Präsidentin' }, paid: false, since: 2019 }] },
      { fact: 'languages', value: ['fr', 'de'] },
    ],
  })
}

// Fails when a kept body is handed out, or the overlay leaves out, adds or orders anything else than publication does.
test('what a preview shows is byte for byte what is there after publication, and nobody else sees it before [API-1]', async () => {
  await writeAll()
  const before = await readAll()
  const { token } = (await preview()).json
  const previewed = await readAll({ Preview: token })
  for (const [index, [, text]] of previewed.entries()) expect(text).not.toBe(before[index]?.[1])
  expect(await readAll()).toEqual(before)
  const submitted = await world.call('submitStatement', {
    cookie,
    params: { cid },
    body: { version: await version(), consentVersion: '1' },
  })
  expect(submitted.status).toBe(201)
  await publish(world.db)
  expect(await readAll()).toEqual(previewed)
  // What is published already is shown as that, under its number.
  const again = (await preview()).json
  expect(await readAll({ Preview: again.token })).toEqual(previewed)
})

test('a preview is kept nowhere, is never "not modified", and is not encoded for others', async () => {
  const path = showing()[0] ?? ''
  const tag = (await read(path)).headers.get('ETag') ?? ''
  const { token } = (await preview()).json
  shared.splice(0)
  const answer = await read(path, { Preview: token, 'If-None-Match': tag, 'Accept-Encoding': 'gzip' })
  expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual([200, 'no-store', null])
  expect(shared).toEqual([])
})

// Fails when a token is good for ever, for another draft, or for what it does not show.
test('a token that is wrong or over finds nothing, as at an address that is not there', async () => {
  const { token, expiresAt } = (await preview()).json
  const nothing = await read('/nothing')
  const path = showing()[0] ?? ''
  const isNothing = async (asked: string, with_: string) => {
    const { status, text } = await read(asked, { Preview: with_ })
    expect([asked, status, text]).toEqual([asked, 404, nothing.text])
  }
  for (const wrong of ['', 'x', `${token}x`, token.toLowerCase(), 'a'.repeat(43), `${token}, ${token}`]) await isNothing(path, wrong)
  const election = `/election/${world.electionId}`
  const other = world.people[1]?.candidateId
  for (const foreign of [`${election}/candidate/${other}`, `${election}/response/${other}`, `${election}/smart-spider/${other}`])
    await isNothing(foreign, token)
  for (const else_ of [`/election/${world.electionId + 1}/candidate`, `${election}/question`, `${election}/list`, '/party', '/status'])
    await isNothing(else_, token)
  expect((await read(path, { Preview: token })).status).toBe(200)
  await write({ answers: [{ questionId: questions()[0] ?? 0, value: 0 }] })
  await isNothing(path, token)
  const next = (await preview()).json
  expect((await read(path, { Preview: next.token })).status).toBe(200)
  expect(Date.parse(expiresAt) - now().getTime()).toBeLessThanOrEqual(LIFE_MS)
  move(LIFE_MS + 1_000)
  await isNothing(path, next.token)
  move(-LIFE_MS - 1_000)
})

// Fails when the desk shows its own idea of what voters see.
test.each(['de', 'fr'])("the desk shows its person what the voters' calls answer over the draft (%s)", async (lang) => {
  await writeAll()
  const { token } = (await preview()).json
  const own = await world.call('getPreview', { cookie, params: { cid }, query: { lang } })
  expect(own.status).toBe(200)
  const [candidate, responses, diagram] = await Promise.all(
    [`candidate/${candidateId}`, `response/${candidateId}`, `smart-spider/${candidateId}`].map(
      async (path) => (await read(`/election/${world.electionId}/${path}?lang=${lang}`, { Preview: token })).text,
    ),
  )
  expect([own.json.candidate, own.json.responses, own.json.diagram].map((part) => JSON.stringify(part))).toEqual([
    candidate,
    responses,
    diagram,
  ])
  expect(own.json.candidate.statement).toMatchObject({ revision: 1, profile: true })
})

// Fails when a token of one shows the draft of another.
test('each token shows the draft of its own candidacy alone', async () => {
  const mine = (await preview()).json
  const other = await world.claimed({ number: world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const theirs = await world.call('createPreview', { cookie: other.cookie, params: { cid: other.candidacyId }, body: { version: 0 } })
  const election = `/election/${world.electionId}`
  const one = await read(`${election}/candidate?lang=de`, { Preview: mine.token })
  const two = await read(`${election}/candidate?lang=de`, { Preview: theirs.json.token })
  const statements = ({ text }: { text: string }) =>
    (JSON.parse(text) as { id: number; statement?: object }[]).filter(({ statement }) => statement).map(({ id }) => id)
  expect(statements(one)).toContain(candidateId)
  expect(statements(two)).not.toContain(candidateId)
  expect(statements(two)).toContain(world.people[1]?.candidateId)
})

test('who owns no draft, or knows a former one, makes no token', async () => {
  const other = await world.claimed({ number: world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const body = { version: await version() }
  expect(await world.call('createPreview', { cookie: other.cookie, params: { cid }, body })).toMatchObject({ status: 404 })
  expect(await world.call('createPreview', { params: { cid }, body })).toMatchObject({ status: 401 })
  expect(await world.call('createPreview', { cookie, params: { cid }, body: { version: 0 } })).toMatchObject({
    status: 412,
    json: { code: 'stale' },
  })
  expect(await world.db.selectFrom('previewToken').selectAll().execute()).toEqual([])
})

// Fails when the token itself is stored or logged, or a preview changes anything.
test('the database has the hash of a token, the audit log that one was made, and nothing else changes', async () => {
  const state = async () => [
    await world.db.selectFrom('statement').selectAll().execute(),
    await world.db.selectFrom('statementRevision').selectAll().execute(),
    await world.db.selectFrom('publishedStatement').selectAll().execute(),
    await createPostgresCatalogue(world.db).dataVersion(),
  ]
  const before = await state()
  world.events.splice(0)
  const { token } = (await preview()).json
  await readAll({ Preview: token })
  expect(await state()).toEqual(before)
  const rows = await world.db.selectFrom('previewToken').selectAll().execute()
  expect(rows).toMatchObject([{ tokenHash: hashToken(token), candidacyId: cid }])
  expect(JSON.stringify(world.events)).not.toContain(token)
  expect(world.events.filter(({ what }) => what === 'createPreview')).toMatchObject([
    { who: expect.stringMatching(/^actor:/), outcome: 'ok' },
  ])
})

test('a network asks sixty times a minute, whatever token it sends', async () => {
  const { token } = (await preview()).json
  const path = showing()[1] ?? ''
  for (let call = 0; call < 60; call++) await read(path, { Preview: call % 2 === 0 ? token : 'wrong', 'X-Test-Address': '192.0.2.9' })
  expect((await read(path, { Preview: token, 'X-Test-Address': '192.0.2.9' })).status).toBe(429)
  expect((await read(path, { Preview: token, 'X-Test-Address': '192.0.2.10' })).status).toBe(200)
  expect((await read(path, { 'X-Test-Address': '192.0.2.9' })).status).toBe(200)
})

test('tokens go with their candidacy, and once they are over', async () => {
  const tokens = () => world.db.selectFrom('previewToken').selectAll().execute()
  await preview()
  await world.db.deleteFrom('candidacy').execute()
  expect(await tokens()).toEqual([])
  const claimed = await world.claimed({ email: 'carla@example.ch' })
  await world.call('createPreview', { cookie: claimed.cookie, params: { cid: claimed.candidacyId }, body: { version: 0 } })
  const outbox = createOutbox({ dataKey: world.dataKey, now, wake: () => undefined })
  await cleanUp({ db: world.db, outbox, now, undoDays: 90 })
  expect(await tokens()).toHaveLength(1)
  move(LIFE_MS + 1_000)
  await cleanUp({ db: world.db, outbox, now, undoDays: 90 })
  expect(await tokens()).toEqual([])
  move(-LIFE_MS - 1_000)
  expect(world.errors).toEqual([])
})
