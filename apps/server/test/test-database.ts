import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database, type DatabaseOptions } from '../src/db/database.ts'

export const TEMPLATE = 'plenara_template'

export interface TestDatabase {
  readonly db: Database
  readonly url: string
  drop(): Promise<void>
}

/** A fresh database with the present schema and nothing in it, for one test file. */
export async function createTestDatabase(options?: Omit<DatabaseOptions, 'url'>): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatement(server, `create database ${name} template ${TEMPLATE}`)
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
