// @module-tag alone

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountHandlers } from '../../../src/accounts/account-handlers.ts'
import { createDataKey } from '../../../src/keys/data-key.ts'
import { createPasswordHasher } from '../../../src/accounts/password-hash.ts'
import { SECURITY_HEADERS } from '../../../src/http/security-headers.ts'
import { createAdmission, SHARES } from '../../../src/http/load/admission.ts'
import type { Account } from '../support/accounts.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'
import { TEST_PUSH } from '../../support/push-sample.ts'

const WRITES = 60
const PLACES = { running: 3, waiting: 5, waitMs: 400 }
/** Generous, because other programs share the machine; a write that is held takes longer. */
const SOON_MS = 1_500
const HELD_MS = 3_000

/** A refusal is written before anything else sets a header. */
const HARDENED = {
  ...Object.fromEntries(Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
  ...{ 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
}

let server: SecurityServer
let voter: Account
beforeAll(async () => {
  server = await openSecurityServer({ admission: createAdmission({ ...SHARES, ownWrites: PLACES }) })
  voter = await server.newVoter()
})
afterAll(() => server.close())

async function call(method: string, path: string, body?: object) {
  const begin = performance.now()
  const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${voter.token}`, 'Content-Type': 'application/json', Origin: 'capacitor://localhost' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, code: /"code":"(\w+)"/.exec(text)?.[1], ms: performance.now() - begin }
}
const write = () => call('PUT', `/user/${voter.id}/progression`, { key: 'start', data: { state: 'c' } })

// Fails when `HEADERS` (refuse.ts) lacks a header, and when `admit` is taken out of `endpoint` (app.ts): those that came in, more than may run, then wait for the database.
test('what is too much is told to come back at once, and other kinds of calls go on [ATTACK-W1]', async () => {
  expect((await write()).status).toBe(200)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const locked = server.db.transaction().execute(async (tx) => {
    await sql`lock table user_document, app_user in share mode`.execute(tx)
    await isReleased
  })
  await sleep(100)
  const writes = Array.from({ length: WRITES }, write)
  const [own, open, direct, preflight] = await Promise.all([
    call('GET', `/user/${voter.id}`),
    call('GET', '/canton'),
    sleep(200).then(write),
    sleep(200).then(() => call('OPTIONS', `/user/${voter.id}/progression`)),
  ])
  await sleep(HELD_MS - 200)
  release()
  await locked
  // Without an answer to its preflight an app could not read that its call was refused.
  expect([own.status, open.status, preflight.status]).toEqual([200, 200, 204])
  const answers = [...(await Promise.all(writes)), direct]
  const refused = answers.filter(({ ms }) => ms < SOON_MS)
  expect(refused.length).toBeGreaterThan(WRITES - 2 * PLACES.running)
  for (const { status, code, headers } of refused) {
    expect([status, code, headers.get('Retry-After'), headers.get('Access-Control-Allow-Origin')]).toEqual([
      503,
      'unavailable',
      '2',
      'capacitor://localhost',
    ])
    expect(Object.fromEntries(headers)).toMatchObject({ ...HARDENED, 'cross-origin-resource-policy': 'cross-origin', vary: 'Origin' })
  }
  expect((await write()).status).toBe(200)
})

// Fails when `ensureRoom` is not asked before the handlers: each refusal has then counted tries by two statements.
test('a sign-in that cannot be hashed is refused before anything is counted [ATTACK-W2]', async () => {
  const counted: string[] = []
  const limiter = new Proxy({} as Parameters<typeof createAccountHandlers>[0]['limiter'], {
    get: (_, name) => async () => {
      counted.push(String(name))
    },
  })
  const hasher = createPasswordHasher({ running: 1, queue: 1 })
  const handlers = createAccountHandlers({
    db: server.db,
    outbox: {} as never,
    limiter,
    hasher,
    relyingParty: { id: 'plenara.example', name: 'Plenara', origins: [] },
    push: TEST_PUSH,
    dataKey: createDataKey(Buffer.alloc(32, 7)),
    now: () => new Date(),
    enumeration: 'spec',
  })
  const busy = [hasher.hash('a'), hasher.hash('b')]
  const body = { email: 'anna@example.ch', password: 'Sommer12!!' }
  const input = { params: {}, body, address: '192.0.2.1', token: '', userId: -1 }
  await expect(handlers.authenticate(input)).rejects.toMatchObject({ code: 'unavailable' })
  expect(counted).toEqual([])
  await Promise.all(busy)
})
