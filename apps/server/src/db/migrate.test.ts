import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, runStatement, type TestDatabase, urlOfDatabase } from '../../test/support/test-database.ts'
import { createDatabase } from './database.ts'
import { migrate, readLaterMigrations } from './migrate.ts'
import { migrations } from './migrations/index.ts'

let test1: TestDatabase
beforeAll(async () => {
  test1 = await createTestDatabase()
})
afterAll(() => test1.drop())

test('a database that is up to date stays as it is', async () => {
  expect(await migrate(test1.db)).toBe(0)
})

test('processes that start at once migrate one after the other', async () => {
  await runStatement(inject('postgresUrl'), 'create database migrated_at_once')
  const url = urlOfDatabase(inject('postgresUrl'), 'migrated_at_once')
  const processes = Array.from({ length: 6 }, () => createDatabase({ url, maxConnections: 1, statementMs: 0, connectMs: 20_000 }))
  const counts = await Promise.all(processes.map(migrate))
  expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, migrations.length])
  await Promise.all(processes.map((db) => db.destroy()))
})

test('a migration that a newer program left behind is no obstacle, and is named', async () => {
  expect(await readLaterMigrations(test1.db)).toEqual([])
  await sql`insert into schema_migration (name) values ('999-later')`.execute(test1.db)
  expect(await migrate(test1.db)).toBe(0)
  expect(await readLaterMigrations(test1.db)).toEqual(['999-later'])
})

test('ids come back as numbers and names in camelCase', async () => {
  await test1.db
    .insertInto('email')
    .values({ emailNorm: 'a@b.ch', userId: 2 ** 48 - 1 })
    .execute()
  expect(await test1.db.selectFrom('email').selectAll().execute()).toEqual([{ emailNorm: 'a@b.ch', userId: 281474976710655 }])
})
