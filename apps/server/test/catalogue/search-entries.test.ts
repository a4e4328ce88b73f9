import { CONTENT_LANGUAGES } from '@plenara/contract'
import { indexedWords } from '@plenara/domain'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { removeInvented } from '../../src/catalogue/edit/remove-invented.ts'
import { loadKnowledge } from '../../src/catalogue/search/load-knowledge.ts'
import { readKnowledgeTexts } from '../../src/pages/knowledge-texts.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { screenOfPath } from '../../src/pages/screen-of-path.ts'
import { parliamentSample, sampleAffair, sampleCouncillor, sampleVote } from '../support/parliament-sample.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { WEB_APP } from '../support/web-app.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const INVENTED = { name: 'x', address: null, licence: null, fileHash: null, dataDate: null, fictional: true }

/** What stands in the index, and what should; the words with the number of entries that hold them. */
async function index() {
  const kept = sql`select e::text as line from search_entry e`
  const right = sql.join(
    ['councillor', 'affair', 'vote', 'knowledge_text'].map(
      (table) => sql`select s::text as line from ${sql.table(`search_of_${table}`)} s`,
    ),
    sql` union all `,
  )
  const counted = sql`select w || ' ' || count(*) as line from search_entry e, unnest(e.words) w group by w`
  const lines = async (query: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ line: string }>`select line from (${query}) q order by line collate "C"`.execute(database.db)
    return rows.map(({ line }) => line)
  }
  return {
    kept: await lines(kept),
    right: await lines(right),
    words: await lines(sql`select word || ' ' || entries as line from search_word join search_word_count using (word)`),
    counted: await lines(counted),
  }
}

async function expectRight() {
  const { kept, right, words, counted } = await index()
  expect(kept).toEqual(right)
  expect(words).toEqual(counted)
  return kept
}

const lastImport = async () =>
  (await database.db.selectFrom('importLog').select('id').where('undoneAt', 'is', null).orderBy('id', 'desc').executeTakeFirstOrThrow()).id

// Fails when a trigger of `038-search.ts` is missing, e.g. the one on the deletion of affairs.
test('what is searched follows every import, its undo, merged people and the removal of what is invented', async () => {
  await writeParliament(database.db, parliamentSample, { format: 'sample', source: '', about: INVENTED })
  const first = await expectRight()
  expect(first.length).toBeGreaterThan(10)
  const changed = [sampleAffair(1, { title: { de: 'Moorschutz', rm: 'Protecziun da las palids' } }), sampleAffair(2)]
  await writeParliament(
    database.db,
    {
      affairs: changed,
      parliamentVotes: [sampleVote(1, { affairTitle: { it: 'Torbiere' } })],
      councillors: [sampleCouncillor(77, { lastName: 'Zgraggen' })],
    },
    { format: 'sample', source: 'two' },
  )
  expect((await expectRight()).join('\n')).toContain('zgraggen')
  await undoImport(database.db, await lastImport())
  expect(await expectRight()).toEqual(first)
  await removeInvented(database.db)
  expect((await expectRight()).filter((line) => !line.includes('council'))).toEqual([])
})

// Fails when an update writes entries that stay the same: their rows would get new places.
test('a change that leaves the words leaves the entries', async () => {
  await writeParliament(database.db, parliamentSample, { format: 'sample', source: '' })
  const places = async () => (await sql<{ at: string }>`select ctid::text as at from search_entry order by 1`.execute(database.db)).rows
  const before = await places()
  await sql`update vote set record = record || '{"url": "https://example.ch/"}'`.execute(database.db)
  await sql`update affair set record = record || '{"url": "https://example.ch/"}'`.execute(database.db)
  expect(await places()).toEqual(before)
})

test('the texts of the program are there once, whichever process starts, and raise the version of the data only where they differ', {
  tags: ['slow'],
}, async () => {
  const version = async () => (await database.db.selectFrom('catalogueState').select('version').executeTakeFirstOrThrow()).version
  await loadKnowledge(database.db, await readKnowledgeTexts(WEB_APP))
  const first = await version()
  const lines = await expectRight()
  await loadKnowledge(database.db, await readKnowledgeTexts(WEB_APP))
  expect([await version(), await expectRight()]).toEqual([first, lines])
  await sql`update knowledge_text set title = 'Gestern' where id = 1`.execute(database.db)
  await loadKnowledge(database.db, await readKnowledgeTexts(WEB_APP))
  expect([await version(), await expectRight()]).toEqual([first + 1, lines])
})

const SAMPLES = [
  'Zürich',
  'ZUERICH',
  "D'Angelo",
  'l’électricité',
  'Straße',
  'Œuvre',
  'Łukasz Đặng',
  'St. Gallen',
  'Jean-Luc Müller‑Meier',
  'CO2-Gesetz',
  'Mül\u00adler M\u200büller',
  '\ufb01scher ™ Ｍüller',
  '24.080',
  'ı İ',
  'a<b>c</b>&amp;d',
  '½ €',
  '',
]

// Fails when one of the two folds another letter, e.g. without `œ` in the migration.
test('the database folds words as the program does', async () => {
  const folded = async (text: string) => {
    const { rows } = await sql<{ words: string[] }>`select search_words(${text}) as words`.execute(database.db)
    return rows[0]?.words
  }
  const expected = (text: string) => indexedWords(text.replace(/<[^>]*>|&[a-zA-Z]+;/g, ' ')).toSorted()
  const shown = (words: readonly string[] | undefined) => words?.filter((word) => word.length > 1)
  for (const text of SAMPLES) expect([text, shown(await folded(text))]).toEqual([text, shown(expected(text))])
  const letters = fc.constantFrom(..."abeouäöüéèçñßæœøłđðÆŒØ ŁÐÞÉÜ-'’.,05".split(''))
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 14 }), async (signs) => {
      const text = signs.join('')
      expect(shown(await folded(text))).toEqual(shown(expected(text)))
    }),
    { numRuns: 300 },
  )
})

// Fails when an article is opened or closed in the table of screens and not here.
test('the articles that are searched are those that everybody may open, in every language, with a beginning', async () => {
  const rows = await readKnowledgeTexts(WEB_APP)
  const articles = rows.filter(({ kind }) => kind === 'article')
  expect(articles.filter(({ path }) => screenOfPath(path)?.isOpen !== true)).toEqual([])
  expect(articles.filter(({ title, text }) => title === '' || !/^[\p{L}\d«]/u.test(text))).toEqual([])
  for (const lang of CONTENT_LANGUAGES) expect(rows.filter((row) => row.lang === lang)).toHaveLength(rows.length / CONTENT_LANGUAGES.length)
  expect(rows.filter(({ kind, title, text }) => kind === 'word' && (title === '' || text === ''))).toEqual([])
})
