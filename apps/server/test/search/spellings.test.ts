import type { Page, SearchResults, VoteCard } from '@plenara/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refoldSearch } from '../../src/catalogue/parliament/refold-search.ts'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/postgres-catalogue.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { parliamentSample, sampleCouncillor, sampleVote } from '../support/parliament-sample.ts'
import { titleOf } from './shown-result.ts'

const ORIGIN = { format: 'sample', source: '' }
const TITLES = ['Zoë und die Kühe', 'Enzo', 'Lorenzo', 'Rosen', 'Mueller']

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
