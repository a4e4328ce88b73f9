// `npm run bench:api -- --parliament`: search over 20,000 votes and as many affairs, and pages of them, in the application over a real
// PostgreSQL, each address once so that nothing comes from memory. Ends with status 1 over 50 ms (search) or 20 ms (pages), medians.
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@plenara/api'
import { createDataKey } from '../src/keys/data-key.ts'
import { loadReference } from '../src/catalogue/places/load-reference.ts'
import { createPostgresParliament } from '../src/catalogue/parliament/postgres-parliament.ts'
import { createPostgresCatalogue } from '../src/catalogue/snapshots/postgres-catalogue.ts'
import { createDatabase } from '../src/db/database.ts'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'
import { createPostgresUserStore } from '../src/opinions/postgres-user-store.ts'
import { COUNT, MEMBERS, word, writeBenchParliament } from './parliament-data.ts'

const CALLS = 200
const SEARCH_BAR_MS = 50
const PAGE_BAR_MS = 20
/** Begins a word of every affair. */
const COMMON_BEGINNING = 'ost'

const dataDir = await mkdtemp(join(tmpdir(), 'plenara-bench-'))
const server = await openEmbeddedPostgres({ dataDir })
const patient = createDatabase({ url: server.url, maxConnections: 2, statementMs: 0 })
const db = createDatabase({ url: server.url })
try {
  await migrate(patient)
  await loadReference(patient)
  const begin = performance.now()
  await writeBenchParliament(patient)
  console.log(`${COUNT} votes of ${MEMBERS} members and ${COUNT} affairs written in ${((performance.now() - begin) / 1000).toFixed(0)} s`)
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}, ${availableParallelism()} processors\n`)
  const catalogue = createPostgresCatalogue(db)
  const app = createApp({
    catalogue,
    parliament: createPostgresParliament(db, catalogue.dataVersion),
    users: createPostgresUserStore(db, createDataKey(Buffer.alloc(32, 7))),
    authenticate: async () => null,
    log: console.error,
    now: () => new Date(),
    version: '0',
    compatibility: { android: '*', ios: '*', web: '*' },
  })
  const call = async (path: string) => {
    const start = performance.now()
    const response = await app.request(`/api${path}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return performance.now() - start
  }
  const report = async (name: string, bar: number, path: (index: number) => string) => {
    const times: number[] = []
    for (let index = 0; index < CALLS; index++) times.push(await call(path(index)))
    const sorted = times.toSorted((a, b) => a - b)
    const median = sorted[CALLS / 2] ?? Number.NaN
    console.log(
      `${name.padEnd(44)} p50 ${median.toFixed(1).padStart(6)} ms  p95 ${(sorted[CALLS * 0.95] ?? 0).toFixed(1).padStart(6)} ms  bar ${bar} ms`,
    )
    if (!(median <= bar)) process.exitCode = 1
  }
  await call('/vote')
  await report('search: a word', SEARCH_BAR_MS, (index) => `/vote?searchTerm=${word()}&page=${(index % 3) + 1}`)
  await report('search: the beginning of a word', SEARCH_BAR_MS, (index) => `/vote?searchTerm=${word().slice(0, 3)}&page=${index + 1}`)
  await report('search: a beginning in every affair', SEARCH_BAR_MS, (index) => `/vote?searchTerm=${COMMON_BEGINNING}&page=${index + 1}`)
  await report(
    'search: two words, days, a topic',
    SEARCH_BAR_MS,
    () => `/vote?searchTerm=${word()}+${word()}&from=2000-01-01&topicFilter=52`,
  )
  await report(
    "search: a councillor's votes",
    SEARCH_BAR_MS,
    (index) => `/councillor/${index + 1}/vote?searchTerm=${word()}&decisions=yes,no`,
  )
  await report('page of votes', PAGE_BAR_MS, (index) => `/vote?page=${index + 1}&peopleVotes=false`)
  await report('page of votes by affair', PAGE_BAR_MS, (index) => `/affair-vote?page=${index + 1}`)
  await report(
    'close votes of a council by affair',
    PAGE_BAR_MS,
    (index) => `/affair-vote?page=${index + 1}&council=1&margin=10&result=yes`,
  )
  await report('search by affair: a word', SEARCH_BAR_MS, (index) => `/affair-vote?searchTerm=${word()}&page=${(index % 3) + 1}`)
  await report("page of a councillor's votes", PAGE_BAR_MS, (index) => `/councillor/${(index % MEMBERS) + 1}/vote?page=${(index % 50) + 1}`)
  await report('a vote with 200 decisions', PAGE_BAR_MS, (index) => `/vote/${index * 90 + 1}`)
  await report('an affair', PAGE_BAR_MS, (index) => `/affair/${index * 90 + 1}`)
  await report("page of a councillor's news", PAGE_BAR_MS, (index) => `/councillor/${index + 1}/article?searchTerm=${word().slice(0, 3)}`)
} finally {
  await db.destroy()
  await patient.destroy()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
