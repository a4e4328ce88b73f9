import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/db/embedded-postgres.ts'
import { sumTables } from '../../src/db/move/read-tables.ts'
import { runProcess } from '../support/child-process.ts'

let folder: string
let other: EmbeddedPostgres
let target: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenara-move-'))
  // The embedded database of root runs as another user.
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'other'))
  other = await openEmbeddedPostgres({ dataDir: join(folder, 'other'), settings: { fsync: 'off' } })
  target = await newTarget('plenara_moved')
})
afterAll(async () => {
  await other?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const dataDir = () => join(folder, 'own')
const embedded = () => ({ DATA_DIR: dataDir(), PORT: '0' })
const moved = (url = target) => ({ ...embedded(), DATABASE_URL: url })

/** An empty database of a role without further rights, as an operator gets one. */
async function newTarget(name: string): Promise<string> {
  await withClient(other.url, async (client) => {
    await client.query(`create role ${name} login password 'it''s@a:secret'`)
    await client.query(`create database ${name} owner ${name}`)
  })
  const url = new URL(other.url)
  url.username = name
  url.password = encodeURIComponent("it's@a:secret")
  url.pathname = `/${name}`
  return String(url)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function run(program: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const ended = runProcess(program, args, env)
  return { status: await ended.exit, text: ended.lines.join('\n') }
}
const move = (env: Readonly<Record<string, string>>) => run('src/commands/admin.ts', ['database', 'move'], env)
const startRefused = (env: Readonly<Record<string, string>>) => run('src/main.ts', [], env)

async function startAndAsk(env: Readonly<Record<string, string>>, path: string, whileRunning = async () => {}) {
  const server = runProcess('src/main.ts', [], env)
  const address = /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
  const text = await (await fetch(address + path)).text()
  await whileRunning()
  expect(await server.end()).toBe(0)
  return text
}

// Fails when a table, a counter or a trigger is left as it was while rows came in, or when either database may be used in between.
test('the embedded database moves to another PostgreSQL, table by table equal, also after an interruption [API-8]', {
  tags: ['slow'],
}, async () => {
  const before = await startAndAsk(embedded(), '/api/canton', async () => {
    expect(await move(moved())).toMatchObject({
      status: 1,
      text: expect.stringContaining('runs, or was killed less than a minute ago: stop it'),
    })
  })
  expect(await move(embedded())).toMatchObject({ status: 1, text: expect.stringContaining('Set DATABASE_URL to the empty database') })

  const interrupted = runProcess('src/commands/admin.ts', ['database', 'move'], moved())
  const isBegun = () =>
    withClient(target, async (client) => (await client.query("select to_regclass('unfinished_move') as found")).rows[0]?.found !== null)
  await expect.poll(isBegun, { timeout: 60_000, interval: 20 }).toBe(true)
  await interrupted.end('SIGKILL')
  expect(await startRefused(moved())).toMatchObject({ status: 1, text: expect.stringContaining('repeat npm run admin -- database move') })

  const done = await move(moved())
  expect(done).toMatchObject({
    status: 0,
    text: expect.stringMatching(/is moved to plenara_moved on 127\.0\.0\.1:\d+: \d+ tables, \d+ rows, all equal/),
  })
  expect(done.text).not.toContain('secret')
  expect(existsSync(join(dataDir(), 'moved-to'))).toBe(true)
  expect(await startRefused(embedded())).toMatchObject({ status: 1, text: expect.stringContaining('was moved to plenara_moved') })
  expect(await move(moved())).toMatchObject({ status: 1, text: expect.stringContaining('was moved to plenara_moved') })

  const server = await openEmbeddedPostgres({ dataDir: dataDir() })
  try {
    const [from, to] = await Promise.all([withClient(server.url, sumTables), withClient(target, sumTables)])
    expect(to).toEqual(from)
    expect(from.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(10_000)
    const [shapeFrom, shapeTo] = await Promise.all([withClient(server.url, shape), withClient(target, shape)])
    expect(shapeTo).toEqual(shapeFrom)
    expect(shapeTo.rest).toEqual([])
    expect([shapeTo.triggers.length, shapeTo.numbered.length].every((count) => count > 0)).toBe(true)
  } finally {
    await server.stop()
  }
  expect(await startAndAsk(moved(), '/api/canton')).toBe(before)
  const again = await move(moved(await newTarget('plenara_again')))
  expect(again).toMatchObject({ status: 1, text: expect.stringContaining('was moved to plenara_moved') })
})

/** What is beside rows: triggers that run, numbers that the database gives, where the counters are, and no trace of the move. */
async function shape(client: pg.Client) {
  const rowsOf = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows
  return {
    triggers: await rowsOf('select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2'),
    numbered: await rowsOf("select attrelid::regclass::text, attname, attidentity from pg_attribute where attidentity <> '' order by 1, 2"),
    counters: await rowsOf("select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1"),
    rest: await rowsOf("select nspname from pg_namespace where nspname ~ 'move' union select srvname from pg_foreign_server"),
  }
}
