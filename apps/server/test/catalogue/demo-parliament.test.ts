import type {
  Article,
  Council,
  Councillor,
  CouncilWithMembers,
  MediaOutlet,
  Page,
  ParliamentaryGroup,
  Vote,
  VoteCard,
} from '@plenara/contract'
import { demoParliament, smallDemoData } from '@plenara/demo-data'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { loadDemoData } from '../../src/intake/load-demo-data.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { createTestDatabase } from '../support/test-database.ts'

const ORIGIN = { format: 'demonstration', source: 'parliament' }
const elections = smallDemoData()
const data = demoParliament(elections)

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ catalogueOf: createPostgresCatalogue })
  await writeCatalogue(api.db, elections)
  await writeParliament(api.db, data, ORIGIN)
}, 60_000)
afterAll(() => api.close())

const get = async <T>(path: string) => (await api.call<T>('GET', path)).json

test('a full house of 246 in its groups, and authorities that stand there once [API-17]', async () => {
  const groups = await get<ParliamentaryGroup[]>('/parliamentary-group?lang=rm')
  expect(groups.flatMap(({ members }) => members)).toHaveLength(246)
  expect(groups.slice(0, -1).every(({ id, members, fallback }) => id !== null && members.length >= 5 && fallback === undefined)).toBe(true)
  expect((await get<Council[]>('/council')).map(({ name }) => name)).toEqual([
    ...['Nationalrat', 'Ständerat', 'Vereinigte Bundesversammlung', 'Bundesrat', 'Bundesgericht'],
  ])
})

test('the government with departments and portraits, and 38 judges [API-16]', async () => {
  const government = await get<Councillor[]>('/federal-councillor?lang=fr')
  expect(government).toHaveLength(7)
  expect(government.every(({ occupation, portraitUrl }) => occupation?.includes('Département') && portraitUrl?.startsWith('data:'))).toBe(
    true,
  )
  expect(await get<Councillor[]>('/judge')).toHaveLength(38)
})

test('the Grosser Rat of Basel-Stadt are the 100 whom five constituencies elected [API-23]', async () => {
  const councils = await get<Council[]>('/canton/6/council')
  expect(councils.map(({ level, type, seats }) => [level, type, seats])).toEqual([
    ['cantonal', 'legislative', 100],
    ['cantonal', 'executive', 7],
    ['communal', 'legislative', 40],
    ['communal', 'legislative', 40],
  ])
  const { members } = await get<CouncilWithMembers>(`/cantonal-council/${councils[0]?.id}`)
  expect(members).toHaveLength(100)
})

test('200 votes of the parliament with the decision of everybody, and those of the people [API-20] [SCREEN-18]', async () => {
  const page = await get<Page<VoteCard>>('/vote?peopleVotes=false')
  expect(page.total).toBe(200)
  expect((await get<Page<VoteCard>>('/vote?peopleVotes=true')).total).toBe(data.peopleVotes?.length)
  for (const { id, councilId, totals } of page.items.slice(0, 3)) {
    const { parliament } = await get<Vote>(`/vote/${id}?lang=it`)
    const said = parliament?.decisions.map(({ decision }) => decision) ?? []
    expect(said).toHaveLength(councilId === 1 ? 200 : 46)
    expect([said.filter((one) => one === 'yes').length, said.filter((one) => one === 'no').length]).toEqual([totals?.yes, totals?.no])
  }
})

test('votes are found by words of every language', async () => {
  for (const word of ['solaranlag', 'phytosanitaire', 'autostradali', 'reclama']) {
    expect((await get<Page<VoteCard>>(`/vote?searchTerm=${word}`)).total, word).toBeGreaterThan(0)
  }
})

test('articles name those whom the matcher finds: most of them somebody [API-18] [API-22] [API-24]', async () => {
  expect(await get<MediaOutlet[]>('/media-outlet')).toHaveLength(9)
  const { rows } = await sql<{ all: number; people: number; candidates: number }>`
    select count(*)::int as "all", count(*) filter (where councillor_numbers <> '{}')::int as people,
      count(*) filter (where candidate_ids <> '{}')::int as candidates from article`.execute(api.db)
  expect(rows[0]?.all).toBe(data.articles?.length)
  expect(rows[0]?.people).toBeGreaterThan(110)
  expect(rows[0]?.candidates).toBeGreaterThan(20)
  const government = await get<Councillor[]>('/federal-councillor')
  const named = await Promise.all(government.map(({ id }) => get<Page<Article>>(`/federal-councillor/${id}/article`)))
  expect(named.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThan(15)
})

test('the same data again changes nothing', async () => {
  expect(await writeParliament(api.db, data, ORIGIN)).toMatchObject({ changed: false })
})

test('a demonstration that broke off after its elections gets its parliaments once, and not again when they were taken back', {
  tags: ['slow'],
}, async () => {
  const database = await createTestDatabase({ statementMs: 0 })
  try {
    await writeCatalogue(database.db, elections, { origin: { format: 'demonstration', source: '' } })
    expect(await loadDemoData(database.db, { url: database.url, demo: null })).toBe(true)
    expect(await loadDemoData(database.db, { url: database.url, demo: null })).toBe(false)
    await sql`delete from councillor`.execute(database.db)
    expect(await loadDemoData(database.db, { url: database.url, demo: null })).toBe(false)
  } finally {
    await database.drop()
  }
})

test('elections of others get no invented parliament', async () => {
  const database = await createTestDatabase()
  try {
    await writeCatalogue(database.db, elections, { origin: { format: 'ech0252', source: 'elections.xml' } })
    expect(await loadDemoData(database.db, { url: database.url, demo: null })).toBe(false)
  } finally {
    await database.drop()
  }
})
