// `npm run bench:api -- --parliament`: search over 20,000 votes and as many affairs, and pages of them, in the application over a real
// PostgreSQL, each address once so that nothing comes from memory. Ends with status 1 over 50 ms (search) or 20 ms (pages), medians.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@plenara/api'
import { DECISIONS, type ParliamentImport } from '@plenara/contract'
import { seededRandom } from '@plenara/domain'
import { createDataKey } from '../src/auth/data-key.ts'
import { loadReference } from '../src/catalogue/load-reference.ts'
import { createPostgresParliament } from '../src/catalogue/parliament/postgres-parliament.ts'
import { writeParliament } from '../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../src/catalogue/postgres-catalogue.ts'
import { createDatabase } from '../src/db/database.ts'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'
import { createPostgresUserStore } from '../src/store/postgres-user-store.ts'
import { parliamentSample, sampleAffair, sampleArticle, sampleCouncillor, sampleVote } from '../test/parliament-sample.ts'

const COUNT = 20_000
const MEMBERS = 200
const VOTES_AT_ONCE = 2_500
/** Members and votes of four legislatures: nobody sits in all of them. */
const LEGISLATURES = 4
const TOPICS = 21
const CALLS = 200
const SEARCH_BAR_MS = 50
const PAGE_BAR_MS = 20
const SYLLABLES = [
  'ba',
  'ri',
  'no',
  'kel',
  'tum',
  'sor',
  'fen',
  'gal',
  'mi',
  'zu',
  'rha',
  'vel',
  'ost',
  'ack',
  'lei',
  'dro',
  'pen',
  'sik',
  'ur',
  'wan',
]

const random = seededRandom('parliament')
const below = (end: number) => Math.floor(random() * end)
const words = Array.from({ length: 8_000 }, () => Array.from({ length: 2 + below(3) }, () => SYLLABLES[below(SYLLABLES.length)]).join(''))
/** Words of a language: a few are in every text, most are rare. */
const word = () => words[Math.floor(words.length * random() ** 3)] ?? ''
const text = (length: number) => Array.from({ length }, word).join(' ')
const inAll = (length: number) => ({ de: text(length), fr: text(length), it: text(length), rm: text(length) })
const day = (index: number) => new Date(Date.UTC(1995, 0, 1) + Math.floor(index / 30) * 15 * 86_400_000).toISOString().slice(0, 10)

function parliament(): ParliamentImport {
  const range = Array.from({ length: COUNT }, (_, index) => index)
  const people = Array.from({ length: MEMBERS * LEGISLATURES }, (_, index) =>
    sampleCouncillor(index + 1, { firstName: word(), lastName: word() }),
  )
  return {
    ...parliamentSample,
    councillors: people,
    affairs: range.map((index) =>
      sampleAffair(index + 1, {
        topicKeys: [`topic/${32 + (index % TOPICS)}`],
        title: inAll(8),
        description: inAll(12),
        submittedText: { de: `<p>${text(150)}</p>`, fr: `<p>${text(150)}</p>` },
      }),
    ),
    parliamentVotes: range.map((index) =>
      sampleVote(index + 1, {
        affairKey: `affair/${index + 1}`,
        affairTitle: inAll(8),
        subject: inAll(3),
        meaningYes: inAll(6),
        date: day(index),
      }),
    ),
    decisions: [],
    articles: range
      .slice(0, 5_000)
      .map((index) => sampleArticle(`https://zeitung.example/${index}`, { title: text(8), summary: text(30) })),
  }
}

/** The decisions of all members in some votes. */
function decisionsOf(first: number): ParliamentImport {
  const votes = Array.from({ length: VOTES_AT_ONCE }, (_, index) => first + index + 1)
  const before = Math.floor((first * LEGISLATURES) / COUNT) * MEMBERS
  const members = Array.from({ length: MEMBERS }, (_, index) => `councillor/${before + index + 1}`)
  const decide = () => DECISIONS[Math.floor(DECISIONS.length * random() ** 2)] ?? 'yes'
  return {
    decisions: votes.flatMap((vote) =>
      members.map((councillorKey) => ({ voteKey: `parliament/${vote}`, councillorKey, decision: decide() })),
    ),
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'plenara-bench-'))
const server = await openEmbeddedPostgres({ dataDir })
const patient = createDatabase({ url: server.url, maxConnections: 2, statementMs: 0 })
const db = createDatabase({ url: server.url })
try {
  await migrate(patient)
  await loadReference(patient)
  const data = parliament()
  const begin = performance.now()
  const origin = { format: 'benchmark', source: '' }
  await writeParliament(patient, data, origin)
  for (let first = 0; first < COUNT; first += VOTES_AT_ONCE) await writeParliament(patient, decisionsOf(first), origin)
  console.log(`${COUNT} votes of ${MEMBERS} members and ${COUNT} affairs written in ${((performance.now() - begin) / 1000).toFixed(0)} s\n`)
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
