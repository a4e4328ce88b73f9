import type { Page, SearchResults, VoteCard } from '@plenara/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { changeCatalogue, lockCatalogue } from '../../src/catalogue/change/change-catalogue.ts'
import { refoldSearch } from '../../src/catalogue/parliament/refold-search.ts'
import { FOLD, searchVector } from '../../src/catalogue/parliament/search-vector.ts'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { parliamentSample, sampleCouncillor, sampleVote } from '../support/parliament-sample.ts'
import { titleOf } from './shown-result.ts'

const ORIGIN = { format: 'sample', source: '' }
const TITLES = [
  'Zoë und die Kühe',
  'Enzo',
  'Lorenzo',
  'Rosen',
  'Mueller',
  'Jean-Luc',
  'von Allmen',
  'D’Amico',
  'St. Gallen',
  'Sankt Margrethen',
  'O Neill',
]

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ catalogueOf: createPostgresCatalogue })
  await writeParliament(api.db, parliamentSample, ORIGIN)
  await writeParliament(
    api.db,
    {
      councillors: TITLES.map((lastName, index) => sampleCouncillor(9_000 + index, { firstName: 'Kim', lastName })),
      parliamentVotes: TITLES.map((title, index) =>
        sampleVote(9_000 + index, {
          affairKey: null,
          affairTitle: { de: title },
          billTitle: {},
          subject: {},
          meaningYes: {},
          meaningNo: {},
        }),
      ),
    },
    ORIGIN,
  )
}, 60_000)
afterAll(() => api.close())

const people = async (q: string) => {
  const { json } = await api.call<SearchResults>('GET', `/search?q=${encodeURIComponent(q)}&lang=de`)
  return json.items.filter(({ kind }) => kind === 'person').map(titleOf)
}
const votes = async (q: string) => {
  const { json } = await api.call<Page<VoteCard>>('GET', `/vote?searchTerm=${encodeURIComponent(q)}&lang=de`)
  return json.items.map(({ title }) => title)
}

// Fails when two letters are folded into one again, in `search_fold` or in `searchVector`.
test('Zoe finds Zoë, and neither Enzo nor Lorenzo; Roe no Rosen', async () => {
  expect(await people('Zoe')).toEqual([expect.stringContaining('Zoë')])
  expect(await people('Roe')).toEqual([])
  expect([await votes('Zoe'), await votes('zoë'), await votes('Roe')]).toEqual([['Zoë und die Kühe'], ['Zoë und die Kühe'], []])
})

test('umlauts are found with two letters and without marks, and the other way about', async () => {
  for (const typed of ['Kühe', 'kuehe', 'kuhe']) expect([typed, await votes(typed)]).toEqual([typed, ['Zoë und die Kühe']])
  for (const typed of ['Müller', 'mueller', 'muller']) expect([typed, await votes(typed)]).toEqual([typed, ['Mueller']])
})

// Fails when compounds are not indexed together, by `search_fold` or by `searchVector`, or saints have one spelling alone.
test.each([
  ['jeanluc', 'Jean-Luc'],
  ['Jean Luc', 'Jean-Luc'],
  ["d'amico", 'D’Amico'],
  ['damico', 'D’Amico'],
  ['Sankt Gallen', 'St. Gallen'],
  ['st gallen', 'St. Gallen'],
  ['st. margrethen', 'Sankt Margrethen'],
])('%j finds %j among people and votes', async (typed, title) => {
  expect(await people(typed)).toEqual([expect.stringContaining(title)])
  expect(await votes(typed)).toEqual([title])
})

test('people are found where a space is left out', async () => {
  expect(await people('vonallmen')).toEqual([expect.stringContaining('von Allmen')])
  expect(await people('oneill')).toEqual([expect.stringContaining('O Neill')])
})

// Fails when words are folded otherwise and `FOLD` stays: what is stored would be found by the former rule until it is imported again.
test('a change of the folding raises FOLD', () => {
  const text =
    'Zoë Müller-Meier, Jean‑Luc D’Amico: l’électricité, Straße, Œuvre, Łukasz, St. Gallen, CO2-Gesetz 24.080, Mül\u00adler \ufb01 ™ İpek'
  const words = createHash('sha256')
    .update(searchVector([{ text, weight: 'A' }]))
    .digest('hex')
    .slice(0, 16)
  expect([FOLD, words]).toEqual([2, '1b510283682a9d27'])
})

// Fails when `FOLD` is not above the number that stands in databases of before.
test('a database of the former folding finds a compound after the start', async () => {
  await sql`update vote set search = to_tsvector('simple', 'jean luc') where record->'affairTitle'->>'de' = 'Jean-Luc'`.execute(api.db)
  await sql`update catalogue_state set search_fold = 1`.execute(api.db)
  // Other words each time: answers are kept as long as the version is.
  expect(await votes('jeanlu')).toEqual([])
  expect(await refoldSearch(api.db)).toBe(true)
  expect(await votes('luc jeanlu')).toEqual(['Jean-Luc'])
})

// Fails when an older program may write beside what a newer one folded, or fold it back.
test('what a newer program folded is left alone: no start and no import writes beside it', async () => {
  await sql`update catalogue_state set search_fold = ${FOLD + 1}`.execute(api.db)
  const change = changeCatalogue(api.db, ORIGIN, async () => expect.unreachable())
  await expect(change).rejects.toThrow('The words of the search were stored by a newer release of Plenara: run that release here, too')
  expect(await refoldSearch(api.db)).toBe(false)
  await sql`update catalogue_state set search_fold = ${FOLD}`.execute(api.db)
  await api.db.transaction().execute(lockCatalogue)
})

// Fails when `refoldSearch` leaves a table out.
test('words that an older program folded are folded anew once, and no version is raised', async () => {
  const state = async () => (await sql<{ version: number }>`select version, news_version from catalogue_state`.execute(api.db)).rows[0]
  await sql`update vote set search = to_tsvector('simple', 'kuh zo') where record->'affairTitle'->>'de' like 'Zo%'`.execute(api.db)
  await sql`update catalogue_state set search_fold = 0`.execute(api.db)
  expect(await votes('kueh')).toEqual([])
  const before = await state()
  expect([await refoldSearch(api.db), await refoldSearch(api.db)]).toEqual([true, false])
  expect([await votes('und kuehe'), await state()]).toEqual([['Zoë und die Kühe'], before])
})
