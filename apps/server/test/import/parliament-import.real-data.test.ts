import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { realDataPath } from '../../../../scripts/real-data.mjs'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { createParliamentWorld, type ParliamentWorld } from './parliament-world.ts'

const folder = mkdtempSync(join(tmpdir(), 'plenara-parliament-'))

let world: ParliamentWorld
beforeEach(async () => {
  world = await createParliamentWorld(folder)
})
afterEach(() => world.drop())
afterAll(() => rmSync(folder, { recursive: true }))

interface Sample {
  readonly format: string
  readonly path: string
  readonly counts: Record<string, number>
  readonly rows: Record<string, number>
}

/** What the README files and PROVENANCE beside the data say; 261 rows of members are 254 people, and Italian booklets are no section. */
const SAMPLES: readonly Sample[] = [
  { format: 'swissvotes', path: 'votes/swissvotes', counts: { votes: 714 }, rows: { vote: 714 } },
  { format: 'voteinfo', path: 'votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json', counts: { votes: 2 }, rows: { vote: 2 } },
  { format: 'explanations', path: 'votes/volksabstimmungen-4lang', counts: { explanations: 200 }, rows: { explanation: 200 } },
  { format: 'explanations', path: 'votes/voteinfo-explanations', counts: { explanations: 4 }, rows: { explanation: 4 } },
  {
    format: 'parliament',
    path: 'parliament/odata-2026',
    counts: { councillors: 3, sessions: 3, votes: 3 },
    rows: { councillor: 3, parliament_session: 3, vote: 3 },
  },
  { format: 'parliament', path: 'parliament/odata-swissparlpy/business_1.json', counts: { affairs: 44 }, rows: { affair: 44 } },
  { format: 'parliament', path: 'parliament/odata-swissparlpy/seating_plan.csv', counts: {}, rows: { council_seating: 1 } },
  {
    format: 'parliament',
    path: 'parliament/parlaqui-2023',
    counts: { councils: 3, councillors: 254 },
    rows: { council: 5, councillor: 254 },
  },
  {
    format: 'federal-council',
    path: 'parliament/federal-council-history',
    counts: { councillors: 119 },
    rows: { councillor: 119 },
  },
  {
    format: 'openparldata',
    path: 'parliament/openparldata-2026',
    counts: { councils: 95, councillors: 3, interests: 3, affairs: 3, votes: 3, sessions: 3 },
    rows: { council: 100, councillor: 3, affair: 3, vote: 3, parliament_session: 3, interest: 3, affair_document: 1 },
  },
  {
    format: 'openparldata',
    path: 'parliament/openparldata-swissparlpy/single_person.json',
    counts: { councillors: 1 },
    rows: { councillor: 1 },
  },
  { format: 'kantonsrat-zh', path: 'parliament/kantonsrat-zh/abstimmungen.csv', counts: { votes: 1118 }, rows: { vote: 1118 } },
  {
    format: 'kantonsrat-zh',
    path: 'parliament/kantonsrat-zh/votes-2012.csv',
    counts: { councillors: 180, votes: 1, decisions: 180 },
    rows: { councillor: 180, vote: 1, vote_decision: 1 },
  },
]

test.each(SAMPLES)(
  '$format $path stands in the store as its README counts it, and the second import changes nothing',
  async ({ format, path, counts, rows }) => {
    const first = await world.run(format, realDataPath(path))
    expect([first.status, first.counts]).toEqual([0, counts])
    for (const [table, count] of Object.entries(rows)) expect([table, await world.rowsOf(table)]).toEqual([table, count])
    const [before, version] = [await world.checksums(), await world.dataVersion()]
    const second = await world.run(format, realDataPath(path))
    expect([second.status, second.counts, second.problems]).toEqual([0, counts, first.problems])
    expect(await world.checksums()).toEqual(before)
    expect(await world.dataVersion()).toBe(version)
  },
)

/** Who of the Federal Council of 2019 still sat in it when the members were saved: Berset, Parmelin, Cassis, Amherd and Keller-Sutter. */
const IN_OFFICE_2023 = 5

test('sources in any order give the same people, votes and texts under the same ids', async () => {
  const people = [
    ['parliament', realDataPath('parliament/parlaqui-2023')],
    ['federal-council', realDataPath('parliament/federal-council-history')],
  ] as const
  const idsOf = async () => {
    const { rows } = await sql<{ id: number; key: string }>`
      select id, key from councillor where id < 90000000000 order by id`.execute(world.db)
    return rows
  }
  for (const [format, path] of people) await world.run(format, path)
  const [ids, all] = [await idsOf(), await world.rowsOf('councillor')]
  await world.drop()
  world = await createParliamentWorld(folder)
  for (const [format, path] of people.toReversed()) await world.run(format, path)
  expect(await idsOf()).toEqual(ids)
  expect(await world.rowsOf('councillor')).toBe(all)
  expect(all).toBe(254 + 119 - IN_OFFICE_2023)
})

// Fails when `writeCouncillors` gives the numbers of former keys up.
test('what was said of a person under a name stays with the person that a number is found for', async () => {
  await world.run('federal-council', realDataPath('parliament/federal-council-history'))
  const { rows: before } = await sql<{ numbers: number[] }>`select numbers from councillor`.execute(world.db)
  await world.run('parliament', realDataPath('parliament/parlaqui-2023'))
  const { rows: after } = await sql<{ id: number; numbers: number[] }>`select id, numbers from councillor where id < 90000000000`.execute(
    world.db,
  )
  const found = before.filter(({ numbers }) => after.some((one) => one.numbers.includes(numbers[0]!)))
  expect(found.length).toBe(IN_OFFICE_2023)
})

test('texts of a vote come from one source, its result from another, its explanations from a third', async () => {
  await world.run('explanations', realDataPath('votes/volksabstimmungen-4lang'))
  await world.run('voteinfo', realDataPath('votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json'))
  await world.run('swissvotes', realDataPath('votes/swissvotes'))
  const vote = await world.db.selectFrom('vote').selectAll().where('key', '=', 'people-vote/6710').executeTakeFirstOrThrow()
  expect(vote).toMatchObject({ id: 10_000_006_710, day: '2024-09-22', isPeoples: true })
  expect(vote.record).toMatchObject({ title: { rm: expect.any(String), it: expect.any(String) }, shortTitle: { fr: expect.any(String) } })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from explanation where people_vote_key = 'people-vote/6710'`.execute(world.db)
  expect(rows[0]?.count).toBe(4)
})

test('undoing an import gives what was there before, row by row', async () => {
  await world.run('swissvotes', realDataPath('votes/swissvotes'))
  const before = await world.checksums()
  await world.run('voteinfo', realDataPath('votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json'))
  expect(await world.checksums()).not.toEqual(before)
  const last = async () => (await world.db.selectFrom('importLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  await undoImport(world.db, await last())
  expect(await world.checksums()).toEqual(before)
  await world.run('federal-council', realDataPath('parliament/federal-council-history'))
  const people = await world.checksums()
  await world.run('parliament', realDataPath('parliament/parlaqui-2023'))
  await undoImport(world.db, await last())
  expect(await world.checksums()).toEqual(people)
})

const NEWS = join(folder, 'news.xml')
writeFileSync(
  NEWS,
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>NZZ</title><link>https://www.nzz.ch/</link><description>x</description>
  <item><title>Nationalrat: Pierre-Yves Maillard fordert Geld</title><link>https://www.nzz.ch/eins</link><description>Im Parlament.</description>
  <pubDate>Mon, 16 Nov 2026 08:00:00 GMT</pubDate></item>
  <item><title>Wetter</title><link>https://www.nzz.ch/zwei</link><description>Es regnet.</description><pubDate>Mon, 16 Nov 2026 09:00:00 GMT</pubDate></item>
  </channel></rss>`,
)

// Fails when articles are not looked through again where people are new.
test('news is linked to the people it names, whichever comes first', async () => {
  const linked = async () => {
    const { rows } = await sql<{ url: string; lastName: string }>`
      select a.key as url, c.record->>'lastName' as "lastName" from article a join councillor c on c.numbers && a.councillor_numbers`.execute(
      world.db,
    )
    return rows
  }
  expect((await world.run('feed', NEWS)).counts).toEqual({ articles: 2 })
  expect(await linked()).toEqual([])
  await world.run('parliament', realDataPath('parliament/parlaqui-2023'))
  expect(await linked()).toEqual([{ url: 'https://www.nzz.ch/eins', lastName: 'Maillard' }])
  const before = await world.checksums()
  await world.run('feed', NEWS)
  expect(await world.checksums()).toEqual(before)
})
