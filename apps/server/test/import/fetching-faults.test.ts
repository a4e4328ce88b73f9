// @module-tag slow

import { readFile } from 'node:fs/promises'
import type { HttpOptions } from '@plenara/importers'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import type { FetchSource } from '../../src/intake/fetching/fetch-source.ts'
import { type RunOptions, type RunReport, runSource } from '../../src/intake/fetching/run-source.ts'
import { readSourceRecords } from '../../src/intake/fetching/source-records.ts'
import { createSources } from '../../src/intake/fetching/sources.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { type Fault, FAULTS, MUCH_TOO_LARGE, PAGE_FAULTS, TOO_LARGE, UNREADABLE } from './faulty-answers.ts'
import { type Answers, isWithin, publicAnswers } from './fetched-answers.ts'
import { leased } from '../support/leased.ts'
import { fillService, type SourceServer, serviceDecision, serviceSession, serviceVote, startSourceServer } from './source-server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const HEALTHY: HttpOptions = { delay: 5, pause: 0, timeout: 10_000, retries: 2, maxBytes: 200_000 }
const FAULTY: HttpOptions = { ...HEALTHY, timeout: 300, retries: 1 }
const RSS = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>NZZ</title><link>https://www.nzz.ch/</link><description>x</description>
  <item><title>Zürich: Müller im Nationalrat</title><link>https://www.nzz.ch/eins</link><description>Fünf für Genève.</description>
  <pubDate>Mon, 16 Nov 2026 08:00:00 GMT</pubDate></item>
  <item><title>Anna Abel</title><link>https://www.nzz.ch/zwei</link><pubDate>Mon, 16 Nov 2026 09:00:00 GMT</pubDate></item></channel></rss>`
const fixture = (path: string) => readFile(new URL(`../../../../packages/importers/src/${path}`, import.meta.url), 'utf8')

let api: TestApi
let server: SourceServer
beforeEach(async () => {
  api = await openTestApi()
  await loadReference(api.db)
  server = await startSourceServer()
  await fillSources(server)
})
afterEach(async () => {
  await server.close()
  await api.close()
})

async function fillSources({ files, tables, address }: SourceServer) {
  fillService({ tables })
  tables.get('Session')?.push(...serviceSession(5215, '2026-06-01', '2026-06-19'))
  for (const vote of [95, 96]) {
    tables.get('Vote')?.push(...serviceVote(vote, 20260004, 5215))
    tables.get('Voting')?.push(...[1, 2, 3].flatMap((person) => serviceDecision(vote, person, 5215)))
  }
  // Each row has a letter by which another encoding shows.
  for (const [name, rows] of tables)
    tables.set(
      name,
      rows.map(({ modified, row }) => ({ modified, row: { ...row, Remark: 'für' } })),
    )
  files.set('/nzz.rss', RSS)
  files.set('/swissvotes.csv', await fixture('swissvotes/fixtures/swissvotes.csv'))
  files.set(
    '/days',
    JSON.stringify({ result: { resources: [{ url: `${address}/results-de`, coverage: '2026-11-15', name: 'Ständemehr' }] } }),
  )
  // Other votes than those of Swissvotes.
  files.set('/results-de', (await fixture('voteinfo/fixtures/voteinfo.json')).replaceAll('9010', '8810').replaceAll('9020', '8820'))
}

const NAMES = ['parliament', 'swissvotes', 'voteinfo', 'news-nzz.ch']
function sources(): FetchSource[] {
  const { address } = server
  const addresses = {
    parliament: `${address}/odata.svc/`,
    swissvotes: `${address}/swissvotes.csv`,
    voteinfo: `${address}/ogd/`,
    'voteinfo-index': `${address}/days`,
    'news-nzz.ch': `${address}/nzz.rss`,
  }
  return createSources(addresses).filter(({ name }) => NAMES.includes(name))
}

function runOnce(source: FetchSource, options: Omit<RunOptions, 'db' | 'lease'>, signal?: AbortSignal): Promise<RunReport> {
  return leased(api.db, (lease) => runSource(source, { ...options, db: api.db, lease }), signal)
}

/** Runs every source as it would be some hours later, so that each asks for everything that it asks for then. */
async function runAll(http: HttpOptions, hours = 0): Promise<RunReport[]> {
  const reports: RunReport[] = []
  for (const source of sources()) reports.push(await runOnce(source, { now: () => new Date(NOW.getTime() + hours * 3_600_000), http }))
  return reports
}

async function rowsOf(table: string, where = sql`true`): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} where ${where}`.execute(api.db)
  return rows[0]?.count ?? 0
}

/** What readers are told where nothing ever went wrong. */
let whole: Answers | null = null
async function answersWithoutFault(): Promise<Answers> {
  if (whole) return whole
  expect((await runAll(HEALTHY)).map(({ error }) => error)).toEqual([null, null, null, null])
  whole = await publicAnswers(api)
  await api.close()
  api = await openTestApi()
  await loadReference(api.db)
  server.taken()
  return whole
}

const isDecisions = (url: URL) => url.pathname.endsWith('/Voting')
const VOTE_OF_PARLIAMENT = sql`not is_peoples`
const RESULTS = sql`key in ('people-vote/8810', 'people-vote/8820')`

// Fails when `jsonDamage`, `tableDamage`, `xmlDamage` or `isSameSite` lets everything pass.
test.each(Object.entries(FAULTS))(
  '%s: nothing of it is stored, each run ends with a report, and then all is as if nothing had been',
  async (name, fault) => {
    const healthy = await answersWithoutFault()
    const http = name === 'no answer' ? { ...FAULTY, retries: 0 } : FAULTY
    server.fault = () => fault
    const first = await runAll(http)
    expect(first.map(({ error }) => error)).not.toContain(null)
    expect(server.taken().some((one) => one.includes('/wrong'))).toBe(false)
    for (const table of ['vote', 'affair', 'councillor', 'article', 'vote_decision'])
      expect([table, await rowsOf(table)]).toEqual([table, 0])
    server.fault = (url) => (isDecisions(url) || url.pathname === '/results-de' ? fault : null)
    const [parliament, ...others] = await runAll(http, 1)
    expect(others.map(({ error }) => String(error))).toContainEqual(expect.stringContaining('incomplete: results of 2026-11-15: '))
    expect(await rowsOf('vote', RESULTS)).toBe(0)
    expect(String(parliament?.error)).toMatch(/vote 9[56] of session 5215: .*vote 10[12] of session 5220: /)
    expect([await rowsOf('councillor'), await rowsOf('vote', VOTE_OF_PARLIAMENT), await rowsOf('vote_decision')]).toEqual([3, 0, 0])
    expect(isWithin(await publicAnswers(api), healthy)).toBe(true)
    server.fault = () => null
    expect((await runAll(HEALTHY, 2)).map(({ error }) => error)).toEqual([null, null, null, null])
    expect(await rowsOf('vote', RESULTS)).toBe(2)
    expect(await publicAnswers(api)).toEqual(healthy)
  },
)

// Fails when `isWhole` of `createRowCount` is always true.
test.each(Object.entries(PAGE_FAULTS))(
  '%s: no roll call is half, the table is named, and then all is as if nothing had been',
  async (_, fault) => {
    const healthy = await answersWithoutFault()
    for (const only of [isDecisions, () => true]) {
      server.fault = (url) => (only(url) ? fault : null)
      const [parliament] = await runAll(FAULTY)
      expect(String(parliament?.error)).toMatch(/incomplete: .*its pages hold \d+ rows of \d+/)
      expect(isWithin(await publicAnswers(api), healthy)).toBe(true)
      expect(await rowsOf('vote', VOTE_OF_PARLIAMENT)).toBe(0)
    }
    server.fault = () => null
    await runAll(HEALTHY, 2)
    expect(await publicAnswers(api)).toEqual(healthy)
  },
)

// Fails when `readOneByOne`, or the small pages of `readOneVote`, are taken out.
test.each([
  ['of a session', TOO_LARGE, 1],
  ['of a vote', MUCH_TOO_LARGE, 3],
])('where the decisions %s are too many for the service, it is asked for less at once', async (_, fault, requests) => {
  const healthy = await answersWithoutFault()
  server.fault = () => fault
  expect((await runAll(FAULTY)).map(({ error }) => error)).toEqual([null, null, null, null])
  expect(await publicAnswers(api)).toEqual(healthy)
  expect(server.taken().filter((one) => one.endsWith('/Voting 500')).length).toBeGreaterThanOrEqual(requests)
})

// Fails when `completeVotes` does not compare, or `onlyVotes` keeps all.
test('a vote of which one decision cannot be read is left out and named, the others are stored, and the next run asks for it alone', async () => {
  const healthy = await answersWithoutFault()
  server.fault = () => UNREADABLE
  const [parliament] = await runAll(FAULTY)
  expect(String(parliament?.error)).toBe('Incomplete: incomplete: vote 102 of session 5220: its texts or its decisions cannot be read')
  const { rows } = await sql<{ key: string }>`select key from vote where not is_peoples order by id`.execute(api.db)
  expect(rows.map(({ key }) => key)).toEqual(['parliament/95', 'parliament/96', 'parliament/101'])
  expect(await rowsOf('vote_decision')).toBe(3)
  expect(isWithin(await publicAnswers(api), healthy)).toBe(true)
  server.fault = () => null
  server.taken()
  expect((await runAll(HEALTHY, 1)).map(({ error }) => error)).toEqual([null, null, null, null])
  expect(server.taken().filter(isDecisionsLine)).toHaveLength(2)
  expect(await publicAnswers(api)).toEqual(healthy)
})

const isDecisionsLine = (line: string) => line.includes('/Voting ')

// Fails when `fetchSession` throws, when no checkpoint is stored, or when finished sessions are asked for again.
test('a session that fails does not block later ones; it is named, and the next run asks for it and for no other again', async () => {
  const healthy = await answersWithoutFault()
  server.fault = (url) => (/IdSession(\+|%20| )eq(\+|%20| )5215/.test(url.search) ? (FAULTS['status 500'] ?? null) : null)
  const [parliament] = await runAll(FAULTY)
  expect(String(parliament?.error)).toMatch(/incomplete: votes of session 5215 in DE: .*500/)
  expect(await rowsOf('vote', VOTE_OF_PARLIAMENT)).toBe(2)
  const record = (await readSourceRecords(api.db)).get('parliament')
  expect(record).toMatchObject({
    failures: 1,
    succeededAt: null,
    changedAt: NOW,
    state: { missing: [expect.stringContaining('votes of session 5215')], sessions: { 5220: { done: [101, 102], isOpen: false } } },
  })
  server.fault = () => null
  server.taken()
  const later = 40 * 24
  expect((await runAll(HEALTHY, later))[0]).toMatchObject({ error: null, isChanged: true })
  expect(server.taken().filter(isDecisionsLine)).toEqual(Array(3).fill('/odata.svc/Voting 200'))
  await runAll(HEALTHY, later + 24)
  expect(server.taken().filter((one) => /Vot(e|ing) /.test(one))).toEqual([])
  expect(await publicAnswers(api)).toEqual(healthy)
})

// Fails when a checkpoint is only stored at the end.
test('a run that is ended in its middle goes on where it was', async () => {
  const healthy = await answersWithoutFault()
  const controller = new AbortController()
  server.fault = (url) => {
    if (isDecisions(url) && url.search.includes('5220')) controller.abort()
    return null
  }
  const source = sources()[0]
  if (!source) throw new Error('no source')
  await runOnce(source, { now: () => NOW, http: HEALTHY }, controller.signal)
  expect(await rowsOf('vote', VOTE_OF_PARLIAMENT)).toBe(2)
  server.fault = () => null
  server.taken()
  await runAll(HEALTHY)
  const asked = server.taken()
  expect(asked.filter((one) => one.includes('/Council '))).toHaveLength(4)
  expect(asked.filter(isDecisionsLine)).toHaveLength(3)
  expect(await publicAnswers(api)).toEqual(healthy)
})

test('a service that asks to wait is waited for', async () => {
  const healthy = await answersWithoutFault()
  let waits = 0
  const wait: Fault = (response) => {
    response.writeHead(429, { 'retry-after': '1' }).end()
    return true
  }
  server.fault = () => (waits++ % 40 === 0 ? wait : null)
  const begin = performance.now()
  expect((await runAll(FAULTY)).map(({ error }) => error)).toEqual([null, null, null, null])
  expect(performance.now() - begin).toBeGreaterThan(1_000)
  expect(await publicAnswers(api)).toEqual(healthy)
})

// Fails when `isOfService` is always true.
test('an address elsewhere that the catalogue names is not called; the file of its day is asked for in the folder', async () => {
  const inner = `${server.address.replace('127.0.0.1', 'localhost')}/results-de`
  server.files.set('/ogd/sd-t-17-02-20261115-eidgAbstimmung.json', await fixture('voteinfo/fixtures/voteinfo.json'))
  server.files.set('/days', JSON.stringify({ result: { resources: [{ url: inner, coverage: '2026-11-15' }] } }))
  for (const source of sources().filter(({ name }) => name === 'voteinfo'))
    expect(await runOnce(source, { now: () => NOW, http: HEALTHY })).toMatchObject({ isChanged: true, error: null })
  expect(server.taken()).toEqual(['/days 200', '/ogd/sd-t-17-02-20261115-eidgAbstimmung.json 200'])
})
