import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashToken, newToken } from '../../../src/keys/token.ts'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD, tally } from '../../support/account-fixture.ts'
import { insertConfirmedAccounts } from '../support/confirmed-accounts.ts'
import { addressOf, createSecurityServers, type RunningServer, type SecurityServers } from '../support/server-processes.ts'

const NEW_PASSWORD = 'Murmeltier34!!'
let fixture: AccountFixture
let servers: SecurityServers
let server: RunningServer
beforeAll(async () => {
  fixture = await createAccountFixture()
  servers = await createSecurityServers()
  server = await servers.start({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(async () => {
  await fixture.close()
  await servers.close()
})
beforeEach(() => fixture.reset())

let accounts = 0
const newEmail = () => `voter${++accounts}@example.ch`
const reset = (secret: string, password = NEW_PASSWORD) =>
  outcomeOf(fixture.call('resetPassword', { params: { secret }, body: { password } }))
const confirm = (secret: string) => outcomeOf(fixture.call('confirm', { params: { secret }, body: { password: PASSWORD } }))
const signIn = (email: string, password: string) => outcomeOf(fixture.call('authenticate', { body: { email, password } }))
const register = (email: string) => fixture.call('register', { body: { email, username: 'Anna', password: PASSWORD, language: 'de' } })

async function resetSecretOf(email: string): Promise<string> {
  await fixture.call('requestReset', { body: { email } })
  return (await fixture.mailTo(email)).secret
}

/** A secret whose hash stands in the database of the servers, as if its mail had come. */
async function insertSecret(userId: number, kind: 'confirm' | 'reset', times: { usedAt?: Date } = {}): Promise<string> {
  const secret = newToken()
  const createdAt = new Date()
  const expiresAt = new Date(Date.now() + 600_000)
  await servers.db
    .insertInto('secret')
    .values({ hash: hashToken(secret), userId, kind, createdAt, expiresAt, ...times })
    .execute()
  return secret
}

// Fails (many succeed) when `eb('usedAt', 'is', null)` is taken out of `isOpenReset`.
test('of fifty redemptions of one reset secret at the same time over HTTP exactly one succeeds [API-1]', { tags: ['slow'] }, async () => {
  const [userId = 0] = await insertConfirmedAccounts(servers.db, [newEmail()], PASSWORD)
  const secret = await insertSecret(userId, 'reset')
  const calls = Array.from({ length: 50 }, (_, index) =>
    server.call('POST', `/reset/${secret}`, { body: { password: `${NEW_PASSWORD}${index}` }, from: addressOf(index) }),
  )
  const { 200: succeeded, 404: invalid = 0, 503: shed = 0 } = tally((await Promise.all(calls)).map((answer) => answer.status))
  expect([succeeded, invalid + shed]).toEqual([1, 49])
  expect(invalid).toBeGreaterThan(0)
})

// Fails when `eb('usedAt', 'is', null)` is taken out of `isOpenReset`; nothing else keeps a used secret from being used again.
test('a used reset secret that still stands in the table is refused', async () => {
  const [userId = 0] = await insertConfirmedAccounts(servers.db, [newEmail()], PASSWORD)
  const secret = await insertSecret(userId, 'reset', { usedAt: new Date() })
  const answer = await server.call('POST', `/reset/${secret}`, { body: { password: NEW_PASSWORD } })
  expect([answer.status, answer.code]).toEqual([404, 'secret_invalid'])
})

// Fails when `eb('kind', '=', 'reset')` is taken out of `isOpenReset`, or the kind out of `confirm`.
test('a secret serves for what it was sent for alone', async () => {
  const [userId = 0] = await insertConfirmedAccounts(servers.db, [newEmail()], PASSWORD)
  const confirmSecret = await insertSecret(userId, 'confirm')
  const resetSecret = await insertSecret(userId, 'reset')
  expect((await server.call('POST', `/reset/${confirmSecret}`, { body: { password: NEW_PASSWORD } })).code).toBe('secret_invalid')
  expect((await server.call('PUT', `/confirm/${resetSecret}`)).code).toBe('secret_invalid')
})

// Fails when `keepNewestSecrets` is taken out of `addReset`, or `dropOpenSecrets` out of `setPassword`.
test('three reset links are good at once, and the first that is used ends the others [ATTACK-1]', async () => {
  const { email } = await fixture.newAccount(newEmail())
  const links: string[] = []
  // The fourth one is sent once the third is about to end.
  for (const minutes of [0, 1, 1, 26]) {
    fixture.moveClock({ minutes })
    links.push(await resetSecretOf(email))
  }
  const [first = '', second = '', third = '', fourth = ''] = links
  fixture.moveClock({ minutes: -26 })
  expect(await reset(first)).toBe('secret_invalid')
  expect(await reset(second, 'short')).toBe('password_too_short')
  expect(await reset(third)).toBe('ok')
  for (const rest of [second, fourth]) expect(await reset(rest)).toBe('secret_invalid')
})

// Fails when `dropOpenSecrets` is taken out of `setPassword`.
test('a changed password ends an open reset link', async () => {
  const { email, token, userId } = await fixture.newAccount(newEmail())
  const secret = await resetSecretOf(email)
  await fixture.call('changePassword', { params: { id: userId }, userId, token, body: { current: PASSWORD, password: NEW_PASSWORD } })
  expect(await reset(secret, 'Bergdohle56!!')).toBe('secret_invalid')
  expect(await signIn(email, NEW_PASSWORD)).toBe('ok')
})

// Fails when `eb('expiresAt', '>', now)` is taken out of `isOpenReset`.
test('a reset link ends after 30 minutes', async () => {
  const { email } = await fixture.newAccount(newEmail())
  const secret = await resetSecretOf(email)
  fixture.moveClock({ minutes: 31 })
  expect(await reset(secret)).toBe('secret_invalid')
  fixture.moveClock({ minutes: -2 })
  expect(await reset(secret)).toBe('ok')
})

// Fails when `expiresAt` is taken out of `confirm`.
test('a confirmation link ends after 72 hours unused', async () => {
  const email = newEmail()
  await register(email)
  const { secret } = await fixture.mailTo(email)
  fixture.moveClock({ hours: 72, minutes: 1 })
  expect(await confirm(secret)).toBe('secret_invalid')
  fixture.moveClock({ minutes: -2 })
  expect(await confirm(secret)).toBe('ok')
})

// Fails when `usedLately` is taken out of `confirm`, or its `usedAt`.
test('the same confirmation says success again for a day', async () => {
  const email = newEmail()
  await register(email)
  const { secret } = await fixture.mailTo(email)
  expect(await confirm(secret)).toBe('ok')
  fixture.moveClock({ hours: 23 })
  expect(await confirm(secret)).toBe('ok')
  fixture.moveClock({ hours: 2 })
  expect(await confirm(secret)).toBe('secret_invalid')
})

// Fails when the route of `confirm` answers GET.
test('the GET of a mail scanner uses neither a confirmation nor a reset link', async () => {
  const [userId = 0] = await insertConfirmedAccounts(servers.db, [newEmail()], PASSWORD)
  const confirmSecret = await insertSecret(userId, 'confirm')
  const resetSecret = await insertSecret(userId, 'reset')
  const paths = [`/confirm/de/${confirmSecret}`, `/reset/${resetSecret}`, `/api/confirm/${confirmSecret}`, `/api/reset/${resetSecret}`]
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await (await fetch(`${server.address}${path}`, { method })).arrayBuffer()
  }
  const open = await servers.db.selectFrom('secret').select('kind').where('userId', '=', userId).where('usedAt', 'is', null).execute()
  expect(open.map((row) => row.kind).toSorted()).toEqual(['confirm', 'reset'])
  expect((await server.call('PUT', `/confirm/${confirmSecret}`)).status).toBe(200)
  expect((await server.call('POST', `/reset/${resetSecret}`, { body: { password: NEW_PASSWORD } })).status).toBe(200)
})

test('a reset signs out everywhere, confirms the address and writes a notice [VALID-12]', async () => {
  const { email, token } = await fixture.newAccount(newEmail())
  const secret = await resetSecretOf(email)
  expect(await reset(secret, 'short')).toBe('password_too_short')
  expect(await reset(secret, 'Fussball12!!')).toBe('password_too_common')
  expect(await reset(secret)).toBe('ok')
  expect(await fixture.userOfToken(token)).toBeNull()
  expect([await signIn(email, PASSWORD), await signIn(email, NEW_PASSWORD)]).toEqual(['credentials_wrong', 'ok'])
  expect((await fixture.mailTo(email)).kind).toBe('password-changed')
})
