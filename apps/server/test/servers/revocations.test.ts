import type { Passkey, PasskeyCreation, PasskeyRequest } from '@plenara/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashToken, newToken } from '../../src/keys/token.ts'
import { PASSWORD, PUBLIC_URL } from '../support/account-fixture.ts'
import { PLACES } from '../support/fillings.ts'
import { quickAccounts } from '../support/quick-accounts.ts'
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '../support/software-authenticator.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { type Caller, type Servers, startServers } from './support/servers.ts'

const NEW_PASSWORD = 'Murmeltier34??'
const TIMES = 50
const AT_ONCE = 5
let database: TestDatabase
let servers: Servers
let passwordHash: string
beforeAll(async () => {
  database = await createFilledDatabase(PLACES, { statementMs: 0 })
  servers = await startServers(database, 2, { PUBLIC_URL })
  passwordHash = await quickAccounts().hasher.hash(PASSWORD)
})
afterAll(async () => {
  await servers?.stop()
  await database.drop()
})

let answered: readonly number[] = []
beforeEach(() => {
  answered = [...servers.answered]
})
afterEach(() => {
  expect(servers.answered.map((count, server) => count - (answered[server] ?? 0) >= 5)).toEqual([true, true])
})

/** Does something so many times, some of them at once. */
async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < count) {
    const round = Array.from({ length: Math.min(AT_ONCE, count - results.length) }, work)
    results.push(...(await Promise.all(round)))
  }
  return results
}

/** The status of a call that only who is signed in may make, on a server. */
const ask = async (server: number, as: Caller) => (await servers.call('GET', `/user/${as.id}/progression`, { as, server })).status

async function newVoterWithPassword(): Promise<Caller> {
  const as = await servers.newVoter()
  await database.db.insertInto('credential').values({ userId: as.id, passwordHash, changedAt: new Date() }).execute()
  return as
}

/** Another session of a voter. */
async function newSession({ id }: Caller): Promise<Caller> {
  const token = newToken()
  const now = new Date()
  await database.db
    .insertInto('session')
    .values({ tokenHash: hashToken(token), userId: id, createdAt: now, usedAt: now })
    .execute()
  return { id, token }
}

const REVOCATIONS: Readonly<Record<string, (as: Caller) => Promise<unknown>>> = {
  'a sign-out': (as) => servers.call('POST', '/logout', { as, server: 0 }),
  'a deletion': (as) => servers.call('DELETE', `/user/${as.id}`, { as, server: 0 }),
  'the end of all sessions': (as) => database.db.deleteFrom('session').where('userId', '=', as.id).execute(),
}

// Fails when a server remembers a session for a minute.
test.each(Object.keys(REVOCATIONS))(
  '%s counts on the other server with the next call: 50 of 50 [ASVS-7.4.1]',
  { tags: ['slow'] },
  async (name) => {
    const statuses = await times(TIMES, async () => {
      const as = await servers.newVoter()
      const before = [await ask(0, as), await ask(1, as)]
      await REVOCATIONS[name]?.(as)
      return [...before, await ask(1, as), await ask(0, as)]
    })
    expect(statuses).toEqual(Array.from({ length: TIMES }, () => [200, 200, 401, 401]))
  },
)

// Fails when a server remembers a session for a minute, and when the session that changed the password ends with the others.
test('a changed password ends the other sessions on the other server: 5 of 5 [ASVS-7.4.3]', { tags: ['slow'] }, async () => {
  const statuses = await times(5, async () => {
    const as = await newVoterWithPassword()
    const other = await newSession(as)
    const before = await ask(1, other)
    const body = { current: PASSWORD, password: NEW_PASSWORD }
    const { status: changed } = await servers.call('PUT', `/user/${as.id}/password`, { as, server: 0, body })
    return { before, changed, other: await ask(1, other), own: await ask(1, as) }
  })
  expect(statuses).toEqual(Array.from({ length: 5 }, () => ({ before: 200, changed: 200, other: 401, own: 200 })))
})

async function newPasskey(as: Caller): Promise<{ readonly key: SoftwareAuthenticator; readonly pid: number }> {
  const key = createSoftwareAuthenticator(PUBLIC_URL)
  const { json: creation } = await servers.call<PasskeyCreation>('POST', `/user/${as.id}/passkey-options`, { as, server: 0 })
  const body = { name: 'Telefon', ...key.create(creation) }
  const { json } = await servers.call<Passkey>('PUT', `/user/${as.id}/passkey`, { as, server: 0, body })
  return { key, pid: json.id }
}

/** Signs in on the other server with a passkey. */
async function signIn(key: SoftwareAuthenticator) {
  const { json: request } = await servers.call<PasskeyRequest>('POST', '/authenticate/passkey/options', { server: 1 })
  return servers.call<{ token: string; code?: string }>('POST', '/authenticate/passkey', { server: 1, body: key.get(request) })
}

// Fails when a server remembers a passkey, or a session for a minute.
test('a passkey taken away is refused on the other server, and so is what it opened: 50 of 50', {
  tags: ['slow'],
}, async () => {
  const statuses = await times(TIMES, async () => {
    const as = await newVoterWithPassword()
    const { key, pid } = await newPasskey(as)
    const { json: entry } = await signIn(key)
    const opened = { id: as.id, token: entry.token }
    const before = await ask(1, opened)
    await servers.call('DELETE', `/user/${as.id}/passkey/${pid}`, { as, server: 0 })
    return [before, await ask(1, opened), (await signIn(key)).json.code]
  })
  expect(statuses).toEqual(Array.from({ length: TIMES }, () => [200, 401, 'passkey_refused']))
})
