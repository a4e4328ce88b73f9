import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountRoutes, type CallName, calls } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../src/platform/audit/verify-audit.ts'
import { cleanUp } from '../src/accounts/clean-up.ts'
import { createDataKey } from '../src/keys/data-key.ts'
import { createOutbox } from '../src/notify/mail/outbox.ts'
import { ELECTION } from './api/fixture-catalogue.ts'
import { type AuditWorld, CANARY, createAuditWorld, EXAMPLES } from './audit-world.ts'
import { PASSWORD } from './support/account-fixture.ts'
import { insertTestUser } from './support/test-user.ts'

let world: AuditWorld
beforeAll(async () => {
  world = await createAuditWorld()
})
afterAll(() => world.close())

const names = Object.keys(calls) as CallName[]
const ABOUT_NOBODY: readonly CallName[] = ['reportBrowserError', 'reportStatement', 'startPasskeySignIn']
/** Public data, and the calls that are about no account. */
const isPublic = (name: CallName) => (calls[name].auth === 'none' && calls[name].method === 'GET') || ABOUT_NOBODY.includes(name)
const personal = names.filter((name) => !isPublic(name))
const own = names.filter((name) => calls[name].auth === 'user')
const writes = personal.filter((name) => calls[name].method !== 'GET')

/** What a call adds to the log. */
async function added(work: () => Promise<unknown>) {
  const before = (await world.events()).length
  await work()
  return (await world.events()).slice(before)
}

/** The lines of events as they lie on the disk. */
function eventLines(): string[] {
  const files = existsSync(world.folder) ? readdirSync(world.folder) : []
  const lines = files.flatMap((file) => readFileSync(join(world.folder, file), 'utf8').trimEnd().split('\n'))
  return lines.filter((line) => !line.includes('"others":'))
}

async function exampleFor(name: CallName) {
  await world.accounts.reset()
  const voter = await world.newVoter()
  const build = EXAMPLES[name]
  if (!build) throw new Error(`There is no example for ${name}: every call about an account needs one`)
  const token = calls[name].auth === 'none' ? undefined : voter.token
  return { voter, token, example: await build(voter, world) }
}

test('there is something to keep', () => {
  expect(personal.length).toBeGreaterThanOrEqual(31)
})

// Fails when a trail is not ended, or is begun and ended.
test.each(personal)('%s leaves exactly one event, without values', async (name) => {
  const { voter, token, example } = await exampleFor(name)
  const linesBefore = eventLines().length
  const events = await added(async () => expect((await world.request(name, example, token)).status).toBeLessThan(300))
  const whose = ['register', 'confirm'].includes(name) ? expect.any(Number) : voter.userId
  const who = token === undefined ? null : voter.userId
  expect(events).toEqual([{ at: expect.any(String), who, what: name, whose, outcome: 'ok' }])
  expect(eventLines()).toHaveLength(linesBefore + 1)
})

test.each(own)("%s of another user's data is one event that names both", async (name) => {
  const { voter, token, example } = await exampleFor(name)
  const params = { ...example.params, id: 4711 }
  const events = await added(() => world.request(name, { ...example, params }, token))
  expect(events).toMatchObject([{ who: voter.userId, what: name, whose: 4711, outcome: 'not_found' }])
})

test('calls without a valid token, and public ones, are about nobody and leave none', async () => {
  const params = { id: 4711, eid: ELECTION.nationalBasel, cid: 1001, candidateId: 1001, lid: 1, nid: 1, questionId: 1 }
  const events = await added(async () => {
    for (const name of names.filter((one) => isPublic(one) || own.includes(one))) await world.request(name, { params })
    await world.request('getUser', { params }, 'unknown')
    const error = { route: '/match', release: '0.1.0', kind: 'error', class: 'TypeError' }
    expect((await world.request('reportBrowserError', { body: error })).status).toBe(204)
  })
  expect(events).toEqual([])
})

test('a refused change is one event with the reason', async () => {
  const { voter, token, example } = await exampleFor('setResponse')
  await world.request('withdrawConsent', example, token)
  const events = await added(async () => {
    await world.request('setResponse', example, token)
    await world.request('setResponse', { ...example, body: { value: 1e9 } }, token)
    await world.request('setResponse', { ...example, body: { value: 'x' } }, token)
    await world.request(
      'changePassword',
      { params: { id: voter.userId }, body: { current: 'falsch', password: 'Quarzuhr58#!Talweg' } },
      token,
    )
  })
  const outcomes = ['consent_missing', 'value_not_on_scale', 'bad_request', 'credentials_wrong']
  expect(events.map(({ outcome }) => outcome)).toEqual(outcomes)
})

test('a sign-in that fails names the account where there is one, and takes the same way where there is none', async () => {
  const { voter } = await exampleFor('authenticate')
  const events = await added(async () => {
    await world.request('authenticate', { body: { email: voter.email, password: 'Falsch12!!' } })
    await world.request('authenticate', { body: { email: 'niemand@example.ch', password: PASSWORD } })
    await world.request('requestReset', { body: { email: 'niemand@example.ch' } })
  })
  expect(events).toMatchObject([
    { who: null, what: 'authenticate', whose: voter.userId, outcome: 'credentials_wrong' },
    { who: null, what: 'authenticate', whose: null, outcome: 'email_unknown' },
    { who: null, what: 'requestReset', whose: null, outcome: 'ok' },
  ])
})

test('calls at the same time leave one event each, in a chain that holds', async () => {
  const voters = await Promise.all(Array.from({ length: 5 }, () => world.newVoter()))
  const events = await added(() =>
    Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const voter = voters[index % voters.length]!
        const params = { id: voter.userId, eid: ELECTION.nationalBasel, questionId: (index % 40) + 1 }
        return index % 2
          ? world.request('getResponses', { params }, voter.token)
          : world.request('setResponse', { params, body: { value: 0 } }, voter.token)
      }),
    ),
  )
  expect(events).toHaveLength(200)
  expect((await verifyAudit(world.folder, new Date())).faults).toEqual([])
})

test('no value stands in the log: lines hold five kinds of facts and nothing else', () => {
  const lines = eventLines()
  const text = lines.join('\n').toLowerCase()
  for (const canary of [...Object.values(CANARY), 'example.ch', PASSWORD, 'Quarzuhr58']) expect(text).not.toContain(canary.toLowerCase())
  const facts = lines.map((line) => JSON.parse(line))
  const keys = new Set(facts.flatMap((fact) => Object.keys(fact)))
  expect([...keys].toSorted()).toEqual(['at', 'corrects', 'hash', 'outcome', 'what', 'who', 'whose'])
  expect(facts.filter(({ what }) => !names.includes(what))).toEqual([])
})

// Fails when the clean-up keeps no event.
test('an account that the clean-up removes is one event', async () => {
  const { db } = world.accounts
  const userId = await insertTestUser(db)
  const now = () => new Date()
  await db
    .updateTable('appUser')
    .set({ confirmedAt: null, createdAt: new Date('2020-01-01') })
    .where('userId', '=', userId)
    .execute()
  const outbox = createOutbox({ dataKey: createDataKey(Buffer.alloc(32, 7)), now, wake: () => undefined })
  const events = await added(() => cleanUp({ db, outbox, now, alsoExpired: [], audit: world.audit }))
  expect(events).toEqual([{ at: expect.any(String), who: 'clean-up', what: 'removeAccount', whose: userId, outcome: 'ok' }])
})

const kinds: readonly [kind: string, names: readonly CallName[]][] = [
  ['reading', personal.filter((name) => !writes.includes(name))],
  ['change of data', writes.filter((name) => !(name in accountRoutes))],
  ['change of an account', writes.filter((name) => name in accountRoutes)],
]

// Fails when `begin` waits for nothing, and when `end` does.
test.each(kinds)(
  'where no event can be written every %s is refused, changes nothing, and public data goes on',
  { tags: ['slow'] },
  async (_, those) => {
    const prepared = []
    for (const name of those) prepared.push({ name, ...(await exampleFor(name)) })
    let before = await world.checksum()
    rmSync(world.folder, { recursive: true, force: true })
    writeFileSync(world.folder, 'in the way')
    for (const { name, example, token } of prepared) {
      await world.accounts.reset()
      const response = await world.request(name, example, token)
      expect([name, response.status, response.headers.get('Retry-After')]).toEqual([name, 503, '5'])
      expect(await response.json()).toMatchObject({ code: 'unavailable' })
      if (name !== 'authenticate') expect([name, await world.checksum()]).toEqual([name, before])
      // The token of this sign-in was handed out to nobody.
      if (name === 'authenticate') before = await world.checksum()
    }
    expect((await world.request('getElection', { params: { eid: ELECTION.nationalBasel } })).status).toBe(200)
    rmSync(world.folder)
    const [first] = prepared
    expect((await world.request(first!.name, first!.example, first!.token)).status).toBeLessThan(300)
  },
)
