import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProcess } from '../../test/support/child-process.ts'
import { createDatabase } from './database.ts'
import { isProcess } from './process-lock.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plenara-embedded-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const hold = () => runProcess('test/support/hold-database.ts', [dataDir])
const urlOf = async (held: ReturnType<typeof hold>) => (await held.line(/^url: /)).slice(5)
const postmasterId = async () => Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
async function ask<T>(url: string, statement: string): Promise<T[]> {
  const db = createDatabase({ url, maxConnections: 1 })
  const { rows } = await sql.raw<T>(statement).execute(db)
  await db.destroy()
  return rows
}

test('the first start makes a cluster with a password of its own, a stop leaves no process behind', async () => {
  const first = hold()
  const url = await urlOf(first)
  await ask(url, 'create table kept as select 42 as answer')
  expect(await ask(url, "select current_setting('listen_addresses') as at, version() ~ '^PostgreSQL 18' as is18")).toEqual([
    { at: '127.0.0.1', is18: true },
  ])
  expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o077).toBe(0)
  await expect(ask(url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
  const id = await postmasterId()
  expect(await first.end()).toBe(0)
  expect(isProcess(id)).toBe(false)
})

test('the second start finds everything again', async () => {
  const held = hold()
  expect(await ask(await urlOf(held), 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(held.lines).toHaveLength(1)
  await held.end()
})

// Fails when `log_error_verbosity` is taken out of the settings.
test("the server's log names an error without the values that it is about", async () => {
  const held = hold()
  const url = await urlOf(held)
  const key = '7'.repeat(9)
  await ask(url, `create table unique_numbers as select ${key}::int as number`)
  await ask(url, 'create unique index on unique_numbers (number)')
  await expect(ask(url, 'insert into unique_numbers select number from unique_numbers')).rejects.toMatchObject({ code: '23505' })
  await held.end()
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key value violates unique constraint')
  expect(log).not.toContain(`=(${key})`)
})

test('a process beside a running one uses the same server; the last one stops it', async () => {
  const first = hold()
  const url = await urlOf(first)
  const second = hold()
  expect(await urlOf(second)).toBe(url)
  await first.end()
  expect(await ask(url, 'select answer from kept')).toEqual([{ answer: 42 }])
  const id = await postmasterId()
  await second.end()
  expect(isProcess(id)).toBe(false)
})

test('two processes that start at once share one server', async () => {
  const both = [hold(), hold()]
  const [first, second] = await Promise.all(both.map(urlOf))
  expect(first).toBe(second)
  await Promise.all(both.map((held) => held.end()))
})

test('after kill -9 of the process the next one takes over, and nothing committed is lost', async () => {
  const killed = hold()
  await ask(await urlOf(killed), 'insert into kept values (43)')
  const id = await postmasterId()
  await killed.end('SIGKILL')
  expect(isProcess(id)).toBe(true)
  const next = hold()
  expect(await ask(await urlOf(next), 'select answer from kept order by 1')).toEqual([{ answer: 42 }, { answer: 43 }])
  expect(isProcess(id)).toBe(false)
  await next.end()
})

test('a database server that dies is started again on the same port', async () => {
  const held = hold()
  const url = await urlOf(held)
  await ask(url, 'insert into kept values (44)')
  process.kill(await postmasterId(), 'SIGKILL')
  await held.line(/step: .*was started again/)
  await expect
    .poll(() => ask(url, 'select max(answer) as answer from kept').catch(() => null), { timeout: 20_000 })
    .toEqual([{ answer: 44 }])
  await held.end()
})
