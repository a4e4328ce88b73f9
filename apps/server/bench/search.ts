// `npm run bench:search`: the search over 20,000 invented votes and affairs beside the demonstration, each of the misspelt queries of the tests in the application
// over a real PostgreSQL, so that nothing comes from memory. Ends with status 1 where the median is over 50 ms, a search over a second, or one misses what it means.
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@plenara/api'
import type { SearchResults } from '@plenara/contract'
import { demoParliament, smallDemoData } from '@plenara/demo-data'
import { createDataKey } from '../src/keys/data-key.ts'
import { createPostgresParliament } from '../src/catalogue/parliament/postgres-parliament.ts'
import { writeParliament } from '../src/catalogue/parliament/write-parliament.ts'
import { loadReference } from '../src/catalogue/places/load-reference.ts'
import { createPostgresCatalogue } from '../src/catalogue/snapshots/postgres-catalogue.ts'
import { loadKnowledge } from '../src/catalogue/search/load-knowledge.ts'
import { createPostgresSearch } from '../src/catalogue/search/postgres-search.ts'
import { writeCatalogue } from '../src/catalogue/write/write-catalogue.ts'
import { createDatabase, type Database } from '../src/db/database.ts'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'
import { createPostgresUserStore } from '../src/opinions/postgres-user-store.ts'
import { readKnowledgeTexts } from '../src/pages/knowledge-texts.ts'
import { inventedAffairs } from '../test/search/invented-affairs.ts'
import { MISSPELT, type MisspeltQuery } from '../test/search/misspelt-queries.ts'
import { titleOf } from '../test/search/shown-result.ts'
import { WEB_APP } from '../test/support/web-app.ts'

const COUNT = 20_000
const ROUNDS = 5
const FIRST = 5
const BAR_MS = 50
const LONGEST_MS = 1_000
/** Words that stand in many titles, and beginnings of many words. */
const BROAD: readonly MisspeltQuery[] = [
  'bundesgesetz',
  'gesetz',
  'loi sur la',
  'ver',
  'a',
  'reform und schutz',
  'legge e tassa',
  'Minderheit',
].map((typed) => ({
  lang: 'de',
  typed,
  kind: 'affair',
  meant: '',
}))

const dataDir = await mkdtemp(join(tmpdir(), 'plenara-bench-'))
const server = await openEmbeddedPostgres({ dataDir })
const patient = createDatabase({ url: server.url, maxConnections: 2, statementMs: 0 })
const db = createDatabase({ url: server.url })
try {
  await fill(patient)
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}, ${availableParallelism()} processors\n`)
  const search = openSearch(db)
  report(`${MISSPELT.length} misspelt`, await measure(MISSPELT, search), true)
  report(`${BROAD.length} broad`, await measure(BROAD, search), false)
} finally {
  await db.destroy()
  await patient.destroy()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function fill(database: Database): Promise<void> {
  await migrate(database)
  await loadReference(database)
  const elections = smallDemoData()
  const origin = { format: 'benchmark', source: '' }
  await writeCatalogue(database, elections)
  await writeParliament(database, demoParliament(elections), origin)
  await loadKnowledge(database, await readKnowledgeTexts(WEB_APP))
  const begin = performance.now()
  await writeParliament(database, inventedAffairs(COUNT), origin)
  console.log(`${COUNT} votes and ${COUNT} affairs written in ${((performance.now() - begin) / 1000).toFixed(0)} s`)
}

type Search = (query: MisspeltQuery) => Promise<{ readonly ms: number; readonly isFound: boolean }>

/** Each answer is computed anew: no body is kept. */
function openSearch(database: Database): Search {
  const catalogue = createPostgresCatalogue(database)
  const app = createApp({
    catalogue,
    parliament: createPostgresParliament(database, catalogue.dataVersion),
    search: createPostgresSearch(database, catalogue.dataVersion),
    users: createPostgresUserStore(database, createDataKey(Buffer.alloc(32, 7))),
    authenticate: async () => null,
    log: console.error,
    now: () => new Date(),
    version: '0',
    compatibility: { android: '*', ios: '*', web: '*' },
    publicBodyBytes: 0,
  })
  return async ({ typed, lang, kind, meant }) => {
    const begin = performance.now()
    const response = await app.request(`/api/search?q=${encodeURIComponent(typed)}&lang=${lang}`)
    const { items } = (await response.json()) as SearchResults
    const isMeant = (item: SearchResults['items'][number]) => item.kind === kind && titleOf(item).startsWith(meant)
    return { ms: performance.now() - begin, isFound: items.slice(0, FIRST).some(isMeant) }
  }
}

interface Measured {
  readonly times: readonly number[]
  readonly missed: readonly string[]
}

async function measure(queries: readonly MisspeltQuery[], search: Search): Promise<Measured> {
  const times: number[] = []
  const missed = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of queries) {
      const { ms, isFound } = await search(query)
      times.push(ms)
      if (!isFound) missed.add(query.typed)
    }
  }
  return { times: times.toSorted((a, b) => a - b), missed: [...missed] }
}

function report(name: string, { times, missed }: Measured, mustFind: boolean): void {
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
  const [median, late, longest] = [at(0.5), at(0.95), at(1)]
  console.log(
    `${name.padEnd(14)} p50 ${median.toFixed(1)} ms  p95 ${late.toFixed(1)} ms  longest ${longest.toFixed(1)} ms  bar ${BAR_MS} ms`,
  )
  if (mustFind && missed.length > 0) console.log(`not among the first ${FIRST}: ${missed.join(', ')}`)
  if (!(median <= BAR_MS) || !(longest <= LONGEST_MS) || (mustFind && missed.length > 0)) process.exitCode = 1
}
