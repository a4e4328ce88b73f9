import type { SearchResults } from '@plenara/contract'
import { demoParliament, smallDemoData } from '@plenara/demo-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { loadKnowledge } from '../../src/catalogue/search/load-knowledge.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { readKnowledgeTexts } from '../../src/pages/knowledge-texts.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { WEB_APP } from '../support/web-app.ts'
import { inventedAffairs } from './invented-affairs.ts'
import { MISSPELT } from './misspelt-queries.ts'
import { titleOf } from './shown-result.ts'

const FIRST = 5
const ORIGIN = { format: 'sample', source: '' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ catalogueOf: createPostgresCatalogue })
  const elections = smallDemoData()
  await writeCatalogue(api.db, elections)
  await writeParliament(api.db, demoParliament(elections), ORIGIN)
  // Among many others whose words are close.
  await writeParliament(api.db, inventedAffairs(1_500), ORIGIN)
  await loadKnowledge(api.db, await readKnowledgeTexts(WEB_APP))
}, 90_000)
afterAll(() => api.close())

async function search(typed: string, lang: string) {
  const { json, status } = await api.call<SearchResults>('GET', `/search?q=${encodeURIComponent(typed)}&lang=${lang}`)
  expect(status).toBe(200)
  return json.items
}

// Fails when words are compared by their beginning alone, without trigrams.
test.each(MISSPELT)('$lang: $typed means $kind «$meant»', async ({ typed, lang, kind, meant }) => {
  const first = (await search(typed, lang)).slice(0, FIRST)
  const titles = first.map((result) => `${result.kind} ${titleOf(result)}`)
  expect(
    titles.filter((title) => title.startsWith(`${kind} ${meant}`)),
    titles.join(' | '),
  ).not.toEqual([])
})
