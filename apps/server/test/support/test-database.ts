import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database, type DatabaseOptions } from '../../src/db/database.ts'

export const TEMPLATE = 'plenara_template'

export interface TestDatabase {
  readonly db: Database
  readonly url: string
  drop(): Promise<void>
}

type Options = Omit<DatabaseOptions, 'url'>

/** A fresh database with the present schema and nothing in it, for one test file. */
export function createTestDatabase(options?: Options): Promise<TestDatabase> {
  return copyDatabase(TEMPLATE, options)
}

/** What databases hold from the beginning. */
export interface Filling {
  /** A name of PostgreSQL, one for each filling. */
  readonly name: string
  readonly fill: (db: Database) => Promise<void>
}

/** The same with what it is filled with: done once a run, by whoever needs it first, and copied from then on. */
export async function createFilledDatabase(filling: Filling, options?: Options): Promise<TestDatabase> {
  await ensureTemplate(filling)
  return copyDatabase(filling.name, options)
}

const ensured = new Map<string, Promise<void>>()

function ensureTemplate(filling: Filling): Promise<void> {
  const key = `${inject('postgresUrl')} ${filling.name}`
  const known = ensured.get(key) ?? fillTemplate(filling)
  ensured.set(key, known)
  return known
}

/** The processes of a run wait for the one that fills; a template has its name once it is whole. */
async function fillTemplate({ name, fill }: Filling): Promise<void> {
  const server = inject('postgresUrl')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await client.query('select from pg_database where datname = $1', [name])
    if (rows.length > 0) return
    const { db, url } = await copyDatabase(TEMPLATE, { statementMs: 0 })
    await fill(db)
    await db.destroy()
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`)
  } finally {
    await client.end()
  }
}

async function copyDatabase(template: string, options?: Options): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatement(server, `create database ${name} template ${template} strategy file_copy`)
  const url = urlOfDatabase(server, name)
  const db = createDatabase({ url, statementMs: 20_000, connectMs: 20_000, ...options })
  return {
    db,
    url,
    drop: async () => {
      await db.destroy()
      await runStatement(server, `drop database ${name} with (force)`)
    },
  }
}

/** The address of another database on the same server. */
export function urlOfDatabase(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

/** Runs one statement on a connection of its own, e.g. one that no transaction may hold. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(statement)
  await client.end()
}
