import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { argon2idHash } from '../../../src/accounts/argon2id.ts'
import { createPasswordHasher } from '../../../src/accounts/password-hash.ts'
import { hashToken, newToken } from '../../../src/keys/token.ts'
import { type AccountFixture, createAccountFixture, PASSWORD, tablesWith, tally } from '../../support/account-fixture.ts'
import { insertConfirmedAccounts } from '../support/confirmed-accounts.ts'
import { addressOf, createSecurityServers, type RunningServer, type SecurityServers } from '../support/server-processes.ts'

const NEW_PASSWORD = 'Murmeltier34!!'
let fixture: AccountFixture
let servers: SecurityServers
let first: RunningServer
let second: RunningServer
beforeAll(async () => {
  fixture = await createAccountFixture({ hasher: createPasswordHasher() })
  servers = await createSecurityServers()
  const env = { TRUST_PROXY: '127.0.0.1' }
  ;[first, second] = await Promise.all([servers.start(env), servers.start(env)])
})
afterAll(async () => {
  await fixture.close()
  await servers.close()
})
beforeEach(() => fixture.reset())

let accounts = 0
const newEmail = () => `revoked${++accounts}@example.ch`
interface Voter {
  readonly id: number
  readonly email: string
  readonly token: string
  /** A second session. */
  readonly other: string
}

async function newVoter(): Promise<Voter> {
  const email = newEmail()
  const [id = 0] = await insertConfirmedAccounts(servers.db, [email], PASSWORD)
  const signIn = async () => String((await first.call('POST', '/authenticate', { body: { email, password: PASSWORD } })).body.token)
  return { id, email, token: await signIn(), other: await signIn() }
}

const statusOn = async (server: RunningServer, { id }: Voter, token: string) => (await server.call('GET', `/user/${id}`, { token })).status
const statuses = async (voter: Voter) => [
  await statusOn(second, voter, voter.token),
  await statusOn(first, voter, voter.token),
  await statusOn(second, voter, voter.other),
  await statusOn(first, voter, voter.other),
]

async function resetByMail({ id }: Voter): Promise<void> {
  const secret = newToken()
  const expiresAt = new Date(Date.now() + 600_000)
  await servers.db
    .insertInto('secret')
    .values({ hash: hashToken(secret), userId: id, kind: 'reset', createdAt: new Date(), expiresAt })
    .execute()
  expect((await first.call('POST', `/reset/${secret}`, { body: { password: NEW_PASSWORD } })).status).toBe(200)
}
const changed = { current: PASSWORD, password: NEW_PASSWORD }
const revocations: [string, (voter: Voter) => Promise<unknown>, number[]][] = [
  ['a logout ends its session', ({ token }) => first.call('POST', '/logout', { token }), [401, 401, 200, 200]],
  [
    'a change of the password ends the other sessions',
    ({ id, token }) => first.call('PUT', `/user/${id}/password`, { body: changed, token }),
    [200, 200, 401, 401],
  ],
  ['a reset of the password ends every session', resetByMail, [401, 401, 401, 401]],
  ['a deletion of the account ends every session', ({ id, token }) => first.call('DELETE', `/user/${id}`, { token }), [401, 401, 401, 401]],
]
// Fails when the deletion of sessions is taken out of `logout`, `setPassword` or `deleteUser`, or when a process remembers the user of a token.
test.each(revocations)('%s, at once in every process [SESSION-5]', async (_what, revoke, expected) => {
  const voter = await newVoter()
  expect(await statuses(voter)).toEqual([200, 200, 200, 200])
  await revoke(voter)
  expect(await statuses(voter)).toEqual(expected)
})

// Fails when the deletion of a table's rows is taken out of `deleteUser`.
test('a deleted account leaves no row in any table [SESSION-7, API-2]', async () => {
  const voter = await newVoter()
  await first.call('PUT', `/user/${voter.id}/consent`, { body: { version: '1' }, token: voter.token })
  const candidate = await servers.db.selectFrom('candidate').select(['id', 'electionId']).executeTakeFirstOrThrow()
  const path = `/user/${voter.id}/election/${candidate.electionId}/match/${candidate.id}`
  expect((await first.call('PUT', path, { body: { type: 'love' }, token: voter.token })).status).toBe(200)
  expect((await first.call('POST', '/reset', { body: { email: voter.email } })).status).toBe(202)
  const dueAt = new Date(Date.now() + 3_600_000)
  const waiting = { mailId: hashToken(voter.token), userId: voter.id, sealed: hashToken(''), attempts: 0, dueAt, createdAt: new Date() }
  await servers.db.insertInto('outbox').values(waiting).execute()
  const held = ['app_user', 'credential', 'email', 'outbox', 'secret', 'session', 'user_document']
  expect(await tablesWith(servers.db, voter.id)).toEqual(expect.arrayContaining(held))
  expect((await second.call('DELETE', `/user/${voter.id}`, { token: voter.token })).status).toBe(200)
  expect(await tablesWith(servers.db, voter.id)).toEqual([])
})

// Fails when `LIFE.sessionIdle` or `LIFE.session` is taken out of `createAuthenticate`.
test('a session ends after 30 days without use and after 180 days with it [SESSION-1]', async () => {
  const idle = await fixture.newAccount(newEmail())
  fixture.moveClock({ hours: 30 * 24 - 1 })
  expect(await fixture.userOfToken(idle.token)).toBe(idle.userId)
  fixture.moveClock({ hours: 30 * 24 + 1 })
  expect(await fixture.userOfToken(idle.token)).toBeNull()
  const used = await fixture.newAccount(newEmail())
  for (let month = 1; month <= 7; month++) {
    fixture.moveClock({ hours: 25 * 24 })
    expect(await fixture.userOfToken(used.token)).toBe(used.userId)
  }
  fixture.moveClock({ hours: 6 * 24 })
  expect(await fixture.userOfToken(used.token)).toBeNull()
})

// Fails when `rehash` is taken out of `authenticate`.
test('a sign-in replaces a hash that was made with weaker parameters', async () => {
  const { email, userId } = await fixture.newAccount(newEmail())
  const passwordHash = await argon2idHash(PASSWORD, { memory: 8192, passes: 1, parallelism: 1 })
  await fixture.db.updateTable('credential').set({ passwordHash }).where('userId', '=', userId).execute()
  const stored = () => fixture.db.selectFrom('credential').select('passwordHash').where('userId', '=', userId).executeTakeFirstOrThrow()
  await fixture.call('authenticate', { body: { email, password: PASSWORD } })
  const renewed = (await stored()).passwordHash
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  await fixture.call('authenticate', { body: { email, password: PASSWORD } })
  expect((await stored()).passwordHash).toBe(renewed)
})

// Fails when the bound of the queue in `createPool` is taken out.
test('two hundred sign-ins at the same time: what is too much is answered 503 with Retry-After, reading goes on', {
  tags: ['slow'],
}, async () => {
  let isOver = false
  const times: number[] = []
  const read = async () => {
    while (!isOver) {
      const begin = performance.now()
      expect((await second.call('GET', '/canton')).status).toBe(200)
      expect((await first.call('GET', '/canton')).status).toBe(200)
      times.push((performance.now() - begin) / 2)
    }
  }
  const reading = read()
  const signIns = Array.from({ length: 200 }, (_, index) => {
    const body = { email: `flood${index}@example.ch`, password: PASSWORD }
    return first.call('POST', '/authenticate', { body, from: addressOf(index) })
  })
  const answers = await Promise.all(signIns)
  isOver = true
  await reading
  const counts = tally(answers.map((answer) => answer.status))
  expect(Object.keys(counts).toSorted()).toEqual(['401', '503'])
  expect(counts['503']).toBeGreaterThanOrEqual(50)
  for (const answer of answers.filter(({ status }) => status === 503)) {
    expect(answer.code).toBe('unavailable')
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
  }
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(250)
})

// Fails when `authorize` takes a token from anywhere else than one `Authorization: Bearer` header.
test('a token counts in the Authorization header alone: no header of development builds, no query, no cookie [API-28]', async () => {
  const voter = await newVoter()
  const path = `/user/${voter.id}`
  expect((await first.call('GET', path, { token: voter.token })).status).toBe(200)
  const names = ['X-Development-Token', 'X-Dev-Token', 'Development-Token', 'Dev-Token', 'X-Auth-Token', 'X-Token', 'Token', 'X-Api-Key']
  for (const name of names) {
    for (const value of [voter.token, `Bearer ${voter.token}`, String(voter.id)]) {
      expect([name, (await first.call('GET', path, { headers: { [name]: value } })).status]).toEqual([name, 401])
    }
  }
  const elsewhere = [
    first.call('GET', `${path}?token=${voter.token}`),
    first.call('GET', `${path}?access_token=${voter.token}`),
    first.call('GET', path, { headers: { Cookie: `token=${voter.token}; Authorization=Bearer ${voter.token}` } }),
    first.call('GET', path, { headers: { Authorization: voter.token } }),
    first.call('GET', path, { headers: { Authorization: `Basic ${btoa(`${voter.id}:${voter.token}`)}` } }),
  ]
  for (const answer of await Promise.all(elsewhere)) expect([400, 401]).toContain(answer.status)
})

test('another user, nobody and a token of somebody else reach no path of a user [SESSION-5, SESSION-1]', async () => {
  const [anna, beat] = [await newVoter(), await newVoter()]
  const seen = [
    await first.call('GET', `/user/${beat.id}`, { token: anna.token }),
    await first.call('GET', `/user/${beat.id}`),
    await first.call('GET', '/user/-1', { token: anna.token }),
    await first.call('GET', '/user/-1'),
  ]
  expect(seen.map((answer) => answer.status)).toEqual([404, 401, 404, 401])
})
