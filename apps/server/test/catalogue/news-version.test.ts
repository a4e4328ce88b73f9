import type { Article, Page } from '@plenara/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { PLACES } from '../support/fillings.ts'
import { PERSON, parliamentSample, sampleArticle, sampleVote } from '../support/parliament-sample.ts'

const FEED = { format: 'feed', source: 'zeitung.example', isRoutine: true } as const
const NAMED = sampleArticle('https://zeitung.example/named')
const POLLED_AFTER_MS = 1_100

let api: TestApi
beforeEach(async () => {
  api = await openTestApi({ filling: PLACES })
  await writeParliament(api.db, { ...parliamentSample, articles: [] }, { format: 'sample', source: '' })
})
afterEach(() => api.close())

const versions = () => api.db.selectFrom('catalogueState').select(['version', 'newsVersion']).executeTakeFirstOrThrow()
const titles = async () => (await api.call<Page<Article>>('GET', `/councillor/${PERSON.abel}/article`)).json.items.map(({ title }) => title)
const log = () => api.db.selectFrom('importLog').select(['id', 'isNews', 'versionBefore', 'versionAfter']).orderBy('id', 'desc').execute()
const pollAgain = () => new Promise((resolve) => setTimeout(resolve, POLLED_AFTER_MS))

// Fails when `isNews` is left out of the outcome, or when the bodies of news are kept by the version of the data.
test('an article is shown at once and raises the version of the news alone; the same again leaves no trace', async () => {
  const before = await versions()
  expect(await titles()).toEqual([])
  await writeParliament(api.db, { articles: [NAMED] }, FEED)
  expect(await versions()).toEqual({ version: before.version, newsVersion: before.newsVersion + 1 })
  await pollAgain()
  expect(await titles()).toEqual([NAMED.title])
  const entries = await log()
  expect(entries[0]).toMatchObject({ isNews: true, versionBefore: 0, versionAfter: 1 })
  await writeParliament(api.db, { articles: [NAMED] }, FEED)
  expect(await log()).toEqual(entries)
  expect(await versions()).toEqual({ version: before.version, newsVersion: before.newsVersion + 1 })
})

test('what brings more than articles is a change of the data', async () => {
  const before = await versions()
  await writeParliament(api.db, { articles: [NAMED], parliamentVotes: [sampleVote(4711)] }, FEED)
  expect(await versions()).toEqual({ version: before.version + 1, newsVersion: before.newsVersion })
  expect((await log())[0]).toMatchObject({ isNews: false, versionBefore: before.version, versionAfter: before.version + 1 })
})

test('news takes no other change its undo, and is undone itself', async () => {
  const [first] = await log()
  for (let index = 0; index < 52; index++)
    await writeParliament(api.db, { articles: [sampleArticle(`https://zeitung.example/${index}`)] }, FEED)
  const before = await versions()
  const entries = await log()
  expect(await undoImport(api.db, entries[0]!.id)).toBe(before.version)
  expect(await versions()).toEqual({ version: before.version, newsVersion: before.newsVersion + 1 })
  await expect(undoImport(api.db, entries.at(-2)!.id)).resolves.toBeDefined()
  expect(first?.isNews).toBe(false)
})
