// @module-tag slow

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import type { Database } from '../../src/db/database.ts'
import { type AccountFixture, createAccountFixture, PASSWORD } from '../support/account-fixture.ts'
import { runProcess, type TestProcess } from '../support/child-process.ts'
import { runStatement } from '../support/test-database.ts'
import { createFinder, formsOf } from './find-secrets.ts'
import { insertConfirmedAccounts } from './support/confirmed-accounts.ts'

const TOKENS = Number(process.env.SECRETS ?? 100)
const MAILS = Math.ceil(TOKENS * 0.3)
const WORDS = [PASSWORD, 'Murmeltier34!!']
/** The key of `createAccountFixture`. */
const dataKey = createDataKey(Buffer.alloc(32, 7))

let fixture: AccountFixture
const tokens: string[] = []
let mailSecrets: string[] = []
beforeAll(async () => {
  fixture = await createAccountFixture()
  await fixture.holdMails()
  await makeSecrets()
}, 300_000)
afterAll(() => fixture.close())

/** Live sessions, and confirmation and reset links that wait, sealed, in the outbox. */
async function makeSecrets(): Promise<void> {
  const emails = Array.from({ length: MAILS }, (_, index) => `secret${index}@example.ch`)
  await insertConfirmedAccounts(fixture.db, emails, PASSWORD)
  const body = (index: number) => ({ email: emails[index % emails.length] ?? '', password: PASSWORD })
  await inTurns(TOKENS, async (index) => {
    const address = `10.7.${index >> 8}.${index & 255}`
    tokens.push((await fixture.call('authenticate', { body: body(index), address })).token)
  })
  await inTurns(MAILS, async (index) => {
    const address = `10.8.${index >> 8}.${index & 255}`
    const email = `waiting${index}@example.ch`
    await fixture.call('requestReset', { body: { email: emails[index] ?? '' }, address })
    await fixture.call('register', { body: { email, username: 'Anna', password: PASSWORD, language: 'fr' }, address })
  })
  const rows = await fixture.db.selectFrom('outbox').select('sealed').execute()
  mailSecrets = rows.map(({ sealed }) => String(JSON.parse(dataKey.open(sealed)).secret))
}

async function inTurns(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const run = async () => {
    for (let index = next++; index < count; index = next++) await work(index)
  }
  await Promise.all(Array.from({ length: 20 }, run))
}

const needles = () => [...[...tokens, ...mailSecrets].flatMap(formsOf), ...WORDS.map((word) => Buffer.from(word))]

/** Every table as COPY writes it. */
async function copyOfAllTables(db: Database): Promise<Buffer> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(['session', 'secret', 'outbox', 'credential', 'attempt']))
  const parts: Buffer[] = []
  for (const { schema, name } of rows) {
    const table = sql.table(`${schema}.${name}`)
    const text = await sql<{ line: string }>`select t::text as line from ${table} t`.execute(db)
    const raw = await sql<{ bytes: Buffer }>`select convert_to(t::text, 'utf8') as bytes from ${table} t`.execute(db)
    parts.push(Buffer.from(text.rows.map((row) => row.line).join('\n')), ...raw.rows.map((row) => row.bytes))
    parts.push(...(await bytesOf(db, schema, name)))
  }
  return Buffer.concat(parts)
}

/** The columns of bytes as they are. */
async function bytesOf(db: Database, schema: string, name: string): Promise<Buffer[]> {
  const { rows: columns } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_schema = ${schema} and table_name = ${name} and data_type = 'bytea'`.execute(db)
  const found: Buffer[] = []
  for (const { column } of columns) {
    const { rows } = await sql<{ bytes: Buffer | null }>`select ${sql.ref(column)} as bytes from ${sql.table(`${schema}.${name}`)}`.execute(
      db,
    )
    found.push(...rows.flatMap(({ bytes }) => bytes ?? []))
  }
  return found
}

test('the search finds every form of a secret, wherever it stands', () => {
  const secret = tokens[0] ?? ''
  const find = createFinder(formsOf(secret))
  const bytes = Buffer.from(secret, 'base64url')
  const shown = [
    secret,
    secret.slice(0, 32),
    bytes.toString('hex'),
    bytes.toString('base64'),
    Buffer.from(secret).toString('hex'),
    btoa(`{"a":"${secret}"}`),
  ]
  for (const text of shown) expect([text, find(Buffer.from(`before ${text} after`))]).not.toEqual([text, 0])
  expect(find(Buffer.concat([Buffer.from('x'), bytes]))).toBe(1)
  expect(find(Buffer.from('nothing of that kind'.repeat(100)))).toBe(0)
})

// Fails when `hashToken` is the token itself, or a part of it, or when the outbox keeps a mail unsealed.
test('the tables hold no token, no secret of a mail and no password', async () => {
  expect(new Set(tokens).size).toBe(TOKENS)
  expect(new Set(mailSecrets).size).toBe(2 * MAILS)
  const copy = await copyOfAllTables(fixture.db)
  expect(copy.includes('secret0@example.ch')).toBe(true)
  expect(createFinder(needles())(copy)).toBe(0)
})

// Fails like the one before.
test('the files of the database and its log hold none of them either', async () => {
  await runStatement(inject('postgresUrl'), 'checkpoint')
  const { rows } = await sql<{ folder: string; oid: number }>`
    select current_setting('data_directory') as folder, oid::integer as oid from pg_database where datname = current_database()`.execute(
    fixture.db,
  )
  const { folder = '', oid = 0 } = rows[0] ?? {}
  const find = createFinder(needles())
  let hits = 0
  let size = 0
  let hasAddress = false
  for (const place of [join('base', String(oid)), 'pg_wal', 'global', 'pg_stat', 'log', '.']) {
    for (const entry of await readdir(join(folder, place), { withFileTypes: true }).catch(() => [])) {
      if (!entry.isFile()) continue
      const content = await readFile(join(folder, place, entry.name))
      size += content.length
      hasAddress ||= content.includes('secret0@example.ch')
      hits += find(content)
    }
  }
  expect(hasAddress).toBe(true)
  expect(size).toBeGreaterThan(10_000_000)
  expect(hits).toBe(0)
}, 120_000)

// Fails when `redactPath` leaves secrets in paths, when a body is logged, or when `describeError` keeps what a message quotes.
test('a server that logs everything, also errors, writes none of them', async () => {
  const { mkdtemp, rm, writeFile } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const dataDir = await mkdtemp(join(tmpdir(), 'plenara-secrets-'))
  // The key under which the mails of the fixture wait.
  await writeFile(join(dataDir, 'data.key'), `${'07'.repeat(32)}\n`, { mode: 0o600 })
  const server = runProcess('src/main.ts', [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: fixture.url,
    LOG_LEVEL: 'trace',
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  const address = /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
  await useEverySecret(address)
  await sql`alter table session rename column user_id to user_gone`.execute(fixture.db)
  await sql`alter table secret rename column kind to kind_gone`.execute(fixture.db)
  const broken = await useEverySecret(address)
  await sql`alter table session rename column user_gone to user_id`.execute(fixture.db)
  await sql`alter table secret rename column kind_gone to kind`.execute(fixture.db)
  expect(broken).toContain(500)
  await server.end()
  await rm(dataDir, { recursive: true, force: true })
  expectLogWithout(server)
}, 180_000)

/** Tokens in headers, secrets in paths and bodies, passwords in bodies; answers the statuses that came. */
async function useEverySecret(address: string): Promise<number[]> {
  const seen = new Set<number>()
  const call = async (method: string, path: string, token?: string, body?: unknown) => {
    const headers = { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) }
    const response = await fetch(`${address}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    seen.add(response.status)
    const text = await response.text()
    for (const word of [...WORDS, ...(token === undefined ? [] : [token])]) expect(text).not.toContain(word)
  }
  await inTurns(tokens.length, (index) => call('GET', `/api/user/1?again=${index}`, tokens[index]))
  await inTurns(mailSecrets.length, async (index) => {
    const secret = mailSecrets[index] ?? ''
    await call('GET', `/confirm/de/${secret}`)
    await call('GET', `/reset/${secret}?x=${secret}`)
    await call('PUT', `/api/confirm/${secret}x`)
    await call('POST', `/api/reset/${secret}`, undefined, { password: WORDS[1], extra: secret })
    await call('POST', `/api/reset/${secret}`, undefined, { password: 'Sommer12!!' })
  })
  for (const password of WORDS) {
    await call('POST', '/api/authenticate', undefined, { email: 'secret1@example.ch', password })
    await call('PUT', '/api/register', undefined, { email: password, username: password, password, language: password })
  }
  return [...seen]
}

function expectLogWithout(server: TestProcess): void {
  const log = Buffer.from(server.lines.join('\n'))
  expect(server.lines.length).toBeGreaterThan(tokens.length)
  expect(log.toString()).toMatch(/"msg":"error"/)
  expect(createFinder(needles())(log)).toBe(0)
  expect(log.toString()).not.toMatch(/@example\.ch/)
}

// Fails with the first `Math.random` in the server or the application.
test('nothing in the server or the application draws from a weak source of chance', async () => {
  const root = join(import.meta.dirname, '../../../..')
  const weak: string[] = []
  let files = 0
  for (const folder of ['apps/server/src', 'packages/api/src', 'packages/contract/src', 'packages/domain/src']) {
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
      files++
      if (/Math\s*\.\s*random|pseudoRandomBytes/.test(await readFile(join(root, folder, name), 'utf8'))) weak.push(`${folder}/${name}`)
    }
  }
  expect(files).toBeGreaterThan(100)
  expect(weak).toEqual([])
})
