import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttpServer, drain, listen } from '../../http/http-server.ts'
import { createLog } from '../../platform/log.ts'
import { SECURITY_HEADERS } from '../../http/security-headers.ts'
import { createKeptPages, type KeptPages } from './kept-pages.ts'
import { plainAddress } from './page-query.ts'

const BODY = `<p>${'Plenara '.repeat(200)}</p>`
const server = createHttpServer({
  api: { fetch: async () => new Response('{}') },
  web: async (request) => {
    asked += 1
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': 'of the page',
      Vary: 'Accept-Encoding',
      ETag: '"1"',
    }
    const answer = new Response(BODY, { headers })
    const isKnown = request.headers.get('If-None-Match') !== null
    if (!isKnown) kept.keep(request, { headers: answer.headers, bytes: Buffer.from(BODY), period })
    return isKnown ? new Response(null, { status: 304 }) : answer
  },
  kept: { find: (request: IncomingMessage) => kept.find(request) },
  health: { ready: async () => [], write: async () => [] },
  corsOrigins: [],
  log: createLog('silent'),
})
const openKept = (maxBytes: number) => createKeptPages({ maxBytes, period: async () => period, plainAddress })
let kept: KeptPages
let origin: string
let period = '1'
let asked = 0

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`
})
beforeEach(() => {
  kept = openKept(1_000_000)
  asked = 0
})
afterAll(() => drain(server))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => fetch(origin + path, { method, headers })
const headersOf = async (answer: Response) => {
  await answer.text()
  return [...answer.headers].filter(([name]) => name !== 'date' && name !== 'transfer-encoding' && name !== 'content-length')
}

// Fails when a kept page goes out with fewer headers, or with the policy of any other answer.
test('a page that is asked for again goes out as it did, without another look', async () => {
  const first = await headersOf(await get('/start'))
  const again = await get('/start')
  expect(asked).toBe(1)
  expect(await again.clone().text()).toBe(BODY)
  expect(await headersOf(again)).toEqual(first)
  for (const name of Object.keys(SECURITY_HEADERS)) expect(again.headers.has(name), name).toBe(true)
  expect(again.headers.get('Content-Security-Policy')).toBe('of the page')
})

// Fails when the language or the encoding is not part of what is kept.
test('another address, language or encoding is another page; the same wish in other words is not', async () => {
  const wishes = [
    { 'Accept-Language': 'de-CH,de;q=0.9', 'Accept-Encoding': 'br' },
    { 'Accept-Language': 'fr-CH', 'Accept-Encoding': 'br' },
    { 'Accept-Language': 'fr-CH', 'Accept-Encoding': 'gzip' },
  ]
  for (const headers of wishes) await get('/start', headers)
  await get('/start?lang=it', wishes[0])
  expect(asked).toBe(4)
  await get('/start', { 'Accept-Language': 'de', 'Accept-Encoding': 'gzip, deflate, br, zstd' })
  expect(asked).toBe(4)
})

// Fails when the age of a page is not looked at.
test('after an import and on another day it is asked for anew', async () => {
  await get('/start')
  period = '2'
  await get('/start')
  await get('/start')
  expect(asked).toBe(2)
})

test('whoever holds a page, asks for its head or sends something is answered as before', async () => {
  await get('/start')
  expect((await get('/start', { 'If-None-Match': '"1"' })).status).toBe(304)
  expect(await (await get('/start', {}, 'HEAD')).text()).toBe('')
  await get('/start', {}, 'POST')
  expect(asked).toBe(4)
})

// Fails without the bound: whoever asks for every page in every language would fill the memory.
test('the longest unused leave first', async () => {
  kept = openKept(2 * (BODY.length + 4_000))
  for (const path of ['/a', '/b', '/a', '/c']) await get(path)
  expect(asked).toBe(3)
  await get('/a')
  expect(asked).toBe(3)
  await get('/b')
  expect(asked).toBe(4)
})

// Fails when an address is kept as it was written: whoever adds an id to it each time would push all others out.
test('what no screen reads makes no further page', async () => {
  kept = openKept(2 * (BODY.length + 4_000))
  await get('/start')
  await get('/method?lang=fr')
  for (const added of ['utm_source=a', 'fbclid=b', 'x', '&&', '%75tm=c', 'Q=d', 'page=2', 'lang=xx']) {
    await get(`/start?${added}`)
    await get(`/method?lang=fr&${added}`)
  }
  expect(asked).toBe(2)
  await get('/start?lang=gsw')
  expect(asked).toBe(3)
})
