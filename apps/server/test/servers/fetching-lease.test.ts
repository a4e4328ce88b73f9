import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { LeaseLost } from '../../src/db/job-lease.ts'
import type { Fetched, FetchRun } from '../../src/intake/fetching/fetch-source.ts'
import { runSource } from '../../src/intake/fetching/run-source.ts'
import { readSourceRecords } from '../../src/intake/fetching/source-records.ts'
import { PLACES } from '../support/fillings.ts'
import { leased } from '../support/leased.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const STATE = { tables: { 'Council-DE': '2026-11-19' } }
const DONE: Fetched = { state: STATE, missing: [] }
const FEED =
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>NZZ</title><link>https://www.nzz.ch/</link>
  <description>x</description><item><title>Anna Abel im Nationalrat</title><link>https://www.nzz.ch/eins</link><description>Im Parlament.</description>
  <pubDate>Mon, 16 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`)
let database: TestDatabase
beforeAll(async () => {
  database = await createFilledDatabase(PLACES, { statementMs: 0 })
})
afterEach(async () => {
  for (const table of ['jobLease', 'fetchedSource', 'article'] as const) await database.db.deleteFrom(table).execute()
})
afterAll(() => database.drop())

const feed = { file: 'nzz.rss', bytes: FEED }
/** As if this process had stood still for a minute and another one had taken over. */
const lose = () => sql`update job_lease set holder = gen_random_uuid()`.execute(database.db)

function runOnce(fetch: (run: FetchRun) => Promise<Fetched>) {
  const source = { name: 'news-nzz.ch', group: 'news', format: 'feed', schedule: [], fetch } as const
  return leased(database.db, (lease) => runSource(source, { db: database.db, lease, now: () => NOW }))
}
async function stored() {
  const articles = await database.db.selectFrom('article').select('id').execute()
  return { articles: articles.length, record: (await readSourceRecords(database.db)).get('news-nzz.ch') }
}

test('a process that has the lease writes what it fetched and where it came to', async () => {
  await runOnce(async (run) => {
    await run.take(feed)
    return DONE
  })
  expect(await stored()).toMatchObject({ articles: 1, record: { succeededAt: NOW, state: STATE } })
})

// Fails when the lease is not looked at where a portion, a starting point, a success or a failure is written.
test.each<[string, (run: FetchRun) => Promise<Fetched>]>([
  [
    'records',
    async (run) => {
      await run.take(feed)
      return DONE
    },
  ],
  [
    'a starting point',
    async (run) => {
      await run.checkpoint(STATE)
      return DONE
    },
  ],
  ['a success', async () => DONE],
  ['missing parts', async () => ({ ...DONE, missing: ['page 2'] })],
  ['a failure', () => Promise.reject(new Error('it stood still'))],
])('a process that lost its lease meanwhile writes no %s [API-8]', async (_, fetch) => {
  const lost = runOnce(async (run) => {
    await lose()
    return fetch(run)
  })
  await expect(lost).rejects.toThrow(LeaseLost)
  const { articles, record } = await stored()
  expect(articles).toBe(0)
  expect(record).toMatchObject({ startedAt: NOW, succeededAt: null, failedAt: null, failures: 0 })
  expect(record?.state).toEqual({})
})

// Fails when the start of a run is written without the lease.
test('a process that lost its lease before a source does not even begin with it [API-8]', async () => {
  const source = { name: 'news-nzz.ch', group: 'news', format: 'feed', schedule: [], fetch: async () => DONE } as const
  const lost = leased(database.db, async (lease) => {
    await lose()
    await runSource(source, { db: database.db, lease, now: () => NOW })
  })
  await expect(lost).rejects.toThrow(LeaseLost)
  expect((await stored()).record).toBeUndefined()
})
