// `npm run bench:pages`: rendered pages of the demonstration data out of the cache against a bare node:http server that sends the same bytes and headers,
// in turns; what a page costs that nobody asked for before; and the API's waiting time with and without 20 new pages a second. Ends with status 1 below 0.7,
// over 50 ms of processor time a page, or where the API waits longer by a quarter and 5 ms. Needs the built web app.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get as httpGet } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { runProcess, type TestProcess } from '../test/support/child-process.ts'
import { type Case, measure } from './measure.ts'

const ROUNDS = 5
const SECONDS = 3
const RATIO_BAR = 0.7
const COLD_BAR_MS = 50
const COLD_PAGES = 40
const PAGES_A_SECOND = 20
const API_SECONDS = 10
/** The API's p99 may grow by this, for two programs never run alike: a share, and milliseconds. */
const SLACK = { share: 1.25, ms: 5 }
const HEADERS = { 'Accept-Encoding': 'br', 'Accept-Language': 'de-CH' }

const dataDir = await mkdtemp(join(tmpdir(), 'plenara-bench-'))
const product = runProcess('src/main.ts', [], { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' })
try {
  const address = await addressOf(product)
  const paths = await pathsOf(address)
  await reportCached(address, ['/start', paths[0] ?? '', '/legislative/votes'])
  await reportCold(product, address, paths.slice(1, 1 + COLD_PAGES))
  await reportApi(address, paths.slice(1 + COLD_PAGES))
} finally {
  await product.end()
  await rm(dataDir, { recursive: true, force: true })
}

async function addressOf(server: TestProcess): Promise<string> {
  return /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
}

/** Addresses of pages that nobody has asked for: votes, in three languages. */
async function pathsOf(address: string): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; page <= 5; page++) {
    const html = await (await fetch(`${address}/legislative/votes?page=${page}`)).text()
    paths.push(...[...html.matchAll(/href="(\/legislative\/votes\/\d+)"/g)].flatMap(([, path]) => path ?? []))
  }
  return ['de', 'fr', 'it', 'rm'].flatMap((lang) => [...new Set(paths)].map((path) => `${path}?lang=${lang}`))
}

async function reportCached(address: string, pages: readonly string[]): Promise<void> {
  const samples = await Promise.all(pages.map((path) => sampleOf(address, path)))
  const file = join(dataDir, 'samples.json')
  await writeFile(file, JSON.stringify(samples))
  const bare = runProcess('bench/bare-server.ts', [file])
  const servers = { product: address, bare: await addressOf(bare) }
  for (const path of pages) {
    const one: Case = { name: path, connections: 16, calls: [[{ method: 'GET', path, headers: HEADERS }]] }
    const { rate, bareRate, ratio, p99, failed } = await measure(one, servers, { rounds: ROUNDS, seconds: SECONDS })
    report(
      `cached ${path}: ${rate.toFixed(0)}/s, bare ${bareRate.toFixed(0)}/s, p99 ${p99} ms, ratio ${ratio.toFixed(2)}`,
      ratio >= RATIO_BAR && failed === 0,
    )
  }
  await bare.end()
}

/** What the yardstick answers: the very bytes and headers, once the thorough compression is there. */
async function sampleOf(address: string, path: string) {
  await rawGet(address + path)
  await sleep(1_000)
  const { headers, body } = await rawGet(address + path)
  return { path, headers, base64: body.toString('base64') }
}

function rawGet(url: string): Promise<{ readonly headers: Record<string, string>; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpGet(url, { headers: HEADERS }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const own = Object.entries(answer.headers).filter(([name]) => !/^(date|connection|keep-alive|transfer-encoding)$/.test(name))
        resolve({ headers: Object.fromEntries(own) as Record<string, string>, body: Buffer.concat(parts) })
      })
    }).on('error', reject)
  })
}

/** Processor time of the whole server, compression and database calls with it, a page. */
async function reportCold({ child }: TestProcess, address: string, pages: readonly string[]): Promise<void> {
  await sleep(2_000)
  const before = await processorMs(child.pid)
  for (const path of pages) {
    const answer = await fetch(address + path, { headers: HEADERS })
    if (!(await answer.text()).includes('id="served-page"')) throw new Error(`${path} was not rendered`)
    // No more than the limit of pages a second.
    await sleep(100)
  }
  const each = ((await processorMs(child.pid)) - before) / pages.length
  report(`new page: ${each.toFixed(1)} ms of processor time, ${pages.length} pages, bar ${COLD_BAR_MS}`, each < COLD_BAR_MS)
}

/** Linux says it in hundredths of a second. */
async function processorMs(pid: number | undefined): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function reportApi(address: string, pages: readonly string[]): Promise<void> {
  const alone: number[] = []
  const beside: number[] = []
  let next = 0
  for (let round = 0; round < 3; round++) {
    alone.push(await apiP99(address))
    const timer = setInterval(() => {
      const path = pages[next++ % pages.length]
      // A query of no meaning would get the shell; each of these pages is new once.
      fetch(`${address}${path}`, { headers: HEADERS }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      )
    }, 1_000 / PAGES_A_SECOND)
    beside.push(await apiP99(address))
    clearInterval(timer)
  }
  const [without, withPages] = [median(alone), median(beside)]
  const rendered = Math.min(next, pages.length)
  report(
    `API p99: ${without} ms alone, ${withPages} ms while ${PAGES_A_SECOND} pages a second are asked for (${rendered} of them new)`,
    withPages <= without * SLACK.share + SLACK.ms,
  )
}

async function apiP99(url: string): Promise<number> {
  const { latency, non2xx, errors } = await autocannon({
    url,
    connections: 8,
    overallRate: 400,
    duration: API_SECONDS,
    requests: [{ method: 'GET', path: '/api/vote?lang=de' }],
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers of the API failed`)
  return latency.p99
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function report(text: string, isMet: boolean): void {
  console.log(`${isMet ? 'ok  ' : 'OVER'} ${text}`)
  if (!isMet) process.exitCode = 1
}
