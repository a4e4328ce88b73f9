import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import { createDatabase } from './database.ts'
import { checkConnections } from './open-database.ts'

const ROLE = 'plenara_one_connection'
let target: TestDatabase

beforeAll(async () => {
  target = await createTestDatabase()
  await sql.raw(`drop role if exists ${ROLE}`).execute(target.db)
  await sql.raw(`create role ${ROLE} login password 'once' connection limit 1`).execute(target.db)
})
afterAll(async () => {
  await sql.raw(`drop role ${ROLE}`).execute(target.db)
  await target.drop()
})

// Fails when the pools are not asked, or when the sentence lacks the database's own reason.
test('a database that refuses the connections of the calls stops the start with its reason', async () => {
  const url = Object.assign(new URL(target.url), { username: ROLE, password: 'once' }).href
  const [first, second] = [createDatabase({ url }), createDatabase({ url })]
  try {
    await checkConnections(url, first)
    await expect(checkConnections(url, first, second)).rejects.toThrow(
      `The database of DATABASE_URL cannot be used: too many connections for role "${ROLE}"`,
    )
  } finally {
    await Promise.all([first.destroy(), second.destroy()])
  }
})
