// `npm run bench:api`: the built server on the demonstration data against a bare node:http server that answers as many bytes, in turns.
// With `--parliament`: search and pages of votes, see `parliament.ts`.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SCALE_VALUES } from '@plenara/contract'
import { sql } from 'kysely'
import { createDatabase } from '../src/db/database.ts'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { runProcess, type TestProcess } from '../test/support/child-process.ts'
import { type Case, type Measured, measure } from './measure.ts'
import { createElectorate, type Electorate } from './voters.ts'

const ROUNDS = 5
const SECONDS = 4
const VOTERS = 32

if (process.argv.includes('--parliament')) {
  await import('./parliament.ts')
  process.exit()
}

const dataDir = await mkdtemp(join(tmpdir(), 'plenara-bench-'))
const product = runProcess('src/main.ts', [], { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', LIMITS: 'calls-per-account=1000000' })
try {
  const address = await addressOf(product)
  const electorate = await createElectorate(address, dataDir, VOTERS)
  const cases = casesOf(electorate)
  const samples = join(dataDir, 'samples.json')
  await writeFile(samples, JSON.stringify(await Promise.all(cases.map((one) => sampleOf(address, one)))))
  const bare = runProcess('bench/bare-server.ts', [samples])
  const servers = { product: address, bare: await addressOf(bare) }
  console.log(`Zürich: ${electorate.questions.length} questions, ${VOTERS} voters; ${ROUNDS} rounds of ${SECONDS} s, medians\n`)
  console.log(row(['', 'calls/s', 'p50 ms', 'p99 ms', 'bare/s', 'ratio', 'failed']))
  for (const one of cases) {
    const measured = await measure(one, servers, { rounds: ROUNDS, seconds: SECONDS })
    console.log(rowOf(measured))
    if (measured.failed > 0) process.exitCode = 1
  }
  await bare.end()
  console.log(`\nStorage of one voter's opinions: ${await storedBytes()} bytes a row (${electorate.questions.length} answers)`)
} finally {
  await product.end()
  await rm(dataDir, { recursive: true, force: true })
}

async function addressOf(server: TestProcess): Promise<string> {
  return /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
}

function casesOf({ election, questions, voters }: Electorate): Case[] {
  const json = { 'Content-Type': 'application/json' }
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
  const answers = voters.map(({ id, token }) =>
    questions.map((question, index) => ({
      method: 'PUT',
      path: `/api/user/${id}/election/${election.id}/response/${question.id}`,
      headers: { ...json, ...bearer(token) },
      body: JSON.stringify({ value: SCALE_VALUES[question.type][index % 4] }),
    })),
  )
  const percents = voters.map(({ id, token }) => [
    { method: 'GET', path: `/api/user/${id}/election/${election.id}/match-percent`, headers: bearer(token) },
  ])
  const candidates = { method: 'GET', path: `/api/election/${election.id}/candidate?lang=de` }
  const brotli = { ...candidates, headers: { 'Accept-Encoding': 'br' } }
  return [
    { name: 'PUT response, new spider', connections: 32, calls: answers, barePath: '/response' },
    { name: "GET Zürich's candidates, br", connections: 16, calls: [[brotli]], barePath: '/candidates-br' },
    { name: "GET Zürich's candidates, plain", connections: 16, calls: [[candidates]], barePath: '/candidates' },
    { name: 'GET match-percent', connections: 16, calls: percents, barePath: '/percents' },
  ]
}

/** What the yardstick answers: the bytes that the product answers to the first call. */
async function sampleOf(address: string, { calls, barePath }: Case) {
  const call = calls[0]?.[0]
  if (!call) throw new Error('A case without calls')
  // `fetch` unpacks what is compressed, so the yardstick gets as many bytes without their meaning.
  const answer = await fetch(address + call.path, { method: call.method, headers: call.headers ?? {}, body: call.body ?? null })
  const body = Buffer.from(await answer.arrayBuffer())
  const { brotliCompressSync, constants } = await import('node:zlib')
  const isPacked = answer.headers.get('Content-Encoding') === 'br'
  const bytes = isPacked ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : body
  return { path: barePath, headers: { 'Content-Type': 'application/json' }, base64: bytes.toString('base64') }
}

async function storedBytes(): Promise<number> {
  const server = await openEmbeddedPostgres({ dataDir })
  const db = createDatabase({ url: server.url, maxConnections: 1 })
  const { rows } = await sql<{ bytes: number }>`select round(avg(pg_column_size(d.*)))::int as bytes from user_document d`.execute(db)
  await db.destroy()
  await server.stop()
  return rows[0]?.bytes ?? 0
}

function rowOf({ name, rate, p50, p99, bareRate, ratio, failed }: Measured): string {
  return row([
    name,
    Math.round(rate).toString(),
    p50.toFixed(1),
    p99.toFixed(1),
    Math.round(bareRate).toString(),
    ratio.toFixed(2),
    String(failed),
  ])
}

function row([name = '', ...figures]: readonly string[]): string {
  return name.padEnd(32) + figures.map((figure) => figure.padStart(9)).join('')
}
