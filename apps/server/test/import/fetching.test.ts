import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDatabase } from '../../src/db/database.ts'
import { runSource } from '../../src/intake/fetching/run-source.ts'
import { dueAt, type Schedule, startSchedule } from '../../src/intake/fetching/schedule.ts'
import { readSourceRecords } from '../../src/intake/fetching/source-records.ts'
import { createSources } from '../../src/intake/fetching/sources.ts'
import { startFetching } from '../../src/intake/fetching/start-fetching.ts'
import { readNotices } from '../../src/platform/notices.ts'
import { PLACES } from '../support/fillings.ts'
import { leased } from '../support/leased.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { fillService, type SourceServer, serviceAffair, serviceDecision, serviceVote, startSourceServer } from './source-server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const HTTP = { delay: 5, pause: 0, timeout: 1_500, retries: 3 }
const RSS = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>NZZ</title><link>https://www.nzz.ch/</link><description>x</description>
  <item><title>Anna Abel im Nationalrat</title><link>https://www.nzz.ch/eins</link><description>Im Parlament.</description>
  <pubDate>Mon, 16 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`
const ATOM = `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>RTS</title><id>urn:rts</id>
  <updated>2026-11-16T08:00:00Z</updated><entry><title>Le Conseil vote</title><id>urn:1</id><link href="https://www.rts.ch/un"/>
  <updated>2026-11-16T08:00:00Z</updated><summary>Au parlement.</summary></entry></feed>`

let database: TestDatabase
let server: SourceServer
const schedules: Schedule[] = []
beforeEach(async () => {
  database = await createFilledDatabase(PLACES, { statementMs: 0 })
  server = await startSourceServer()
  fillService(server)
  server.files.set('/nzz.rss', RSS)
  server.files.set('/rts.atom', ATOM)
  server.files.set('/days', JSON.stringify({ result: { resources: [{ url: 'https://x.example/old.json', coverage: '2010-03-07' }] } }))
})
afterEach(async () => {
  await Promise.all(schedules.splice(0).map((schedule) => schedule.stop()))
  await server.close()
  await database.drop()
})

const addresses = () => ({
  parliament: `${server.address}/odata.svc`,
  swissvotes: `${server.address}/swissvotes.csv`,
  voteinfo: `${server.address}/ogd`,
  'voteinfo-index': `${server.address}/days`,
  'news-nzz.ch': `${server.address}/nzz.rss`,
  'news-rts.ch': `${server.address}/rts.atom`,
})
const sources = () => createSources(addresses()).filter(({ name }) => name in addresses())

function run(name: string, now = NOW) {
  const source = sources().find((one) => one.name === name)
  if (!source) throw new Error(`no source ${name}`)
  return leased(database.db, (lease) => runSource(source, { db: database.db, lease, now: () => now, http: HTTP }))
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db)
  return rows[0]?.count ?? 0
}

async function checksum(): Promise<string> {
  const tables = ['council', 'councillor', 'parliament_session', 'affair', 'vote', 'vote_decision', 'article']
  const texts = await Promise.all(
    tables.map((table) =>
      sql<{ all: string }>`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as all from ${sql.table(table)} t`.execute(
        database.db,
      ),
    ),
  )
  return texts.map(({ rows }) => rows[0]?.all).join()
}

const versions = () => database.db.selectFrom('catalogueState').select(['version', 'newsVersion']).executeTakeFirstOrThrow()
const recordOf = async (name: string) => (await readSourceRecords(database.db)).get(name)

test('a busy, slow service that breaks off is read whole, and a second time nothing is new', { tags: ['slow'] }, async () => {
  server.disturbances.push('busy', 'slow', 'cut')
  expect(await run('parliament')).toEqual({ name: 'parliament', isChanged: true, problems: [], error: null })
  const tables = ['councillor', 'parliament_session', 'affair', 'vote', 'vote_decision', 'parliamentary_group', 'parliament_party']
  const counts = await Promise.all(tables.map(async (table) => [table, await rowsOf(table)]))
  expect(Object.fromEntries(counts)).toEqual({
    ...{ councillor: 3, parliament_session: 2, affair: 5, vote: 2, vote_decision: 2, parliamentary_group: 1, parliament_party: 1 },
  })
  const affair = await database.db.selectFrom('affair').select('record').where('id', '=', 20260001).executeTakeFirstOrThrow()
  expect(affair.record.title).toEqual({ de: 'Geschäft 1 DE', fr: 'Geschäft 1 FR', it: 'Geschäft 1 IT', rm: 'Geschäft 1 RM' })
  const decisions = await database.db.selectFrom('voteDecision').select('yes').execute()
  expect(decisions.map(({ yes }) => yes.length)).toEqual([3, 3])
  const [before, version] = [await checksum(), await versions()]
  server.taken()
  expect(await run('parliament', new Date(NOW.getTime() + 86_400_000))).toMatchObject({ isChanged: false, problems: [], error: null })
  expect([await checksum(), await versions()]).toEqual([before, version])
  const asked = server.taken()
  expect(asked.filter((one) => /Vot(e|ing) /.test(one)).every((one) => one.endsWith(' 304'))).toBe(true)
  expect(await recordOf('parliament')).toMatchObject({
    failures: 0,
    error: null,
    changedAt: NOW,
    state: { tables: { 'Council-DE': '2026-11-19' } },
  })
})

// Fails when `since` or the known pages are not handed on.
test('later only what changed is delivered: an affair since the last run, a page with another ETag', async () => {
  await run('parliament')
  server.taken()
  server.tables.get('Business')?.push(...serviceAffair(20260006, 'Neues Geschäft', '2026-11-20'))
  server.tables.get('Vote')?.push(...serviceVote(103, 20260006, 5220))
  server.tables.get('Voting')?.push(...[1, 2, 3].flatMap((person) => serviceDecision(103, person, 5220)))
  expect(await run('parliament', new Date('2026-11-21T02:30:00Z'))).toMatchObject({ isChanged: true, error: null })
  expect([await rowsOf('affair'), await rowsOf('vote')]).toEqual([6, 3])
  const asked = server.taken()
  expect(asked.filter((one) => one.includes('/Business '))).toHaveLength(4)
  await run('parliament', new Date('2026-11-22T02:30:00Z'))
  expect(
    server
      .taken()
      .filter((one) => /Vot(e|ing) /.test(one))
      .every((one) => one.endsWith(' 304')),
  ).toBe(true)
})

test('a source that fails leaves the data and the other sources alone, says why, and is asked again after a pause', async () => {
  await run('parliament')
  const before = await checksum()
  server.disturbances.push('cut', 'cut', 'cut', 'cut')
  const failed = await run('parliament', new Date('2026-11-21T02:30:00Z'))
  expect(String(failed.error)).toContain('did not answer')
  expect(await checksum()).toBe(before)
  const record = await recordOf('parliament')
  expect(record).toMatchObject({
    failures: 1,
    succeededAt: NOW,
    error: expect.stringContaining('/odata.svc/Council'),
    state: { tables: { 'Council-DE': '2026-11-18', 'Council-FR': '2026-11-19' } },
  })
  expect(dueAt(['30 3 * * *'], record)?.toISOString()).toBe('2026-11-21T02:45:00.000Z')
  expect(await run('news-nzz.ch')).toMatchObject({ isChanged: true, error: null })
})

test('a service that has changed a field is reported by page and line, and the old data stays', async () => {
  await run('parliament')
  const before = await checksum()
  server.tables.set(
    'Session',
    (server.tables.get('Session') ?? []).map(({ row: { SessionName, ...row } }) => ({
      modified: '2026-11-21',
      row: { ...row, Name: SessionName },
    })),
  )
  const { error } = await run('parliament', new Date('2026-11-21T02:30:00Z'))
  expect(String(error)).toMatch(/nothing can be read: Session-DE-1\.json:1: .*SessionName/)
  expect(await checksum()).toBe(before)
})

test('feeds are RSS or Atom; an article raises the version of the news alone, and the same feed is not delivered again', async () => {
  await run('parliament')
  // The first feed also brings its outlet, which is no news.
  for (const name of ['news-nzz.ch', 'news-rts.ch']) expect(await run(name)).toMatchObject({ isChanged: true, problems: [], error: null })
  const { rows } = await sql<{ key: string; named: number }>`
    select key, cardinality(councillor_numbers) as named from article order by key`.execute(database.db)
  expect(rows).toEqual([
    { key: 'https://www.nzz.ch/eins', named: 1 },
    { key: 'https://www.rts.ch/un', named: 0 },
  ])
  const before = await versions()
  server.files.set(
    '/nzz.rss',
    RSS.replace(
      '<item>',
      '<item><title>Neu</title><link>https://www.nzz.ch/neu</link><pubDate>Tue, 17 Nov 2026 08:00:00 GMT</pubDate></item><item>',
    ),
  )
  expect(await run('news-nzz.ch')).toMatchObject({ isChanged: true })
  expect(await versions()).toEqual({ version: before.version, newsVersion: before.newsVersion + 1 })
  server.taken()
  expect(await run('news-nzz.ch')).toMatchObject({ isChanged: false, error: null })
  expect(server.taken()).toEqual(['/nzz.rss 304'])
  expect(await versions()).toEqual({ version: before.version, newsVersion: before.newsVersion + 1 })
})

test('a feed that is cut, or no feed, changes nothing and is named with its line', async () => {
  await run('news-nzz.ch')
  const before = await checksum()
  for (const damaged of [RSS.slice(0, 120), '<html>maintenance</html>']) {
    server.files.set('/nzz.rss', damaged)
    expect(String((await run('news-nzz.ch')).error)).toMatch(/nothing can be read: nzz\.ch\.xml:\d+: /)
    expect(await checksum()).toBe(before)
  }
})

// Fails when `askIndex` names no file, when `wantedFiles` leaves out the days of the database, or asks for earlier days each time.
test('results are asked for on the days that the service names and on those that the database knows; earlier ones once', async () => {
  for (const [number, day] of [
    [6910, '2026-11-29'],
    [6700, '2024-09-22'],
  ] as const)
    await sql`insert into vote (id, key, record, day, is_peoples, affair_key, search) values (${number}, ${`people-vote/${number}`}, '{}', ${day}, true, null, '')`.execute(
      database.db,
    )
  const results = (day: string) => `https://elsewhere.example/sd-t-17-02-${day}-eidgAbstimmung.json`
  const resources = [
    { url: results('20261115'), coverage: null },
    { url: `${server.address}/master`, name: { de: 'Abstimmung vom 08.03.2026' } },
    { url: results('20240922') },
    { url: 'https://elsewhere.example/manual.pdf' },
  ]
  server.files.set('/days', JSON.stringify({ success: true, result: { resources } }))
  const file = await resultsOfVoteInfo()
  for (const path of ['/ogd/sd-t-17-02-20261115-eidgAbstimmung.json', '/master']) server.files.set(path, file)
  expect(await run('voteinfo')).toMatchObject({ isChanged: true, error: null })
  expect(server.taken()).toEqual([
    '/days 200',
    '/master 200',
    '/ogd/sd-t-17-02-20261115-eidgAbstimmung.json 200',
    '/ogd/sd-t-17-02-20261129-eidgAbstimmung.json 404',
  ])
  expect(await run('voteinfo', new Date(NOW.getTime() + 300_000))).toMatchObject({ isChanged: false, error: null })
  expect(server.taken()).toEqual(['/ogd/sd-t-17-02-20261115-eidgAbstimmung.json 304', '/ogd/sd-t-17-02-20261129-eidgAbstimmung.json 404'])
  server.files.delete('/days')
  const later = await run('voteinfo', new Date(NOW.getTime() + 86_400_000))
  expect(String(later.error)).toContain('days of votes')
  expect(server.taken()).toContain('/ogd/sd-t-17-02-20261115-eidgAbstimmung.json 304')
  expect(await run('swissvotes')).toMatchObject({ error: expect.objectContaining({ status: 404 }) })
})

// Fails when `onRun` is not called, `needsOperator` is always false or always true, or the contact or the addresses are not handed on.
test('what is missing stands as a notice for the operator until it is there', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenara-fetching-'))
  const config = {
    fetch: ['voteinfo'] as const,
    fetchAddresses: addresses(),
    publicUrl: 'https://wahl.example.ch',
    fetchProxy: {},
    dataDir,
  }
  const start = (hours: number) =>
    startFetching({
      config,
      url: database.url,
      now: () => new Date(NOW.getTime() + hours * 3_600_000),
      log: pino({ level: 'silent' }),
      onError: (error) => expect.unreachable(String(error)),
    })
  server.files.set('/days', JSON.stringify({ result: { resources: [{ url: `${server.address}/results`, coverage: '2026-11-15' }] } }))
  const first = start(0)
  await vi.waitFor(async () => expect((await readNotices(dataDir)).map(({ code }) => code)).toEqual(['fetching']), 5_000)
  await first.stop()
  expect(server.agent).toBe('Plenara (+https://wahl.example.ch)')
  server.files.set('/results', await resultsOfVoteInfo())
  const second = start(1)
  await vi.waitFor(async () => expect(await readNotices(dataDir)).toEqual([]), 5_000)
  await second.stop()
  await rm(dataDir, { recursive: true })
})

function resultsOfVoteInfo(): Promise<string> {
  return readFile(new URL('../../../../packages/importers/src/voteinfo/fixtures/voteinfo.json', import.meta.url), 'utf8')
}

function schedule(db: TestDatabase['db'], lines: object[] = []): Schedule {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const started = startSchedule({ db, sources: sources(), now: () => NOW, http: HTTP, log })
  schedules.push(started)
  return started
}

// Fails when the lease is left out.
test('every source is fetched when it is due, by one process alone, and failures are told', async () => {
  const other = createDatabase({ url: database.url, maxConnections: 3, statementMs: 0 })
  const lines: { source?: string; msg?: string }[] = []
  const both = [schedule(database.db, lines), schedule(other, lines)]
  await Promise.all(both.map((one) => one.run()))
  expect(lines.map(({ source, msg }) => [source, msg])).toEqual([
    ['parliament', 'source fetched'],
    ['news-nzz.ch', 'source fetched'],
    ['news-rts.ch', 'source fetched'],
    ['swissvotes', 'source failed'],
    ['voteinfo', 'source fetched'],
  ])
  server.taken()
  await Promise.all(both.map((one) => one.run()))
  expect(server.taken()).toEqual([])
  await Promise.all(schedules.splice(0).map((one) => one.stop()))
  await other.destroy()
})

test('a stop ends the run that is under way, which is no failure', { tags: ['slow'] }, async () => {
  server.disturbances.push('slow')
  const started = schedule(database.db)
  await vi.waitFor(async () => expect(await recordOf('parliament')).toMatchObject({ startedAt: NOW }))
  const begin = performance.now()
  await started.stop()
  expect(performance.now() - begin).toBeLessThan(1_000)
  expect(await recordOf('parliament')).toMatchObject({ failures: 0, failedAt: null, succeededAt: null })
})
