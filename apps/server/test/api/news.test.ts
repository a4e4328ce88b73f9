import type { Article, MediaOutlet, Page } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { sampleCandidate, sampleImport } from '../support/catalogue-sample.ts'
import { PLACES } from '../support/fillings.ts'
import { PERSON, parliamentSample, sampleArticle } from '../support/parliament-sample.ts'
import { openTestApi, type TestApi } from './api-client.ts'

let api: TestApi
let electionId = 0
beforeAll(async () => {
  api = await openTestApi({ catalogueOf: (db) => createPostgresCatalogue(db), filling: PLACES })
  const data = sampleImport('1')
  const [bundle] = data.elections!
  const stands = sampleCandidate('1', { firstName: 'Zita', lastName: 'Kandid' })
  const written = await writeCatalogue(api.db, { ...data, elections: [{ ...bundle!, candidates: [stands] }] })
  electionId = written.electionIds[0] ?? 0
  const campaign = sampleArticle('https://zeitung.example/5', {
    title: 'Zita Kandid will in den Grossen Rat',
    publishedAt: '2026-10-01T08:00:00.000Z',
  })
  const articles = [...(parliamentSample.articles ?? []), campaign]
  await writeParliament(api.db, { ...parliamentSample, articles }, { format: 'sample', source: '' })
})
afterAll(() => api.close())

const page = async (path: string) => (await api.call<Page<Article>>('GET', path)).json
const addresses = async (path: string) => (await page(path)).items.map(({ url }) => url)
const ZEITUNG = 'https://zeitung.example/1'
const RADIO = 'https://radio.example/2'

test('media outlets with type and premium flag [API-18] [ENTITY-17]', async () => {
  const { json } = await api.call<MediaOutlet[]>('GET', '/media-outlet')
  expect(json.map(({ name, type, premium }) => [name, type, premium])).toEqual([
    ['Zeitung', 'newspaper', true],
    ['Radio', 'broadcaster', false],
  ])
})

test('the articles that name a councillor, newest first [API-22]', async () => {
  const all = await page(`/councillor/${PERSON.abel}/article`)
  expect(all).toMatchObject({ page: 1, pageSize: 20, total: 2 })
  expect(all.items.map(({ url, councillorIds }) => [url, councillorIds])).toEqual([
    [RADIO, [PERSON.abel]],
    [ZEITUNG, [PERSON.abel]],
  ])
  expect(await addresses(`/federal-councillor/${PERSON.minister}/article`)).toEqual(['https://zeitung.example/4'])
  expect(await api.call('GET', `/federal-councillor/${PERSON.abel}/article`)).toMatchObject({ status: 404 })
})

test('articles by day in Zürich, language, words, outlet, type and subscription [API-22]', async () => {
  const outlets = (await api.call<MediaOutlet[]>('GET', '/media-outlet')).json
  const own = (query: string) => addresses(`/councillor/${PERSON.abel}/article?${query}`)
  expect(await own('from=2026-11-18')).toEqual([RADIO])
  expect(await own('to=2026-11-17')).toEqual([ZEITUNG])
  expect(await own('lang=fr_CH')).toEqual([RADIO])
  expect(await own('searchTerm=redet')).toEqual([RADIO, ZEITUNG])
  expect(await own('searchTerm=f%C3%B6hn')).toEqual([])
  expect(await own(`mediaOutlets=${outlets[0]?.id}`)).toEqual([ZEITUNG])
  expect(await own('mediaOutlets=4711')).toEqual([])
  expect(await own('noPremium=true')).toEqual([RADIO])
  expect(await own('noPremium=false')).toEqual([RADIO, ZEITUNG])
  expect(await own('mediaOutletTypes=newspaper')).toEqual([ZEITUNG])
  expect(await own('mediaOutletTypes=newspaper,broadcaster')).toEqual([RADIO, ZEITUNG])
  expect(await own('page=2')).toEqual([])
  for (const query of ['noPremium=1', 'mediaOutletTypes=blog', 'mediaOutlets=x', 'sort=newest', 'page=0'])
    expect((await api.call('GET', `/councillor/${PERSON.abel}/article?${query}`)).status, query).toBe(400)
})

test('the news of an election and of a candidate, and one article [API-18] [API-24]', async () => {
  const { items, total } = await page(`/election/${electionId}/article`)
  expect(total).toBe(1)
  const [article] = items
  const candidateId = article?.candidateIds[0]
  expect(await addresses(`/election/${electionId}/candidate/${candidateId}/article?lang=de`)).toEqual(['https://zeitung.example/5'])
  expect(await addresses(`/election/${electionId}/candidate/${candidateId}/article?lang=fr`)).toEqual([])
  expect((await api.call('GET', `/article/${article?.id}`)).json).toEqual(article)
  expect(await api.call('GET', '/article/4711')).toMatchObject({ status: 404, json: { code: 'article_not_found' } })
  expect(await api.call('GET', '/election/4711/article')).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
  expect(await api.call('GET', `/election/${electionId}/candidate/4711/article`)).toMatchObject({ json: { code: 'candidate_not_found' } })
})
