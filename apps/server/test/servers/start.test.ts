import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { createDatabase, type Database } from '../../src/db/database.ts'
import { migrations } from '../../src/db/migrations/index.ts'
import { runProcess, type TestProcess } from '../support/child-process.ts'
import { makeOldSchema } from '../support/old-schema.ts'
import { runStatement, urlOfDatabase } from '../support/test-database.ts'
import { patiently } from './support/patiently.ts'

/** How long all servers may take on a busy machine. */
const PATIENCE_MS = 240_000
/** What is compressed in haste has a tag of its own. */
const PLAIN = { headers: { 'Accept-Encoding': 'identity' } }
const PATHS = ['/canton', '/canton/6/election', '/party', '/council', '/vote', '/status', '/export/v1/common']

let name: string
let db: Database
let folder: string
let servers: TestProcess[]
beforeEach(async () => {
  name = `started_${randomBytes(6).toString('hex')}`
  await runStatement(inject('postgresUrl'), `create database ${name}`)
  db = createDatabase({ url: urlOfDatabase(inject('postgresUrl'), name), statementMs: 0, maxConnections: 3, connectMs: 20_000 })
  folder = mkdtempSync(join(tmpdir(), 'plenara-start-'))
  chmodSync(folder, 0o711)
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
  await db.destroy()
  await runStatement(inject('postgresUrl'), `drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

/** Servers that start at the same moment, each with a folder of its own and all with one key file, which is not there yet. */
function startAtOnce(count: number, env: Readonly<Record<string, string>> = {}): void {
  for (let more = 0; more < count; more++) {
    const dataDir = join(folder, String(servers.length))
    const own = { PORT: '0', DATA_DIR: dataDir, DATA_KEY_FILE: join(folder, 'data.key') }
    servers.push(runProcess('src/main.ts', [], { ...own, DATABASE_URL: urlOfDatabase(inject('postgresUrl'), name), ...env }))
  }
}

const addressesOf = async () => {
  const lines = await Promise.all(servers.map((server) => server.line(/runs on http/)))
  return lines.map((line) => /http:\S+/.exec(line)?.[0] ?? '')
}
/** How many servers have said so. */
const sayingThat = (pattern: RegExp) => servers.filter(({ lines }) => lines.some((line) => pattern.test(line))).length

/** What each server answers to a stranger, and by which tag. */
async function answersOf(address: string) {
  const answers = PATHS.map(async (path) => {
    const answer = await patiently(() => fetch(`${address}/api${path}`, PLAIN))
    return [path, answer.status, answer.headers.get('ETag'), await answer.text()]
  })
  return Promise.all(answers)
}

/** A server looks at the version of the data once a second. */
async function expectEqualAnswers(): Promise<void> {
  const addresses = await addressesOf()
  await vi.waitFor(
    async () => {
      const [first, ...others] = await Promise.all(addresses.map(answersOf))
      expect(first?.map(([path, status]) => [path, status])).toEqual(PATHS.map((path) => [path, 200]))
      for (const other of others) expect(other).toEqual(first)
    },
    { timeout: 30_000, interval: 500 },
  )
}

// Fails when servers that start at once migrate without waiting for each other, or each load the demonstration.
test('three servers that start at once on an empty database: one migrates, the demonstration is loaded once, all answer the same [API-8]', {
  tags: ['slow'],
  timeout: PATIENCE_MS,
}, async () => {
  startAtOnce(3)
  await expectEqualAnswers()
  expect(sayingThat(/Database brought up to date/)).toBe(1)
  expect(sayingThat(/Demonstration data loaded/)).toBe(1)
  const { rows } = await sql<{ source: string; count: number }>`
    select source, count(*)::int as count from import_log where format = 'demonstration' group by source order by source`.execute(db)
  expect(rows).toEqual(['', 'parliament', 'surveys'].map((source) => ({ source, count: 1 })))
})

// Fails when a start does not wait for the lock of the migrations.
test('servers of a new release wait while another one migrates the schema of the former release [API-8]', {
  tags: ['slow'],
  timeout: PATIENCE_MS,
}, async () => {
  await makeOldSchema(db, migrations.at(-3)?.name ?? '')
  await sql`insert into schema_migration (name) values ('000') on conflict do nothing`.execute(db)
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'select from schema_migration %for update'`
  await db.transaction().execute(async (migrating) => {
    await sql`select from schema_migration where name = '000' for update`.execute(migrating)
    startAtOnce(2, { DEMO: 'off' })
    await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toHaveLength(2), { timeout: PATIENCE_MS / 3, interval: 100 })
    expect(sayingThat(/Database ready/)).toBe(0)
  })
  await expectEqualAnswers()
  expect(servers.flatMap(({ lines }) => lines.filter((line) => line.includes('Database brought')))).toEqual([
    expect.stringContaining('Database brought up to date (2 migrations)'),
  ])
})

// Two servers of one release: to the second one, that of the next one was here before. Fails when the former release refuses the schema of the next one: it could neither run beside it nor be gone back to.
test('a server of the former release says that the schema is newer, and answers the same as one of the new release [API-8]', {
  tags: ['slow'],
  timeout: PATIENCE_MS,
}, async () => {
  startAtOnce(1, { DEMO: 'off' })
  await servers[0]?.line(/runs on http/)
  await sql`insert into schema_migration (name) values ('999-of-the-next-release')`.execute(db)
  startAtOnce(1, { DEMO: 'off' })
  await expectEqualAnswers()
  expect(servers.map(({ lines }) => lines.filter((line) => line.includes('999-of-the-next-release')))).toEqual([
    [],
    [expect.stringContaining('The database is that of a newer release (999-of-the-next-release)')],
  ])
})
