import type { CatalogueImport } from '@plenara/contract'
import { smallDemoData } from '@plenara/demo-data'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import { forgetChanges } from '../../src/catalogue/change/forget-changes.ts'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { createPostgresUserStore } from '../../src/opinions/postgres-user-store.ts'
import { sampleBallot, sampleCandidate, sampleImport } from '../support/catalogue-sample.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { insertTestUser } from '../support/test-user.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createFilledDatabase(PLACES, { statementMs: 0 })
})
afterEach(() => database.drop())

const TABLES = ['canton', 'constituency', 'municipality', 'locality', 'party', 'questionnaire', 'category', 'axis', 'question'].concat(
  ...[
    'election',
    'official_list',
    'candidate',
    'candidate_profile',
    'candidate_portrait',
    'candidate_answers',
    'election_result',
    'result_draft',
  ],
)

const PARLIAMENT_TABLES = ['council', 'council_seating', 'parliamentary_group', 'parliament_party', 'parliament_session', 'topic'].concat(
  ...[
    'media_outlet',
    'councillor',
    'councillor_portrait',
    'membership',
    'speech',
    'interest',
    'affair',
    'affair_document',
    'vote',
    'vote_decision',
    'municipal_result',
    'question_vote',
    'explanation',
    'article',
  ],
)

/** Every table of public data as one hash. */
async function checksums(): Promise<Record<string, string | null>> {
  const hashes: Record<string, string | null> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(table)} t`.execute(database.db)
    hashes[table] = rows[0]?.hash ?? null
  }
  return hashes
}

const log = () => database.db.selectFrom('importLog').selectAll().orderBy('id').execute()
const lastId = async () => (await log()).at(-1)?.id ?? 0
const undo = async (id?: number) => undoImport(database.db, id ?? (await lastId()))
const version = () => createPostgresCatalogue(database.db).dataVersion()
const write = (data: CatalogueImport) =>
  writeCatalogue(database.db, data, { origin: { format: 'sample', source: 'sample.csv' }, isPublished: true })

/** A whole import with answers, portraits and a result. */
function whole(...keys: string[]): CatalogueImport {
  const data = sampleImport(...keys)
  const [bundle] = data.elections!
  const candidates = bundle!.candidates.map((one) => ({ ...one, portrait: `<svg>${one.key}</svg>` }))
  const result = { final: true, source: null, candidates: [{ candidateKey: keys[0]!, votes: 9, elected: true }], lists: [] }
  const answers = keys.map((candidate, index) => ({
    candidate,
    questionKey: 'q1',
    value: index % 2 ? 0 : 100,
    comment: { de: `Weil ${candidate}` },
  }))
  return { ...data, elections: [{ ...bundle!, candidates, result }], answers }
}

test('every table of public data keeps what an import replaces', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name in (
      select event_object_table from information_schema.triggers where trigger_name like 'record_%') order by 1`.execute(database.db)
  expect(rows.map((row) => row.name)).toEqual(
    [
      ...TABLES,
      ...PARLIAMENT_TABLES,
      'survey',
      'place_directory',
      'coat_of_arms',
      'candidate_status',
      'election_delivery',
      'party_merge',
    ].toSorted(),
  )
})

// Fails when the steps are taken in the order in which they were made, and when one of the triggers is missing.
test('undoing an import over another gives exactly the first one, ids included', async () => {
  await write(whole('1', '2', '3'))
  const before = await checksums()
  const second = whole('3', '4')
  const [bundle] = second.elections!
  const changed = bundle!.candidates.map((one) => ({
    ...one,
    occupation: { de: 'Pilotin' },
    portrait: one.key === '3' ? null : one.portrait,
  }))
  const parties = [
    { ...second.parties![0]!, color: '#000000' },
    { ...second.parties![0]!, key: 'sample/new' },
  ]
  const questions = second.questionnaires![0]!.questions.slice(1)
  const written = await write({
    ...second,
    parties,
    elections: [{ ...bundle!, election: { ...bundle!.election, seats: 12 }, candidates: changed }, sampleBallot([], { key: 'sample/new' })],
    questionnaires: [
      { ...second.questionnaires![0]!, questions },
      { ...second.questionnaires![0]!, key: 'sample/new' },
    ],
    answers: [{ candidate: '3', questionKey: 'q2', value: 17 }],
    localities: [{ zip: '4051', bfsNumber: 2701, place: 'Basel', municipality: 'Basel', cantonCode: 'BS' }],
  })
  const after = await checksums()
  for (const table of TABLES.slice(3).filter((name) => name !== 'result_draft'))
    expect([table, after[table]]).not.toEqual([table, before[table]])
  expect(await undo()).toBe(written.dataVersion + 1)
  expect(await checksums()).toEqual(before)
  expect(await version()).toBe(written.dataVersion + 1)
})

test('undoing a first import removes all of it', { tags: ['slow'] }, async () => {
  const before = await checksums()
  await write(smallDemoData())
  expect((await checksums()).candidate).not.toBeNull()
  await undo()
  expect(await checksums()).toEqual(before)
})

test('the log says what came from where, by whom, and what it changed', async () => {
  const before = await version()
  await write(sampleImport('1', '2'))
  await write(sampleImport('1', '2'))
  await loadReference(database.db)
  const entries = await log()
  expect(entries.map(({ format, source, versionBefore, versionAfter }) => ({ format, source, versionBefore, versionAfter }))).toEqual([
    { format: 'reference', source: '', versionBefore: before - 1, versionAfter: before },
    { format: 'sample', source: 'sample.csv', versionBefore: before, versionAfter: before + 1 },
    { format: 'sample', source: 'sample.csv', versionBefore: before + 1, versionAfter: before + 1 },
  ])
  expect(entries[1]).toMatchObject({ counts: { elections: 1, candidates: 2 }, undoneAt: null, importedBy: expect.stringMatching(/./) })
  expect(entries[1]?.touched).toEqual(['election/1', 'party/1', 'questionnaire/1'])
})

test('what was undone can be imported again and has its ids again; what users stored about it is not touched', async () => {
  const { electionIds } = await write(whole('1', '2'))
  const [electionId = 0] = electionIds
  const idsOf = async () =>
    (await createPostgresCatalogue(database.db).election(electionId))?.candidates.map(({ id, number }) => [id, number])
  const ids = await idsOf()
  const users = createPostgresUserStore(database.db, createDataKey(Buffer.alloc(32, 7)))
  const userId = await insertTestUser(database.db)
  const [candidateId = 0] = ids?.[0] ?? []
  const opinions = { responses: [], matches: [{ candidateId: Number(candidateId), type: 'love' as const, rank: 1 }] }
  await users.changeOpinions(userId, electionId, () => opinions)
  await undo()
  expect(await idsOf()).toBeUndefined()
  expect(await users.getOpinions(userId, electionId)).toEqual(opinions)
  await write(whole('1', '2'))
  expect(await idsOf()).toEqual(ids)
  expect(await users.getOpinions(userId, electionId)).toEqual(opinions)
})

// Fails when what later imports touched is not looked at.
test('an import that a later one builds on is undone after it', async () => {
  await write(whole('1'))
  const first = await lastId()
  await write({ answers: [{ candidate: '1', questionKey: 'q1', value: 0 }] })
  const answers = await lastId()
  await expect(undo(first)).rejects.toThrow(`Import ${answers} (sample, sample.csv) changed the same later: undo it first`)
  await write({ elections: [sampleBallot([sampleCandidate('9')], { key: 'sample/other', questionnaireKey: null })] })
  const other = await lastId()
  await undo(answers)
  await expect(undo(first)).rejects.toThrow(`Later imports need what import ${first} brought: undo them first`)
  await undo(other)
  await undo(first)
  expect((await createPostgresCatalogue(database.db).common()).elections).toEqual([])
})

test('imports of different elections are undone in any order', async () => {
  const { parties, questionnaires } = sampleImport()
  await write({ parties: parties!, questionnaires: questionnaires! })
  const ballot = (key: string) => ({ elections: [sampleBallot([sampleCandidate('1')], { key })] })
  await write(ballot('sample/a'))
  const first = await lastId()
  await write(ballot('sample/b'))
  await undo(first)
  expect((await createPostgresCatalogue(database.db).common()).elections).toHaveLength(1)
})

test('what cannot be undone says why', async () => {
  await expect(undo(4711)).rejects.toThrow('There is no import 4711')
  await write(sampleImport('1'))
  const id = await lastId()
  await write(sampleImport('1'))
  const unchanged = await lastId()
  await expect(undo(unchanged)).rejects.toThrow(`Import ${unchanged} changed nothing`)
  await undo(id)
  await expect(undo(id)).rejects.toThrow(`Import ${id} is undone already`)
})

// Fails when the last change of a source is forgotten with the others, and when a young one is.
test('what imports replaced is kept for some days, and for the last one of each source always', async () => {
  const party = (color: string): CatalogueImport => ({ parties: [{ ...sampleImport().parties![0]!, key: 'other', color }] })
  const age = (id: number, days: number) =>
    sql`update import_log set imported_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(database.db)
  const forget = () => forgetChanges(database.db, new Date(Date.now() - 60 * 86_400_000))
  await write(sampleImport('1'))
  const first = await lastId()
  await writeCatalogue(database.db, party('#000001'), { origin: { format: 'other', source: 'other.csv' } })
  const ofOther = await lastId()
  for (let index = 10; index < 70; index++) await write(party(`#0000${index}`))
  await forget()
  expect(await keptChanges()).toContain(first)
  for (const id of await keptChanges()) await age(id, 61)
  const last = await lastId()
  await forget()
  expect(await keptChanges()).toEqual(expect.arrayContaining([ofOther, last]))
  expect(await keptChanges()).not.toContain(first)
  await expect(undo(first)).rejects.toThrow(/undo it first|is too old/)
  await undo()
})

async function keptChanges(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct import_id as id from import_change order by 1`.execute(database.db)
  return rows.map(({ id }) => id)
}
