import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import type { Config } from '../platform/settings/config.ts'
import { divideConnections } from '../platform/settings/connections.ts'
import { agreeOnKey } from './agree-on-key.ts'
import { keyIdOf } from './key-ring.ts'
import { readConnectionLimit, tooManyConnections } from '../db/servers/connection-limit.ts'
import { type Joined, joinServers } from './join-servers.ts'
import { readOtherServers } from '../db/servers/running-servers.ts'

const KEY = randomBytes(32)
let database: TestDatabase
let folder: string
let keyFile: string
let steps: string[]
let warnings: string[]
const joined: Joined[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plenara-servers-'))
  keyFile = join(folder, 'data.key')
  await writeFile(keyFile, `${KEY.toString('hex')}\n`, { mode: 0o600 })
  await agreeOnKey(database.db, keyFile)
})
beforeEach(() => {
  steps = []
  warnings = []
})
afterEach(async () => {
  for (const server of joined.splice(0)) await server.leave()
  await database.db.deleteFrom('runningServer').execute()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

interface Settings extends Partial<Pick<Config, 'enumeration' | 'smtpUrl' | 'fetch'>> {
  readonly connections?: number
}

async function start(settings: Settings = {}): Promise<Joined> {
  const { enumeration = 'spec', smtpUrl = 'smtp://localhost', fetch = [], connections = 27 } = settings
  const server = await joinServers({
    db: database.db,
    config: { dataKeyFile: keyFile, deskPort: null, enumeration, smtpUrl, fetch, connections: divideConnections(connections) },
    version: '1.2.3',
    onStep: (line) => steps.push(line),
    onWarning: (line) => warnings.push(line),
    onError: (error) => expect.unreachable(String(error)),
    renewMs: 200,
  })
  joined.push(server)
  return server
}
const running = () => readOtherServers(database.db)
/** As if a server of the other setting had been killed so long ago. */
async function killed(seconds: number, enumeration: Config['enumeration'] = 'strict'): Promise<void> {
  const row = { machine: 'b', version: '1.2.3', keyFile, keyIds: [], enumeration, connections: 27 }
  const seenAt = sql<Date>`clock_timestamp() - ${seconds} * interval '1 second'`
  await database.db
    .insertInto('runningServer')
    .values({ serverId: sql`gen_random_uuid()`, ...row, startedAt: seenAt, seenAt })
    .execute()
}

test('a server stands among those that run, with the keys that its file holds now, until it stops', async () => {
  const server = await start()
  expect(await running()).toMatchObject([
    { machine: hostname(), version: '1.2.3', enumeration: 'spec', keyFile, keyIds: [keyIdOf(KEY)], serverId: expect.any(String) },
  ])
  const next = randomBytes(32)
  await writeFile(keyFile, `${KEY.toString('hex')}\n${next.toString('hex')}\n`)
  await expect.poll(async () => (await running())[0]?.keyIds).toEqual([KEY, next].map(keyIdOf))
  await writeFile(keyFile, `${KEY.toString('hex')}\n`)
  await database.db.deleteFrom('runningServer').execute()
  await expect.poll(running).toHaveLength(1)
  await server.leave()
  expect(await running()).toEqual([])
  expect(steps).toEqual([])
})

// Fails when rows of servers that ended count for ever, or for less than a minute.
// Fails when a file that the server cannot read ends its row: `key switch` would not wait for it.
test('a server stays with the keys that it holds while its file cannot be read', async () => {
  await start()
  const file = await readFile(keyFile)
  await rm(keyFile)
  const [before] = await running()
  await expect.poll(async () => (await running())[0]?.seenAt.getTime(), { timeout: 10_000 }).toBeGreaterThan(before?.seenAt.getTime() ?? 0)
  await writeFile(keyFile, 'half')
  const [between] = await running()
  await expect.poll(async () => (await running())[0]?.seenAt.getTime(), { timeout: 10_000 }).toBeGreaterThan(between?.seenAt.getTime() ?? 0)
  expect((await running()).map(({ keyIds }) => keyIds)).toEqual([[keyIdOf(KEY)]])
  await writeFile(keyFile, file, { mode: 0o600 })
})

test('a server that was not seen for a minute runs no more', async () => {
  await killed(61, 'spec')
  await killed(59, 'spec')
  expect(await running()).toHaveLength(1)
  await start()
  expect(await database.db.selectFrom('runningServer').select('machine').execute()).toHaveLength(2)
  await killed(61)
  await start()
  expect(await running()).toHaveLength(3)
})

test('a second server says what each machine keeps for itself', async () => {
  await start()
  await start()
  await start({ smtpUrl: null })
  expect(steps).toEqual([
    expect.stringMatching(/^Shares its database with the server on .*AUDIT_DIR.*releases/),
    expect.stringMatching(/^Shares/),
    expect.stringContaining('mails are files'),
  ])
})

// Fails when `ENUMERATION` is not compared with that of servers that run.
test('another ENUMERATION than that of a server that runs is refused, and counts once that one stopped', { tags: ['slow'] }, async () => {
  const first = await start({ enumeration: 'strict' })
  await expect(start()).rejects.toThrow(
    `ENUMERATION is spec here and strict on ${hostname()}, whose server runs on the same database: give both the same, or stop that one first`,
  )
  expect(await running()).toHaveLength(1)
  await first.leave()
  await start()
  expect(await running()).toMatchObject([{ enumeration: 'spec' }])
})

test('of two that start at once with different settings one runs', { tags: ['slow'] }, async () => {
  const both = await Promise.allSettled([start(), start({ enumeration: 'strict' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

// Fails when a killed server keeps its setting for ever, or is not watched.
test('after a kill the setting may change: the start waits whether the other one still runs', { tags: ['slow'] }, async () => {
  await killed(57)
  await start()
  expect(steps[0]).toMatch(/^ENUMERATION is another one than that of the server on b: waits/)
  expect(await running()).toMatchObject([{ enumeration: 'spec' }])
})

// Fails when one of the parts is left out of the sum.
test.each([
  [97, 27, [], null],
  [97, 97, [], null],
  [97, 98, [], /takes 97 connections, and this server may ask for 98/],
  [97, 27, [27, 30], null],
  [97, 30, [30, 30], null],
  [97, 30, [30, 30, 30], /this server \(30\) and the 3 others may ask for 120: .*database-connections of LIMITS/],
  [20, 10, [11], /this server \(10\) and the other one may ask for 21/],
] as const)('of %d connections of the database a server takes %d, others %j', (limit, own, others, line) => {
  const said = tooManyConnections(
    limit,
    own,
    others.map((connections) => ({ connections })),
  )
  if (line) expect(said).toMatch(line)
  else expect(said).toBeNull()
})

// Fails when connections of the others, of fetching or those for administrators are not counted.
test('a start that may ask for more connections than the database takes says so, and runs', async () => {
  const { rows } = await sql<{ max: number; kept: number }>`
    select current_setting('max_connections')::int as max, current_setting('superuser_reserved_connections')::int as kept`.execute(
    database.db,
  )
  const limit = (rows[0]?.max ?? 0) - (rows[0]?.kept ?? 0)
  expect(await readConnectionLimit(database.db)).toBe(limit)
  await start({ connections: limit - 50 })
  await start({ connections: 47, fetch: ['news'] })
  expect(warnings).toEqual([])
  const third = await start({ connections: 5 })
  expect(warnings).toEqual([
    `The database takes ${limit} connections, and this server (5) and the 2 others may ask for ${limit + 5}: calls will be refused. Raise its max_connections, or set database-connections of LIMITS lower`,
  ])
  await third.leave()
  await start({ connections: 5, fetch: ['news'] })
  expect(warnings[1]).toContain(`may ask for ${limit + 8}`)
})
