// `npm run bench:import`: what the log of replaced rows costs an import, measured in turns with the triggers dropped. Ends with status 1 over 30 %.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueImport } from '@plenara/contract'
import { demoData } from '@plenara/demo-data'
import { sql } from 'kysely'
import { writeCatalogue } from '../src/catalogue/write/write-catalogue.ts'
import { createDatabase, type Database } from '../src/db/database.ts'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'

const ROUNDS = 5
const MAX_RATIO = 1.3

const dataDir = await mkdtemp(join(tmpdir(), 'plenara-bench-'))
const server = await openEmbeddedPostgres({ dataDir })
try {
  const first = demoData()
  const second = { ...first, elections: first.elections?.map(withOtherOccupations) ?? [] }
  const candidates = first.elections?.reduce((sum, { candidates: all }) => sum + all.length, 0)
  console.log(`${candidates} candidates, ${first.answers?.length} answers; ${ROUNDS} rounds, medians in seconds\n`)
  const times = { first: { logged: [] as number[], bare: [] as number[] }, second: { logged: [] as number[], bare: [] as number[] } }
  for (let round = 0; round < ROUNDS; round++) {
    const kinds = ['logged', 'bare'] as const
    for (const kind of round % 2 ? kinds.toReversed() : kinds) {
      const db = await freshDatabase(`${kind}${round}`, kind === 'logged')
      times.first[kind].push(await secondsOf(db, first))
      times.second[kind].push(await secondsOf(db, second))
      if (round === 0 && kind === 'logged') console.log(`Kept rows: ${await keptMegabytes(db)} MB`)
      await db.destroy()
    }
  }
  report('all rows are new', times.first)
  report('every candidate changed', times.second)
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function withOtherOccupations(bundle: NonNullable<CatalogueImport['elections']>[number]) {
  return { ...bundle, candidates: bundle.candidates.map((one) => ({ ...one, occupation: { de: 'Pilotin' } })) }
}

async function freshDatabase(name: string, isLogged: boolean): Promise<Database> {
  const admin = createDatabase({ url: server.url, maxConnections: 1 })
  await sql`create database ${sql.id(name)}`.execute(admin)
  await admin.destroy()
  const db = createDatabase({ url: Object.assign(new URL(server.url), { pathname: `/${name}` }).href, maxConnections: 2, statementMs: 0 })
  await migrate(db)
  if (!isLogged) await sql`drop function record_import_change cascade`.execute(db)
  return db
}

async function secondsOf(db: Database, data: CatalogueImport): Promise<number> {
  const begin = performance.now()
  await writeCatalogue(db, data)
  return (performance.now() - begin) / 1000
}

async function keptMegabytes(db: Database): Promise<string> {
  const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('import_change') as bytes`.execute(db)
  return ((rows[0]?.bytes ?? 0) / 1e6).toFixed(1)
}

function report(name: string, { logged, bare }: { logged: number[]; bare: number[] }): void {
  const ratio = median(logged.map((seconds, round) => seconds / (bare[round] ?? Number.NaN)))
  console.log(`${name.padEnd(24)} logged ${median(logged).toFixed(2)}  without ${median(bare).toFixed(2)}  ratio ${ratio.toFixed(2)}`)
  if (!(ratio <= MAX_RATIO)) process.exitCode = 1
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
