import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { undoImport } from '../src/catalogue/undo-import.ts'
import { runImport } from '../src/commands/run-import.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const SHARED = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const TABLES = [
  'council',
  'council_seating',
  'parliamentary_group',
  'parliament_party',
  'parliament_session',
  'topic',
  'media_outlet',
].concat(...['councillor', 'interest', 'affair', 'affair_document', 'vote', 'vote_decision', 'explanation', 'article'])
const folder = mkdtempSync(join(tmpdir(), 'plenara-parliament-'))

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ statementMs: 0 })
})
afterEach(() => database.drop())
afterAll(() => rmSync(folder, { recursive: true }))

async function run(format: string, path: string, ...options: string[]) {
  const chunks: string[] = []
  const output = { write: (text: string) => void chunks.push(text) }
  const env = { DATABASE_URL: database.url, DATA_DIR: folder }
  const status = await runImport([format, path, '--json', ...options], { env, stdout: output, stderr: { write: () => undefined } })
  const { counts, problems } = JSON.parse(chunks.join('').trim().split('\n').at(-1) ?? '')
  return { status, counts, problems: problems as { file: string; line: number; reason: string }[] }
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db)
  return rows[0]?.count ?? 0
}

/** Every table of parliaments, votes and news as one hash. */
async function checksums(): Promise<Record<string, string | null>> {
  const hashes: Record<string, string | null> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(table)} t`.execute(database.db)
    hashes[table] = rows[0]?.hash ?? null
  }
  return hashes
}

async function dataVersion(): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from catalogue_state`.execute(database.db)
  return rows[0]?.version ?? 0
}

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
    format: 'factions',
    path: 'parliament/factions-2026-04-30',
    counts: { groups: 4, councillors: 114 },
    rows: { parliamentary_group: 4, councillor: 114 },
  },
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
    counts: { councils: 95, councillors: 3, affairs: 3, votes: 3, sessions: 3 },
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
    const first = await run(format, SHARED + path)
    expect([first.status, first.counts]).toEqual([0, counts])
    for (const [table, count] of Object.entries(rows)) expect([table, await rowsOf(table)]).toEqual([table, count])
    const [before, version] = [await checksums(), await dataVersion()]
    const second = await run(format, SHARED + path)
    expect([second.status, second.counts, second.problems]).toEqual([0, counts, first.problems])
    expect(await checksums()).toEqual(before)
    expect(await dataVersion()).toBe(version)
  },
)

test('sources in any order give the same people, votes and texts under the same ids', async () => {
  const people = [
    ['parliament', `${SHARED}parliament/parlaqui-2023`],
    ['factions', `${SHARED}parliament/factions-2026-04-30`],
  ] as const
  const idsOf = async () => {
    const { rows } = await sql<{ id: number; key: string }>`
      select id, key from councillor where id < 90000000000 order by id`.execute(database.db)
    return rows
  }
  for (const [format, path] of people) await run(format, path)
  const [ids, all] = [await idsOf(), await rowsOf('councillor')]
  await database.drop()
  database = await createTestDatabase({ statementMs: 0 })
  for (const [format, path] of people.toReversed()) await run(format, path)
  expect(await idsOf()).toEqual(ids)
  expect(await rowsOf('councillor')).toBe(all)
  expect(all).toBeLessThan(254 + 114)
})

// Fails when `writeCouncillors` gives the numbers of former keys up.
test('what was said of a person under a name stays with the person that a number is found for', async () => {
  await run('factions', `${SHARED}parliament/factions-2026-04-30`)
  const { rows: before } = await sql<{ numbers: number[] }>`select numbers from councillor`.execute(database.db)
  await run('parliament', `${SHARED}parliament/parlaqui-2023`)
  const { rows: after } = await sql<{ id: number; numbers: number[] }>`select id, numbers from councillor where id < 90000000000`.execute(
    database.db,
  )
  const found = before.filter(({ numbers }) => after.some((one) => one.numbers.includes(numbers[0]!)))
  expect(found.length).toBeGreaterThan(50)
})

test('texts of a vote come from one source, its result from another, its explanations from a third', async () => {
  await run('explanations', `${SHARED}votes/volksabstimmungen-4lang`)
  await run('voteinfo', `${SHARED}votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json`)
  await run('swissvotes', `${SHARED}votes/swissvotes`)
  const vote = await database.db.selectFrom('vote').selectAll().where('key', '=', 'people-vote/6710').executeTakeFirstOrThrow()
  expect(vote).toMatchObject({ id: 10_000_006_710, day: '2024-09-22', isPeoples: true })
  expect(vote.record).toMatchObject({ title: { rm: expect.any(String), it: expect.any(String) }, shortTitle: { fr: expect.any(String) } })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from explanation where people_vote_key = 'people-vote/6710'`.execute(database.db)
  expect(rows[0]?.count).toBe(4)
})

test('undoing an import gives what was there before, row by row', async () => {
  await run('swissvotes', `${SHARED}votes/swissvotes`)
  const before = await checksums()
  await run('voteinfo', `${SHARED}votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json`)
  expect(await checksums()).not.toEqual(before)
  const last = async () => (await database.db.selectFrom('importLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  await undoImport(database.db, await last())
  expect(await checksums()).toEqual(before)
  await run('factions', `${SHARED}parliament/factions-2026-04-30`)
  const people = await checksums()
  await run('parliament', `${SHARED}parliament/parlaqui-2023`)
  await undoImport(database.db, await last())
  expect(await checksums()).toEqual(people)
})

/** Copies of a file that are damaged in the ways in which files are. */
function damagedCopies(path: string, column: string): [damage: string, file: string][] {
  const bytes = readFileSync(path)
  const write = (damage: string, content: Uint8Array): [string, string] => {
    const file = join(folder, `${damage}-${basename(path)}`)
    writeFileSync(file, content)
    return [damage, file]
  }
  return [
    write('half', bytes.subarray(0, Math.floor(bytes.length / 2))),
    write('latin1', Buffer.from(bytes.toString('utf8').replaceAll(/[^\0-\xff]/g, '?'), 'latin1')),
    write('column', Buffer.from(bytes.toString('utf8').replaceAll(column, `${column}X`))),
  ]
}

test.each([
  ['swissvotes', 'votes/swissvotes/swissvotes.ch.csv', 'rechtsform'],
  ['voteinfo', 'votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json', 'vorlagenTitel'],
  ['factions', 'parliament/factions-2026-04-30/faction_2.json', 'abbreviation'],
  ['kantonsrat-zh', 'parliament/kantonsrat-zh/votes-2012.csv', 'Sitzungsdatum'],
] as const)('damaged copies of %s are reported by file and line and leave the old data as it was', async (format, path, column) => {
  await run(format, SHARED + path)
  const before = await checksums()
  for (const [damage, file] of damagedCopies(SHARED + path, column)) {
    const { problems } = await run(format, file)
    expect(problems.length, damage).toBeGreaterThan(0)
    expect(
      problems.every((problem) => problem.file === file && problem.line > 0),
      damage,
    ).toBe(true)
    expect([damage, await checksums()]).toEqual([damage, before])
    expect((await run(format, file, '--strict')).status).toBe(1)
  }
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
      database.db,
    )
    return rows
  }
  expect((await run('feed', NEWS)).counts).toEqual({ articles: 2 })
  expect(await linked()).toEqual([])
  await run('parliament', `${SHARED}parliament/parlaqui-2023`)
  expect(await linked()).toEqual([{ url: 'https://www.nzz.ch/eins', lastName: 'Maillard' }])
  const before = await checksums()
  await run('feed', NEWS)
  expect(await checksums()).toEqual(before)
})
