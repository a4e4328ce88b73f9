import type { CatalogueImport } from '@plenara/contract'
import { demoSurveys, smallDemoData } from '@plenara/demo-data'
import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresSources } from '../../src/catalogue/snapshots/postgres-sources.ts'
import { removeInvented } from '../../src/catalogue/edit/remove-invented.ts'
import { STAMPED_TABLES } from '../../src/catalogue/edit/stamped-tables.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { loadDemoData } from '../../src/intake/load-demo-data.ts'
import { writeSurveys } from '../../src/intake/write-surveys.ts'
import { sampleBallot, sampleCandidate } from '../support/catalogue-sample.ts'
import { parliamentSample } from '../support/parliament-sample.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { INVENTED, loadBoth, origin, realImport } from './source-world.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createFilledDatabase(PLACES, { statementMs: 0 })
})
afterEach(() => database.drop())

const write = (data: CatalogueImport, source: string) => writeCatalogue(database.db, data, { origin: origin(source) })
const lastImport = async () => (await database.db.selectFrom('importLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

const invented = (table: string): RawBuilder<unknown> =>
  sql`t.source_id in (select l.id from import_log l where l.fictional)${table === 'election' ? sql` or t.fictional` : sql``}`

/** Per table a hash over the rows of real sources. */
async function realRows(): Promise<Record<string, string | null>> {
  const hashes: Record<string, string | null> = {}
  for (const table of STAMPED_TABLES) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(table)} t where not (${invented(table)}) is true`.execute(
      database.db,
    )
    hashes[table] = rows[0]?.hash ?? null
  }
  return hashes
}

async function allRows(): Promise<number> {
  let total = 0
  for (const table of STAMPED_TABLES) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db)
    total += rows[0]?.count ?? 0
  }
  return total
}

async function inventedRows(): Promise<number> {
  let total = 0
  for (const table of STAMPED_TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} t where ${invented(table)}`.execute(database.db)
    total += rows[0]?.count ?? 0
  }
  return total
}

// Fails when one of `STAMPED_TABLES` is left out.
test('every table whose rows tell their source is emptied of what is invented', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'source_id'`.execute(
    database.db,
  )
  expect([...STAMPED_TABLES].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

// Fails when `PARTS` is left out, drawings are kept, or the decision is not stored.
test('the demonstration is removed for good: nothing invented after the next start, real records equal', {
  tags: ['slow'],
}, async () => {
  await loadBoth(database.db)
  const before = await realRows()
  await write({ elections: [sampleBallot([sampleCandidate('9')], { key: 'sample/test', fictional: true })] }, 'test-delivery.csv')
  expect(await inventedRows()).toBeGreaterThan(5000)
  await removeInvented(database.db)
  for (const demo of [null, 'on', 'off'] as const) {
    expect(await loadDemoData(database.db, { url: database.url, demo })).toBe(false)
    expect(await inventedRows()).toBe(0)
    expect(await realRows()).toEqual(before)
  }
  const { rows } = await sql`select from vote_entry e where not exists (select from vote v where v.id = e.id)`.execute(database.db)
  expect(rows).toHaveLength(0)
  expect(await database.db.selectFrom('portrait').select('hash').execute()).toEqual([])
  expect((await createPostgresSources(database.db, async () => 1).sources()).filter(({ fictional }) => fictional)).toEqual([])
})

// Fails when `forgetFormer` is left out, and when it passes over rows that were replaced before records had a source.
test.each([
  ['known', false],
  ['not known, because they were replaced by an older release', true],
])('no undo of a later import brings anything invented back: the sources of replaced rows are %s', { tags: ['slow'] }, async (_, isOld) => {
  await loadBoth(database.db)
  await writeSurveys(database.db, demoSurveys(), { ...INVENTED, source: 'surveys' })
  const [party] = smallDemoData().parties ?? []
  if (!party) throw new Error('the demonstration has parties')
  await write({ parties: [{ ...party, name: { de: 'Echte Partei' } }] }, 'parties.csv')
  const overParty = await lastImport()
  await writeSurveys(database.db, [], origin('surveys.json'))
  const overSurveys = await lastImport()
  if (isOld) {
    await sql`update import_change set rows = (select json_agg((r::jsonb - 'source_id')::json) from json_array_elements(rows) r)`.execute(
      database.db,
    )
  }

  await removeInvented(database.db)
  const [before, total] = [await realRows(), await allRows()]
  for (const id of [overSurveys, overParty]) await expect(undoImport(database.db, id)).rejects.toThrow('what it replaced is no longer kept')
  const entries = await database.db.selectFrom('importLog').select('id').where('fictional', '=', true).execute()
  expect(entries.length).toBeGreaterThan(2)
  for (const { id } of entries) await expect(undoImport(database.db, id)).rejects.toThrow('undone already')
  expect(await inventedRows()).toBe(0)
  expect(await realRows()).toEqual(before)
  expect(await allRows()).toBe(total)
  const name = await sql<{ de: string }>`select name->>'de' as de from party where source_id = ${overParty}`.execute(database.db)
  expect(name.rows).toEqual([{ de: 'Echte Partei' }])
})

// Fails when `releaseReal` is left out, or one of its statements.
test('real records that name something invented stay and name none', async () => {
  const demo = smallDemoData()
  await writeCatalogue(database.db, demo, { origin: INVENTED })
  const [party, questionnaire] = [demo.parties?.[0]?.key, demo.questionnaires?.[0]?.key]
  if (!party || !questionnaire) throw new Error('the demonstration has parties and a questionnaire')
  const ballot = sampleBallot([sampleCandidate('1', { partyKey: party })], { fictional: false, questionnaireKey: questionnaire })
  const lists = ballot.lists.map((list) => ({ ...list, partyKey: party }))
  const { electionIds } = await write({ elections: [{ ...ballot, lists }] }, 'real.csv')
  const invented = await database.db
    .selectFrom('candidate')
    .select('id')
    .where('electionId', '<>', electionIds[0] ?? 0)
    .executeTakeFirstOrThrow()
  const real = await database.db
    .selectFrom('candidate')
    .select('id')
    .where('electionId', '=', electionIds[0] ?? 0)
    .executeTakeFirstOrThrow()
  await writeParliament(database.db, parliamentSample, origin('real.json'))
  await sql`update article set candidate_ids = array[${invented.id}, ${real.id}]::integer[]`.execute(database.db)
  const links = () =>
    sql`
    select c.party_id is null and l.party_id is null and e.questionnaire_id is null as is_free from election e
    join candidate c on c.election_id = e.id join official_list l on l.election_id = e.id where not e.fictional`.execute(database.db)
  expect((await links()).rows).toEqual([{ isFree: false }])

  await removeInvented(database.db)
  expect((await links()).rows).toEqual([{ isFree: true }])
  const articles = await sql<{ candidateIds: number[] }>`select candidate_ids from article`.execute(database.db)
  expect(articles.rows.length).toBeGreaterThan(0)
  expect(articles.rows.every(({ candidateIds }) => candidateIds.join() === String(real.id))).toBe(true)
}, 60_000)

// Fails when `loadDemoData` does not ask whether there are elections or people of others.
test.each([
  ['elections', () => write(realImport('1'), 'real.csv')],
  ['people', () => writeParliament(database.db, parliamentSample, origin('real.json'))],
])('without a decision a database with real %s gets no demonstration', async (_, load) => {
  await load()
  expect(await loadDemoData(database.db, { url: database.url, demo: null })).toBe(false)
  expect(await inventedRows()).toBe(0)
})

// Fails when the setting is not asked for, or `declined` is not stored or not asked for.
test('with DEMO=off an empty database gets no demonstration, and that is remembered', async () => {
  const { db, url } = database
  expect(await loadDemoData(db, { url, demo: 'off' })).toBe(false)
  expect(await loadDemoData(db, { url, demo: null })).toBe(false)
  const { rows } = await sql<{ demonstration: string }>`select demonstration from catalogue_state`.execute(db)
  expect(rows).toEqual([{ demonstration: 'declined' }])
  const parts = await createPostgresSources(db, async () => 1).parts()
  expect(parts.filter(({ real, fictional }) => real + fictional > 0)).toEqual([{ part: 'places', real: expect.any(Number), fictional: 0 }])
})
