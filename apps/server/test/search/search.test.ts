import type { SearchResults } from '@plenara/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { createPostgresSearch } from '../../src/catalogue/search/postgres-search.ts'
import { createDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { PERSON, parliamentSample, sampleAffair, sampleCouncillor, sampleVote } from '../support/parliament-sample.ts'
import { createTestDatabase, runStatement } from '../support/test-database.ts'
import { inventedAffairs } from './invented-affairs.ts'
import { titleOf } from './shown-result.ts'

const ORIGIN = { format: 'sample', source: '' }
const INVENTED = { name: 'x', address: null, licence: null, fileHash: null, dataDate: null, fictional: true }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ catalogueOf: createPostgresCatalogue })
  await writeParliament(api.db, parliamentSample, ORIGIN)
  await writeParliament(api.db, inventedAffairs(300), ORIGIN)
}, 60_000)
afterAll(() => api.close())

const find = async (q: string, lang = 'de') =>
  (await api.call<SearchResults>('GET', `/search?q=${encodeURIComponent(q)}&lang=${lang}`)).json.items
const titles = async (q: string, lang?: string) => (await find(q, lang)).map((result) => `${result.kind} ${titleOf(result)}`)

test('people come with their office, council, party and canton, former ones after those in office', async () => {
  await writeParliament(api.db, { councillors: [sampleCouncillor(91, { lastName: 'Abell', active: false })] }, ORIGIN)
  const [first, second] = await find('Abel', 'fr')
  expect(first).toMatchObject({
    kind: 'person',
    person: { id: PERSON.abel, office: 'councillor', lastName: 'Abel', cantonCode: 'BS', active: true },
  })
  expect(second).toMatchObject({ kind: 'person', person: { id: 91, active: false } })
})

test('a title is shown in the language of the asker, else in the first of de, fr, it, rm that has it', async () => {
  expect((await titles('biodiversitat', 'rm'))[0]).toBe('people-vote Biodiversitad')
  const [result] = await find('biodiversitat', 'it')
  expect(result).toMatchObject({ kind: 'people-vote', vote: { title: 'Biodiversität', fallback: { title: 'de' } } })
  expect(await titles('electricite', 'fr')).toContain('affair Loi sur l’électricité'.replace('’', "'"))
})

test('of the votes of a parliament on one affair one is shown', async () => {
  await writeParliament(
    api.db,
    {
      affairs: [sampleAffair(501, { title: { de: 'Gletscherschutz' } })],
      parliamentVotes: [1, 2, 3].map((index) =>
        sampleVote(500 + index, { affairKey: 'affair/501', affairTitle: { de: 'Gletscherschutz' }, date: `2026-03-0${index}` }),
      ),
    },
    ORIGIN,
  )
  const found = await find('Gletscherschutz')
  expect(found.map(({ kind }) => kind)).toEqual(['affair', 'parliament-vote'])
  expect(found[1]).toMatchObject({ vote: { date: '2026-03-03' } })
})

// Fails when `hiddenBodies` is not asked for.
test('invented records are left out where the same body has real ones, and say so where it has none', async () => {
  const invented = { ...ORIGIN, source: 'invented', about: INVENTED }
  await writeParliament(
    api.db,
    {
      councillors: [
        sampleCouncillor(601, { lastName: 'Nebelmeer' }),
        sampleCouncillor(602, { lastName: 'Nebelhorn', councilKey: 'demo/council', key: 'demo/602' }),
      ],
    },
    invented,
  )
  // A process learns of other data within a second; this one begins with them.
  const found = await createPostgresSearch(api.db, async () => 1).find(['nebel'], 'de')
  expect(found).toMatchObject([{ kind: 'person', councillor: { lastName: 'Nebelhorn', fictional: true } }])
})

test('a text without a letter or digit finds nothing, one that is too long is refused', async () => {
  for (const q of ['%', '_', '\\', '%%%', "'", '"', '*', '\u0000', '\u0000\u0000', '🗳️', '‮', '-- ', ' '])
    expect([q, await find(q)]).toEqual([q, []])
  for (const length of [201, 10_000]) expect((await api.call('GET', `/search?q=${'a'.repeat(length)}`)).status).toBe(400)
  expect((await api.call<SearchResults>('GET', '/search')).json.items).toEqual([])
  expect((await api.call('GET', '/search?q=a&q=b')).status).toBe(400)
})

const HOSTILE = [
  ...[
    'a',
    'e',
    '1',
    '.',
    'ab',
    'und',
    "'; drop table vote; --",
    "' or 1=1",
    'pg_sleep(5)',
    '<script>',
    '%s%s',
    'a%_b\\c',
    '\u202egesetz',
    'שלום gesetz',
  ],
  ...[
    '👩‍👩‍👧 gesetz',
    'gesetz\u0000gesetz',
    'x'.repeat(200),
    'a '.repeat(100),
    'gesetz '.repeat(28),
    'ver be an aus um in zu ab',
    '𝕲𝖊𝖘𝖊𝖙𝖟',
    'ﬁnanz',
  ],
]

// Fails when the wildcard of a word reaches LIKE unfolded, or NUL the database.
test('whatever is typed is answered, within a second, 50 at once', { tags: ['slow'] }, async () => {
  const begin = performance.now()
  const replies = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const q = HOSTILE[index % HOSTILE.length] ?? ''
      return [q, (await api.call('GET', `/search?q=${encodeURIComponent(q)}&lang=fr`)).status]
    }),
  )
  expect(replies.filter(([, status]) => status !== 200)).toEqual([])
  expect(performance.now() - begin).toBeLessThan(20_000)
  expect(api.logged).toEqual([])
  const { rows } = await sql<{ votes: number }>`select count(*)::int as votes from vote`.execute(api.db)
  expect(rows[0]?.votes).toBeGreaterThan(300)
})

test('equal searches share their answer, which may be kept for half an hour', async () => {
  const [one, other] = await Promise.all(['Strom%20gesetz', 'STROM%20%20gesetz%20'].map((q) => api.call('GET', `/search?q=${q}`)))
  expect(one?.headers.get('Cache-Control')).toBe('public, max-age=1800')
  expect(one?.text).toBe(other?.text)
})

test('a user who may not create the extension learns in one line what to do', async () => {
  const database = await createTestDatabase()
  const name = new URL(database.url).pathname.slice(1)
  const user = `poor_${name}`
  try {
    for (const statement of [
      'drop schema public cascade',
      'create schema public',
      `create role ${user} login password 'x'`,
      `grant all on schema public to ${user}`,
      `revoke create on database ${name} from public`,
    ])
      await runStatement(database.url, statement)
    const url = Object.assign(new URL(database.url), { username: user, password: 'x' }).href
    const poor = createDatabase({ url, maxConnections: 1, statementMs: 0, connectMs: 20_000 })
    const failure = await migrate(poor).then(
      () => 'nothing',
      (error: Error) => error.message,
    )
    await poor.destroy()
    expect(failure).toMatch(
      /^the search needs the extension pg_trgm \(permission denied .*\)\. As administrator run in this database: create extension pg_trgm$/,
    )
  } finally {
    await database.drop()
  }
})
