// `npm run bench:audit`: what the audit log costs a call, the same application with and without it in turns, over one database.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONSENT_VERSION, SCALE_VALUES } from '@plenara/contract'
import { smallDemoData } from '@plenara/demo-data'
import { verifyAudit } from '../src/platform/audit/verify-audit.ts'
import { hashToken, newToken } from '../src/keys/token.ts'
import { createPostgresCatalogue } from '../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../src/catalogue/write/write-catalogue.ts'
import { createDatabase } from '../src/db/database.ts'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'
import { runProcess } from '../test/support/child-process.ts'
import { insertTestUser } from '../test/support/test-user.ts'
import { type Case, measure } from './measure.ts'

const ROUNDS = 5
const SECONDS = 4
const VOTERS = 32

const dataDir = await mkdtemp(join(tmpdir(), 'plenara-bench-'))
const folder = join(dataDir, 'audit')
const postgres = await openEmbeddedPostgres({ dataDir })
const db = createDatabase({ url: postgres.url, statementMs: 0, connectMs: 20_000 })
const servers = [runProcess('bench/audit-server.ts', [postgres.url, folder]), runProcess('bench/audit-server.ts', [postgres.url])]
try {
  await migrate(db)
  const cases = await prepareCases()
  const [product = '', bare = ''] = await Promise.all(servers.map(async (one) => /http:\S+/.exec(await one.line(/runs on/))?.[0] ?? ''))
  console.log(`${VOTERS} voters; ${ROUNDS} rounds of ${SECONDS} s, medians`)
  for (const one of cases) {
    const { name, rate, bareRate, ratio, p50, p99, failed } = await measure(one, { product, bare }, { rounds: ROUNDS, seconds: SECONDS })
    const figures = `with ${Math.round(rate)}/s (p50 ${p50} ms, p99 ${p99} ms), without ${Math.round(bareRate)}/s, ratio ${ratio.toFixed(2)}, failed ${failed}`
    console.log(`${name.padEnd(16)} ${figures}`)
    if (failed > 0) process.exitCode = 1
  }
  const { lines } = await verifyAudit(folder, new Date())
  console.log(`Log: ${lines} events of ${Math.round((await bytesIn(folder)) / lines)} bytes`)
} finally {
  for (const server of servers) await server.end()
  await db.destroy()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function bytesIn(where: string): Promise<number> {
  const sizes = await Promise.all((await readdir(where)).map(async (name) => (await stat(join(where, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function prepareCases(): Promise<Case[]> {
  const { electionIds } = await writeCatalogue(db, smallDemoData())
  const catalogue = createPostgresCatalogue(db)
  const elections = []
  for (const id of electionIds) elections.push(await catalogue.election(id))
  const election = elections.find((one) => one && one.questions.length > 0)
  if (!election) throw new Error('No election with questions')
  const rows = []
  for (let index = 0; index < VOTERS; index++) rows.push(await createVoter(election.election.id))
  const answers = rows.map(({ path, headers }) =>
    election.questions.map(({ id, type }, index) => ({
      method: 'PUT',
      path: `${path}/response/${id}`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ value: SCALE_VALUES[type][index % 4] }),
    })),
  )
  const responses = rows.map(({ path, headers }) => [{ method: 'GET', path: `${path}/response`, headers }])
  return [
    { name: 'PUT response', connections: VOTERS, calls: answers },
    { name: 'GET responses', connections: VOTERS, calls: responses },
  ]
}

async function createVoter(electionId: number) {
  const userId = await insertTestUser(db)
  const token = newToken()
  const now = new Date()
  await db
    .insertInto('session')
    .values({ tokenHash: hashToken(token), userId, createdAt: now, usedAt: now })
    .execute()
  await db.updateTable('appUser').set({ consentVersion: CONSENT_VERSION, consentAt: now }).where('userId', '=', userId).execute()
  return { path: `/api/user/${userId}/election/${electionId}`, headers: { Authorization: `Bearer ${token}` } }
}
