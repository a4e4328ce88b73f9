import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SourceUnreachable } from '../http/http.ts'
import { mergeParliament } from '../merge-parliament.ts'
import { parseParliament } from './parse.ts'
import { type KnownPage, type Page, type Progress, type ReadOptions, readTable } from './read.ts'

const ROWS = 5
const PAGE = 2
const QUERY = { table: 'Session', language: 'DE' } as const

/** A service that answers as the parliament's: pages by a token, the address of the next page without the format. */
let server: Server
let requests: { url: URL; etag: string | undefined }[]
/** What is done to a request before it is answered; true where that is the answer. */
let disturb: (request: number, response: ServerResponse) => boolean
let version: string
let nextOf: (address: string) => string

beforeEach(async () => {
  requests = []
  disturb = () => false
  version = 'a'
  nextOf = (address) => address
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function service(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/odata.svc/`
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '', service())
  const etag = request.headers['if-none-match']
  requests.push({ url, etag })
  if (disturb(requests.length, response)) return
  if (url.searchParams.get('$format') !== 'json') return void response.writeHead(415).end('<feed/>')
  const from = Number(url.searchParams.get('$skiptoken') ?? 0)
  const current = `"${version}-${from}"`
  if (etag === current) return void response.writeHead(304, { etag: current }).end()
  response.writeHead(200, { etag: current, 'content-type': 'application/json' }).end(pageFrom(from, url))
}

function pageFrom(from: number, url: URL): string {
  const results = Array.from({ length: Math.min(PAGE, ROWS - from) }, (_, index) => sessionRow(from + index + 1))
  const next = new URL(url)
  next.searchParams.delete('$format')
  next.searchParams.set('$skiptoken', String(from + PAGE))
  return JSON.stringify({ d: { results, __count: String(ROWS), ...(from + PAGE < ROWS && { __next: nextOf(next.href) }) } })
}

function sessionRow(id: number): object {
  const days = { StartDate: '/Date(1780272000000)/', EndDate: '/Date(1781827200000)/' }
  return { __metadata: { type: 'x.DataModel.Session' }, ID: id, Language: 'DE', SessionName: `Session ${id} ${version}`, ...days }
}

async function readAll(options: ReadOptions = {}): Promise<Page[]> {
  const pages: Page[] = []
  for await (const page of readTable(QUERY, { service: service(), delay: 5, pause: 0, timeout: 400, ...options })) pages.push(page)
  return pages
}

async function sessionsOf(pages: readonly Page[]): Promise<unknown[]> {
  const parsed = await Promise.all(pages.flatMap(({ source }) => (source ? [parseParliament(source)] : [])))
  expect(parsed.flatMap(({ problems }) => problems)).toEqual([])
  return mergeParliament(parsed.map((one) => one.import)).sessions?.map((one) => one.id) ?? []
}

function knownOf(pages: readonly Page[]): ReadonlyMap<string, KnownPage> {
  return new Map(pages.flatMap(({ url, known }) => (known ? [[url, known]] : [])))
}

test('every page is read, and the progress told', async () => {
  const progress: Progress[] = []
  const pages = await readAll({ onProgress: (one) => progress.push(one) })
  expect(await sessionsOf(pages)).toEqual([1, 2, 3, 4, 5])
  expect(progress.map(({ pages, total }) => [pages, total])).toEqual([
    [1, 5],
    [2, 5],
    [3, 5],
  ])
  expect(requests[0]?.url.searchParams.get('$filter')).toBe("Language eq 'DE'")
})

test('a service that is busy for a while is asked again, later each time', async () => {
  const times: number[] = []
  disturb = (request, response) => {
    if (request > 3) return false
    times.push(performance.now())
    response.writeHead(503).end('busy')
    return true
  }
  expect(await sessionsOf(await readAll({ delay: 60 }))).toHaveLength(ROWS)
  const [first = 0, second = 0, third = 0] = times
  expect(second - first).toBeGreaterThan(50)
  expect(third - second).toBeGreaterThan(100)
})

test('the service says itself how long to wait', async () => {
  let asked = 0
  disturb = (request, response) => {
    if (request > 1) return false
    asked = performance.now()
    response.writeHead(503, { 'retry-after': '1' }).end()
    return true
  }
  await readAll()
  expect(performance.now() - asked).toBeGreaterThan(950)
})

test('an answer that does not come in time is asked for again, also one that stops in its middle', async () => {
  disturb = (request, response) => {
    if (request === 1) return true
    if (request !== 3) return false
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"d":{"results":[')
    return true
  }
  expect(await sessionsOf(await readAll())).toEqual([1, 2, 3, 4, 5])
  expect(requests).toHaveLength(5)
})

test('an answer that breaks off is asked for again', async () => {
  disturb = (request, response) => {
    if (request !== 2) return false
    response.writeHead(200, { 'content-length': '1000' }).write('{"d":')
    setTimeout(() => response.destroy(), 20)
    return true
  }
  expect(await sessionsOf(await readAll())).toHaveLength(ROWS)
})

// Fails when `if-none-match` is taken out of `fetchOnce`.
test('what has not changed is not delivered again', async () => {
  const known = knownOf(await readAll())
  const pages = await readAll({ known })
  expect(pages.map(({ source }) => source)).toEqual([null, null, null])
  expect(requests.slice(3).map(({ etag }) => etag)).toEqual(['"a-0"', '"a-2"', '"a-4"'])
  expect(knownOf(pages)).toEqual(known)
})

test('a changed ETag brings the new rows', async () => {
  const known = knownOf(await readAll())
  version = 'b'
  const pages = await readAll({ known })
  expect(await sessionsOf(pages)).toHaveLength(ROWS)
  expect([...knownOf(pages).values()].map(({ etag }) => etag)).toEqual(['"b-0"', '"b-2"', '"b-4"'])
})

test('a service that stays away is unreachable after the repetitions', async () => {
  disturb = (_, response) => {
    response.writeHead(503).end()
    return true
  }
  await expect(readAll({ retries: 2 })).rejects.toThrow(SourceUnreachable)
  expect(requests).toHaveLength(3)
})

test('what is no page of the service is refused', async () => {
  disturb = (_, response) => {
    response.writeHead(200).end('<html>maintenance</html>')
    return true
  }
  await expect(readAll()).rejects.toThrow('the answer is no page of the service')
})

test('a next page on another server or in a circle is refused', async () => {
  nextOf = () => 'http://127.0.0.1:1/odata.svc/Session'
  await expect(readAll()).rejects.toThrow('the next page lies elsewhere')
  nextOf = (address) => address.replace(/skiptoken=\d+/, 'skiptoken=0')
  await expect(readAll()).rejects.toThrow('the pages lead in a circle')
})

test('only changes since a day, or votes of a session, are asked for', async () => {
  for (const query of [{ ...QUERY, since: '2026-06-01' }, { table: 'Voting', language: 'FR', session: 5214, since: '2026-06-01' } as const])
    for await (const page of readTable(query, { service: service(), pause: 0 })) expect(page.url).toContain('odata.svc')
  const filters = requests.filter(({ url }) => !url.searchParams.has('$skiptoken')).map(({ url }) => url.searchParams.get('$filter'))
  expect(filters).toEqual(["Language eq 'DE' and Modified gt datetime'2026-06-01T00:00:00'", "Language eq 'FR' and IdSession eq 5214"])
})
