import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@plenara/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProcess, type TestProcess } from '../support/child-process.ts'
import { DEMONSTRATION } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { freePort } from './support/free-port.ts'
import { type Haproxy, startHaproxy } from './support/haproxy.ts'

const PASSWORD = 'Gletscher12!!'
const CALLS = 5_000
const AT_ONCE = 8
let database: TestDatabase
let folder: string
let proxy: Haproxy
let ports: readonly [number, number]
const servers: TestProcess[] = []

beforeAll(async () => {
  database = await createFilledDatabase(DEMONSTRATION, { statementMs: 0 })
  folder = await mkdtemp(join(tmpdir(), 'plenara-servers-'))
  ports = [await freePort(), await freePort()]
  await start(0)
  await start(1)
  proxy = await startHaproxy(folder, ports)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
  await proxy?.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function start(index: 0 | 1): Promise<void> {
  const server = runProcess('src/main.ts', [], {
    PORT: String(ports[index]),
    DATA_DIR: join(folder, String(index)),
    DATA_KEY_FILE: join(folder, 'data.key'),
    DATABASE_URL: database.url,
    TRUST_PROXY: '127.0.0.1',
    LIMITS: 'calls-per-account=10000',
  })
  servers[index] = server
  await server.line(/runs on http/)
}

async function newVoter(email: string) {
  const client = (token: string | null) => createClient({ baseUrl: `${proxy.address}/api`, fetch, token: () => token })
  const { registration } = await client(null).register({ body: { email, username: 'Anna', password: PASSWORD, language: 'de' } })
  await expect.poll(() => secretTo(email)).not.toBeNull()
  await client(null).confirm({ params: { secret: (await secretTo(email)) ?? '' }, body: { registration } })
  const { token, user } = await client(null).authenticate({ body: { email, password: PASSWORD } })
  const api = client(token)
  await api.giveConsent({ params: { id: user.id }, body: { version: '1' } })
  return { id: user.id, token }
}

async function secretTo(email: string): Promise<string | null> {
  for (const outbox of ['0', '1'].map((name) => join(folder, name, 'outbox'))) {
    for (const name of (await readdir(outbox).catch(() => [])).filter((one) => one.endsWith('.eml'))) {
      const text = await readFile(join(outbox, name), 'utf8')
      if (text.includes(`To: ${email}`)) return /\/confirm\/de\/([\w-]{43})/.exec(text)?.[1] ?? null
    }
  }
  return null
}

/** Calls one after the other, a write and two reads in turn, until `isOver`; answers what failed. */
async function keepCalling({ id, token }: { id: number; token: string }, isOver: (count: number) => boolean) {
  const failed: string[] = []
  const own = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const progression = `${proxy.address}/api/user/${id}/progression`
  let written = 0
  let count = 0
  const ask = async (what: string, url: string, init?: RequestInit) => {
    const answer = await fetch(url, init).catch((error: Error) => error)
    count += 1
    if (answer instanceof Error || !answer.ok) failed.push(`${what}: ${answer instanceof Error ? answer.cause : answer.status}`)
    return answer instanceof Error ? null : answer.json()
  }
  while (!isOver(count)) {
    written += 1
    await ask('write', progression, { method: 'PUT', headers: own, body: JSON.stringify({ key: 'n', data: { n: written } }) })
    const entries = (await ask('read', progression, { headers: own })) as { key: string; data: { n: number } }[] | null
    if (entries && entries.find(({ key }) => key === 'n')?.data.n !== written) failed.push(`write ${written} is lost`)
    await ask('public', `${proxy.address}/api/canton`)
  }
  return { failed, count }
}

// Fails when the notice before the stop is left out, when `deploy/haproxy.cfg` retries nothing, or when a stop cuts connections in use.
test('three restarts in good order and three sudden ends of one of two servers: no call fails [API-8, ATTACK-7]', {
  tags: ['slow'],
}, async () => {
  await expect.poll(() => proxy.serversUp()).toBe(2)
  const voters = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => newVoter(`voter${index}@example.ch`)))
  let isRestarted = false
  const calling = Promise.all(voters.map((voter) => keepCalling(voter, (count) => isRestarted && count >= CALLS / AT_ONCE)))
  for (const signal of ['SIGTERM', 'SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGTERM', 'SIGKILL'] as const) {
    const index = signal === 'SIGTERM' ? 0 : 1
    await servers[index]?.end(signal)
    await start(index)
    await expect.poll(() => proxy.serversUp()).toBe(2)
  }
  isRestarted = true
  const results = await calling
  expect(results.flatMap(({ failed }) => failed)).toEqual([])
  expect(results.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(CALLS)
})
