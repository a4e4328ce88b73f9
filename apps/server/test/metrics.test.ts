import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProcess, type TestProcess } from './support/child-process.ts'
import { DEMONSTRATION } from './support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from './support/test-database.ts'

let database: TestDatabase
let folder: string
const running = new Set<TestProcess>()
beforeAll(async () => {
  database = await createFilledDatabase(DEMONSTRATION, { statementMs: 0 })
  folder = await mkdtemp(join(tmpdir(), 'plenara-metrics-'))
})
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL')
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

interface Measured {
  readonly address: string
  readonly metrics: string
  readonly process: TestProcess
}

async function start(env: Record<string, string> = {}): Promise<Measured> {
  const server = runProcess('src/main.ts', [], { PORT: '0', METRICS_PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url, ...env })
  running.add(server)
  const addressIn = async (line: RegExp) => /http:\S+/.exec(await server.line(line))?.[0] ?? ''
  return { address: await addressIn(/runs on http/), metrics: await addressIn(/Metrics on http/), process: server }
}

const scrape = async (address: string) => (await fetch(address)).text()

/** Sends a target as it is written, and reads the answer. */
function call(address: string, method: string, path: string, body?: string): Promise<number> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer geheimes-token' }
    const sent = request({ hostname, port, method, path, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', reject).end(body)
  })
}

const HOSTILE = [
  '/api/user/918273645/geheimnis',
  '/api/%2e%2e/etc/geheimnis',
  '/api/status%0d%0ageheimnis',
  '/api/status"}geheimnis{x="',
  '/kandidat/918273645/anna-geheimnis',
  '/api/constructor/__proto__/918273645',
  '/%E0%A4%A?geheimnis',
]

// Fails when a label is made from a path, a query or a body, or when a call of the contract is not told apart.
test('500 calls with ids, addresses and words leave names of calls and numbers in the metrics', {
  tags: ['slow'],
}, async () => {
  const { address, metrics, process } = await start()
  const ids = ['918273645', '918273646', 'anna.muster%40example.ch', 'geheimnis']
  for (const { method, path } of Object.values(calls)) {
    const body = method === 'GET' ? undefined : '{"email":"anna.muster@example.ch","value":918273645}'
    await Promise.all(ids.map((id) => call(address, method, `/api${path.replaceAll(/\{\w+\}/g, id)}?q=geheimnis&person=918273645`, body)))
  }
  for (const path of HOSTILE) await call(address, 'GET', path)
  const text = await scrape(metrics)
  const named = new Set([...text.matchAll(/^http_requests_total\{call="(\w+)"/gm)].map(([, name]) => name))
  expect([...named].toSorted()).toEqual([...Object.keys(calls), 'other'].toSorted())
  expect(text).not.toMatch(/91827364|anna|muster|example|geheim|127\.0\.0\.1/i)
  expect(text.split('\n').length).toBeLessThan(2_500)
  expect(text).toMatch(/^build_info\{version="[\d.]+",node="[\d.]+"\} 1$/m)
  expect(await process.end()).toBe(0)
})

test('the metrics tell of the parts, nothing else is offered beside them, and without the setting there are none', {
  tags: ['slow'],
}, async () => {
  const { address, metrics, process } = await start()
  await call(address, 'GET', '/api/health/ready')
  await call(address, 'POST', '/api/authenticate', '{"email":"a@example.ch","password":"Gletscher12!!"}')
  await expect.poll(() => scrape(metrics), { timeout: 60_000 }).toMatch(/^free_bytes\{folder="audit"\} [1-9]/m)
  const text = await scrape(metrics)
  for (const line of [
    /^http_requests_total\{call="health",status="2xx"\} 1$/m,
    /^http_requests_total\{call="authenticate",status="4xx"\} 1$/m,
    /^http_seconds_count\{call="authenticate"\} 1$/m,
    /^in_flight 0$/m,
    /^shed_total\{reason="signIn"\} 0$/m,
    /^db_pool\{pool="accounts",state="open"\} [1-9]/m,
    /^db_seconds_count\{statement="select"\} [1-9]/m,
    /^outbox_oldest_seconds 0$/m,
    /^catalogue_version [1-9]/m,
    /^stale_seconds [\d.]+$/m,
    /^health_failing\{part="database"\} 0$/m,
    /^nodejs_eventloop_lag_p99_seconds [\d.]+$/m,
  ]) {
    expect(text).toMatch(line)
  }
  expect((await fetch(new URL('/', metrics))).status).toBe(404)
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(404)
  expect(await scrape(`${address}/metrics`)).not.toMatch('http_requests_total')
  await process.end()
  const silent = runProcess('src/main.ts', [], { PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url })
  running.add(silent)
  await silent.line(/runs on http/)
  expect(silent.lines.filter((line) => line.includes('Metrics'))).toEqual([])
  await silent.end()
})

/** Passes connections on to a database until it falls silent: then bytes go nowhere, and nothing ends. */
async function createSilenceable(url: string): Promise<{ readonly url: string; readonly silence: () => void; readonly server: Server }> {
  const target = new URL(url)
  let isSilent = false
  const sockets: Socket[] = []
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    sockets.push(client, upstream)
    for (const [from, to] of [[client, upstream] as const, [upstream, client] as const]) {
      from.on('data', (bytes) => isSilent || to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = new URL(url)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: own.href,
    server,
    silence: () => {
      isSilent = true
    },
  }
}

/** Milliseconds of a scrape. */
async function timeOfScrape(address: string): Promise<number> {
  const begin = performance.now()
  await scrape(address)
  return performance.now() - begin
}

// Fails when a scrape asks the database: each would take the two and a half seconds of a statement.
test('a database that says nothing holds up no scrape, and ages go on', { tags: ['slow'] }, async () => {
  const patient = { timeout: 60_000 }
  const between = await createSilenceable(database.url)
  const { metrics, process } = await start({ DATABASE_URL: between.url })
  await expect.poll(() => scrape(metrics), patient).toMatch(/^catalogue_version [1-9]/m)
  between.silence()
  const staleOf = async () => Number(/^stale_seconds ([\d.]+)$/m.exec(await scrape(metrics))?.[1])
  await expect.poll(staleOf, patient).toBeGreaterThan(3)
  await expect.poll(() => scrape(metrics), patient).toMatch(/^health_failing\{part="database"\} 1$/m)
  await expect.poll(() => timeOfScrape(metrics), patient).toBeLessThan(1_000)
  expect(await scrape(metrics)).toMatch(/^catalogue_version [1-9]/m)
  await process.end('SIGKILL')
  between.server.close()
})
