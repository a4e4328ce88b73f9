import { type Kysely, sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { removeInvented } from '../../src/catalogue/edit/remove-invented.ts'
import { isInvented } from '../../src/catalogue/sides.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { createDatabase, type Database } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { makeOldSchema } from '../support/old-schema.ts'
import { runStatement, urlOfDatabase } from '../support/test-database.ts'

/** The last migration before records told their source. */
const LAST = '021-survey-mails'

async function withOldDatabase(name: string, rows: readonly string[], work: (db: Database) => Promise<void>): Promise<void> {
  await runStatement(inject('postgresUrl'), `create database ${name}`)
  const db = createDatabase({ url: urlOfDatabase(inject('postgresUrl'), name), statementMs: 0, maxConnections: 2, connectMs: 20_000 })
  try {
    await makeOldSchema(db, LAST, rows)
    await migrate(db)
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** As the program of then wrote it: a line of the log, then rows whose triggers keep what they replace. */
function imported(id: number, format: string, source: string, ...statements: string[]): string[] {
  return [
    `insert into import_log (format, source, imported_by, counts, version_before, version_after, touched)
      values ('${format}', '${source}', 'operator', '{}', ${id}, ${id + 1}, '{}')`,
    `select set_config('plenara.import_id', '${id}', true)`,
    ...statements,
    `update import_log set touched = array(select distinct t from import_change, unnest(import_change.touched) as t
      where import_id = ${id} and t is not null) where id = ${id}`,
    `select set_config('plenara.import_id', '', true)`,
  ]
}

const canton = `insert into canton (id, code, name) values (12, 'BS', '{"de": "Basel-Stadt"}')`
const election = (id: number, fictional: boolean) => `insert into election
  (id, level, type, council, name, canton_id, seats, election_date, languages, results_public, lines, max_repetitions, seat_method, follow_until, fictional)
  values (${id}, 'cantonal', 'legislative', 'cantonal-parliament', '{"de": "Wahl ${id}"}', 12, 2, '2020-10-25', '["de"]', false, 2, 1, 'sainte-lague',
    '2020-10-25T10:00:00Z', ${fictional})`
const candidate = (id: number, electionId: number) => `insert into candidate
  (id, election_id, key, first_name, last_name, occupation, incumbent, texts, vested_interests)
  values (${id}, ${electionId}, 'k${id}', 'Anna', 'Person ${id}', '{}', false, '{}', '[]')`
const councillor = (id: number, name: string) => `insert into councillor (id, key, record, numbers, active, mandates)
  values (${id}, 'councillor/${id}', '{"key": "councillor/${id}", "id": ${id}, "lastName": "${name}"}', '{${id}}', true, '[]')`
const council = (id: number, key: string) => `insert into council (id, key, record, level, type)
  values (${id}, '${key}', '{"key": "${key}", "id": ${id}, "seats": 7}', '${key.startsWith('demo/') ? 'cantonal' : 'federal'}', 'executive')`
const rename = (id: number, name: string) => `update councillor set record = record || '{"lastName": "${name}"}' where id = ${id}`

const seats = (id: number, count: number) => `update council set record = record || '{"seats": ${count}}' where id = ${id}`

/** By last name whether the councillor is invented. */
async function councillors(db: Kysely<never> | Database): Promise<Record<string, boolean>> {
  const { rows } = await sql<{ name: string; invented: boolean }>`
    select record ->> 'lastName' as name, ${isInvented('c')} as invented from councillor c`.execute(db)
  return Object.fromEntries(rows.map(({ name, invented }) => [name, invented]))
}

/** By key whether the council is invented. */
async function councils(db: Database): Promise<Record<string, boolean>> {
  const { rows } = await sql<{ key: string; invented: boolean }>`
    select key, ${isInvented('c')} as invented from council c`.execute(db)
  return Object.fromEntries(rows.map(({ key, invented }) => [key, invented]))
}

const COUNCILS = [council(1, 'council/1'), council(2, 'council/99'), council(3, 'demo/council/bs')]
const DEMONSTRATION = [
  canton,
  ...imported(1, 'demonstration', '', election(1, true), candidate(1, 1)),
  ...imported(2, 'demonstration', 'parliament', ...COUNCILS, councillor(1, 'Erfunden'), councillor(2, 'Erdacht')),
]
const REAL_COUNCILS = { 'council/1': false, 'council/99': false }

// Fails when rows without a stamp are real whatever the log says.
test('a database of before with the demonstration alone: everything in it is invented but the authorities of the federation', () =>
  withOldDatabase('old_demonstration', DEMONSTRATION, async (db) => {
    expect(await councillors(db)).toEqual({ Erfunden: true, Erdacht: true })
    const snapshot = await createPostgresCatalogue(db).election(1)
    expect(snapshot?.candidates.map(({ fictional }) => fictional)).toEqual([true])
    expect((await createPostgresCatalogue(db).common()).elections.map(({ fictional }) => fictional)).toEqual([true])
    expect(await councils(db)).toEqual({ ...REAL_COUNCILS, 'demo/council/bs': true })
  }))

// Fails when `049-federal-councils.ts` is left out: the councils would go with the demonstration, and real members would sit in none.
test('the authorities of the federation stay where the demonstration of a database of before is removed, and where a real import is undone', () =>
  withOldDatabase('old_councils', WITH_REAL, async (db) => {
    expect(await councils(db)).toEqual({ ...REAL_COUNCILS, 'demo/council/bs': true })
    await undoImport(db, 4)
    expect(await councils(db)).toEqual({ ...REAL_COUNCILS, 'demo/council/bs': true })
    await removeInvented(db)
    expect(await councils(db)).toEqual(REAL_COUNCILS)
    expect(await councillors(db)).toEqual({})
  }))

const WITH_REAL = [
  ...DEMONSTRATION,
  ...imported(3, 'onegov', 'nr.csv', election(2, false), candidate(2, 2)),
  ...imported(4, 'parliament', 'members.json', councillor(3, 'Echt'), rename(2, 'Wirklich'), seats(1, 200)),
  ...imported(5, 'correction', 'candidate 1', `update candidate set first_name = 'Beat' where id = 1`),
]

// Fails when `044-kept-sources.ts` is left out: undoing an older import would bring invented people back as real ones.
test('a database of before with real imports: each record is marked rightly, also what undoing an older import brings back', () =>
  withOldDatabase('old_with_real', WITH_REAL, async (db) => {
    expect(await councillors(db)).toEqual({ Erfunden: true, Wirklich: false, Echt: false })
    const marksIn = async (id: number) =>
      (await createPostgresCatalogue(db).election(id))?.candidates.map(({ fictional }) => fictional ?? false)
    expect([await marksIn(1), await marksIn(2)]).toEqual([[true], [false]])
    await undoImport(db, 4)
    expect(await councillors(db)).toEqual({ Erfunden: true, Erdacht: true })
    await undoImport(db, 5)
    expect(await marksIn(1)).toEqual([true])
    const { rows } = await sql<{ source: number }>`select source_id as source from candidate where id = 1`.execute(db)
    expect(rows).toEqual([{ source: 1 }])
  }))
