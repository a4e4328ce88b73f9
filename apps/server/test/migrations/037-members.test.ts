import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { runStatement, urlOfDatabase } from '../support/test-database.ts'
import { createDatabase } from '../../src/db/database.ts'
import { migrations } from '../../src/db/migrations/index.ts'

const BEFORE = { key: 'interest/1', id: 1, councillorKey: 'councillor/1', name: { de: 'Chor' }, role: {} }
const AFTER = { ...BEFORE, kind: {}, paid: null, from: null, until: null }

// Fails when the stored or the replaced interests keep their form: the page of the person would not be answered, or an undo would bring such ones back.
test('interests of before go on, and so does the undo history', async () => {
  const name = 'members_of_before'
  await runStatement(inject('postgresUrl'), `create database ${name}`)
  const db = createDatabase({ url: urlOfDatabase(inject('postgresUrl'), name), statementMs: 0, maxConnections: 1, connectMs: 20_000 })
  const plain = db.withoutPlugins()
  for (const { name: step, up } of migrations) {
    if (step === '037-members') break
    await up(plain)
  }
  const record = JSON.stringify(BEFORE)
  const replaced = JSON.stringify([{ id: 1, key: 'interest/1', record: BEFORE, councillor_number: 7, source_id: null }])
  const statements = [
    `insert into interest (id, key, record, councillor_number) values (1, 'interest/1', '${record}', 7)`,
    `insert into import_log (format, source, imported_by, counts, version_before, version_after, touched) values ('a', 'b', 'c', '{}', 1, 2, '{}')`,
    `insert into import_change (import_id, table_name, operation, rows, touched) values (1, 'interest', 'update', '${replaced}', '{}')`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(plain)
  await migrations.find((migration) => migration.name === '037-members')?.up(plain)
  expect((await db.selectFrom('interest').select('record').execute()).map((row) => row.record)).toEqual([AFTER])
  const { rows } = await sql<{ rows: { record: object }[] }>`select rows from import_change`.execute(db)
  expect(rows.map((one) => one.rows[0]?.record)).toEqual([AFTER])
  await db.destroy()
})
