import type { CatalogueImport } from '@plenara/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { correctCandidate } from '../../src/catalogue/edit/correct-candidate.ts'
import { createPostgresParliament } from '../../src/catalogue/parliament/postgres-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { createPostgresSources } from '../../src/catalogue/snapshots/postgres-sources.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { sampleBallot, sampleCandidate } from '../support/catalogue-sample.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { about, loadBoth, origin, realImport } from './source-world.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createFilledDatabase(PLACES, { statementMs: 0 })
})
afterEach(() => database.drop())

const write = (data: CatalogueImport, source: string) => writeCatalogue(database.db, data, { origin: origin(source) })
const lastImport = async () => (await database.db.selectFrom('importLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
const candidates = () => database.db.selectFrom('candidate').select(['id', 'key', 'sourceId']).orderBy('id').execute()
const version = () => createPostgresCatalogue(database.db).dataVersion()

// Fails when `stamp_source` stamps every row that an import names, or none.
test('a record keeps its source until an import changes it, and gets it back when that is undone', async () => {
  await write(realImport('1', '2'), 'first.csv')
  const first = await lastImport()
  expect(new Set((await candidates()).map(({ sourceId }) => sourceId))).toEqual(new Set([first]))

  const changed = {
    ...realImport('1', '2'),
    elections: [sampleBallot([sampleCandidate('1', { place: 'Bettingen' }), sampleCandidate('2')], { fictional: false })],
  }
  await write(changed, 'second.csv')
  const second = await lastImport()
  const sources = new Map((await candidates()).map(({ key, sourceId }) => [key, sourceId]))
  expect(sources).toEqual(
    new Map([
      ['1', second],
      ['2', first],
    ]),
  )

  await undoImport(database.db, second)
  expect(new Set((await candidates()).map(({ sourceId }) => sourceId))).toEqual(new Set([first]))
})

// Fails when the trigger takes a new stamp alone for a change.
test('the same records from another file raise no version and change no source', async () => {
  await write(realImport('1', '2'), 'first.csv')
  const [before, rows] = [await version(), await candidates()]
  expect(await write(realImport('1', '2'), 'copy.csv')).toMatchObject({ changed: false })
  expect(await version()).toBe(before)
  expect(await candidates()).toEqual(rows)
})

// Fails when `correctCandidate` has no `keepsSources`.
test('a correction by the operator is no source', async () => {
  await write(realImport('1', '2'), 'first.csv')
  const [before] = await candidates()
  await correctCandidate(database.db, before?.id ?? 0, { firstName: 'Beate' })
  expect((await candidates())[0]).toEqual(before)
})

// Fails when `firstOfSource` gives the id of the import itself.
test('import, undo, import of the same file: the same source', async () => {
  await write(realImport('1'), 'first.csv')
  const before = await candidates()
  await undoImport(database.db, await lastImport())
  await write(realImport('1'), 'first.csv')
  expect(await candidates()).toEqual(before)
})

// Fails when `isUsed` is left out of a query, when its conditions are not held together, and when `imported_by` is told.
test('a source tells where it is from and not who imported it; one of which nothing is left is gone', async () => {
  await write(realImport('1'), 'first.csv')
  const first = await lastImport()
  await write({ elections: [sampleBallot([sampleCandidate('2')], { key: 'sample/second', fictional: false })] }, 'second.csv')
  const second = await lastImport()
  const sources = createPostgresSources(database.db, version)
  const told = (id: number) => ({ id, ...about, kind: null, importedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) })
  expect(await sources.source(first)).toEqual(told(first))
  expect(await sources.source(second)).toEqual(told(second))
  expect(await sources.source(second + 1)).toBeNull()
  expect(await sources.sources()).toEqual([told(second)])
  await undoImport(database.db, second)
  expect(await sources.source(second)).toBeNull()
  expect(await sources.sources()).toEqual([told(first)])
  await undoImport(database.db, first)
  expect(await sources.source(first)).toBeNull()
  expect(await sources.sources()).toEqual([])
})

// Fails when an older file that was imported later makes the whole source look older than what is stored of it.
test('the list says of a source the day of its youngest fact, a single one that of its own file', async () => {
  await write(realImport('1'), 'first.csv')
  const first = await lastImport()
  await write({ elections: [sampleBallot([sampleCandidate('2')], { key: 'sample/second', fictional: false })] }, 'second.csv')
  const second = await lastImport()
  await sql`update import_log set data_date = '1866-01-14' where id = ${second}`.execute(database.db)
  const sources = createPostgresSources(database.db, version)
  expect((await sources.sources()).map(({ id, dataDate }) => [id, dataDate])).toEqual([[second, about.dataDate]])
  expect([(await sources.source(first))?.dataDate, (await sources.source(second))?.dataDate]).toEqual([about.dataDate, '1866-01-14'])
})

// Fails when each call looks for records of the import anew: an import of which nothing is left takes a look at every record, and its 404 is kept nowhere.
test('a source of which nothing is left is looked for once, however often it is asked for; a younger one is found at once [ATTACK-N7]', async () => {
  await write(realImport('1'), 'first.csv')
  const first = await lastImport()
  await write(realImport('2'), 'second.csv')
  const gone = await lastImport()
  await undoImport(database.db, gone)
  let looks = 0
  const db = new Proxy(database.db, {
    get: (target, name) => {
      if (name === 'getExecutor') looks += 1
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const sources = createPostgresSources(db, async () => 1)
  for (let time = 0; time < 50; time++) expect(await sources.source(gone)).toBeNull()
  expect([(await sources.source(first))?.id, looks]).toEqual([first, 2])
  await write({ elections: [sampleBallot([sampleCandidate('2')], { key: 'sample/second', fictional: false })] }, 'third.csv')
  const third = await lastImport()
  expect((await sources.source(third))?.id).toBe(third)
})

// Fails when `KINDS` lacks one of these, or its name is told too: an English phrase on a page in another language.
test('what nobody publishes is told by its kind, which the interface translates', async () => {
  await write(realImport('1'), 'first.csv')
  const name = 'Answers of candidates'
  const id = await lastImport()
  let changes = 0
  const sources = createPostgresSources(database.db, async () => ++changes)
  const told = []
  for (const format of ['demonstration', 'answers', 'portraits', 'questionnaire', 'feed', 'surveys', 'parties', 'ech0252']) {
    await sql`update import_log set format = ${format}, name = ${name} where id = ${id}`.execute(database.db)
    told.push(await sources.source(id))
  }
  await sql`update import_log set name = null where id = ${id}`.execute(database.db)
  told.push(await sources.source(id))
  expect(told.map((source) => [source?.kind, source?.name])).toEqual([
    ...['demonstration', 'candidates', 'candidates', 'questions', 'news', 'surveys', 'operator'].map((kind) => [kind, null]),
    ['format', name],
    ['operator', null],
  ])
})

// Fails when `realFirst` is taken out of `readMembers`, or `shownOnly` out of `findVotes`.
test('where a council has real members or votes, the invented ones are not listed; elsewhere they are marked', {
  tags: ['slow'],
}, async () => {
  await loadBoth(database.db)
  const parliament = createPostgresParliament(database.db, version)
  const { councils } = await parliament.reference()
  const members = await parliament.members(councils.map(({ key }) => key))
  const real = new Set(members.flatMap(({ councilKey, fictional }) => (fictional ? [] : [councilKey])))
  expect(real).toContain('council/1')
  expect(members.filter(({ councilKey, fictional }) => fictional && real.has(councilKey))).toEqual([])
  expect(members.filter(({ fictional }) => fictional).length).toBeGreaterThan(0)
  expect(councils.filter(({ key }) => key === 'council/1')[0]?.fictional).toBe(false)
  const filter = {
    page: 1,
    from: null,
    to: null,
    searchTerm: '',
    sort: 'newest',
    topicKeys: null,
    isPeoples: null,
    councillor: null,
  } as const
  const { items } = await parliament.votes({ ...filter, isPeoples: true })
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ record }) => !record.fictional)).toBe(true)
})
