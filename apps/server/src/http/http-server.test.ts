import type { Server } from 'node:http'
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAUSE_MS } from './load/admission.ts'
import type { HealthPart } from './load/health.ts'
import { checkPort, createHttpServer, drain, listen } from './http-server.ts'
import { createLog, describeError, redactPath } from '../platform/log.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

const long = JSON.stringify({ text: 'Plenara '.repeat(1000) })
let server: Server
let origin: string
let failing: { ready: readonly HealthPart[]; write: readonly HealthPart[] } = { ready: [], write: [] }
let finish: (() => void) | null = null

beforeAll(async () => {
  const api = {
    fetch: async (request: Request) => {
      if (request.url.endsWith('/too-often')) return new Response('{}', { status: 429 })
      if (request.url.endsWith('/slow')) await new Promise<void>((resolve) => (finish = resolve))
      return new Response(long, {
        headers: { 'Content-Type': 'application/json', ...(request.url.endsWith('/public') ? { ETag: '"1"' } : {}) },
      })
    },
  }
  const web = async () => new Response('page', { headers: { 'Content-Type': 'text/html' } })
  server = createHttpServer({
    api,
    web,
    health: { ready: async () => failing.ready, write: async () => failing.write },
    corsOrigins: ['capacitor://localhost'],
    log: createLog('silent'),
  })
  origin = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`
})
afterAll(() => drain(server))

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/api/public', '/api/own', '/health/live', '/nowhere.js']) {
    const { headers } = await fetch(origin + path)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers.get(name), `${name} of ${path}`).toBe(value)
    expect(headers.get('X-Powered-By')).toBeNull()
  }
})

// Fails when a fault of accounts counts against public answers.
test('health tells life, public answers and accounts apart, under both addresses', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(origin + path)
    return [answer.status, answer.headers.get('Retry-After'), await answer.json()]
  }
  const well = [200, null, { status: 'ok' }]
  for (const name of ['live', 'ready', 'write'])
    for (const path of ['/health/', '/api/health/']) expect(await ask(path + name)).toEqual(well)
  failing = { ready: [], write: ['disk'] }
  expect(await ask('/health/live')).toEqual(well)
  expect(await ask('/health/ready')).toEqual(well)
  expect(await ask('/health/write')).toEqual([503, '2', { status: 'unavailable', failing: ['disk'] }])
  failing = { ready: ['public'], write: [] }
  expect(await ask('/health/live')).toEqual(well)
  expect(await ask('/api/health/ready')).toEqual([503, '2', { status: 'unavailable', failing: ['public'] }])
  expect(await ask('/health/write')).toEqual(well)
  failing = { ready: [], write: [] }
})

test('answers travel compressed where the client takes it', async () => {
  for (const path of ['/api/public', '/api/public', '/api/own']) {
    const answer = await rawGet(path, 'Accept-Encoding: gzip\r\n')
    expect(answer.head).toMatch(/content-encoding: gzip/i)
    expect(answer.head).toMatch(/vary: accept-encoding/i)
    expect(gunzipSync(answer.body).toString()).toBe(long)
  }
  expect((await rawGet('/api/public', '')).body.toString()).toBe(long)
})

// Fails when another page may be framed, or when these may not.
test('only pages under /embed/ may be framed', async () => {
  const framed = await fetch(`${origin}/embed/vote/1`)
  expect(framed.headers.get('X-Frame-Options')).toBeNull()
  expect(framed.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  for (const path of ['/embed', '/start?/embed/', '/api/embed/', '/embedded/vote/1', '//embed/x'])
    expect((await fetch(origin + path)).headers.get('X-Frame-Options'), path).toBe('DENY')
})

// Fails when `isPlainTarget` is not looked at, or when it refuses what browsers and proxies send.
test.each([
  ['/a/../api/public', 400],
  ['/a/./b', 400],
  ['/..', 400],
  ['/embed/%2e%2e/start', 400],
  ['/embed/.%2E/start', 400],
  ['/embed\\..\\start', 400],
  ['http://elsewhere.example/api/public', 400],
  ['HTTP://elsewhere.example/', 400],
  ['*', 400],
  ['//embed/x', 200],
  ['/', 200],
  ['/?next=/../x', 200],
  ['/start?a=\\..\\', 200],
  ['/vote/.../x', 200],
  ['/.well-known/security.txt', 200],
  ['/%252e%252e/x', 200],
  ['/Z%C3%BCrich/a..b/..c/d..', 200],
  ["/a:b@c!$&'()*+,;=~-_|x", 200],
])('the address %s is answered with %i: what is looked at is what is answered [ASVS-4.2.1]', async (target, status) => {
  const { head, body } = await rawGet(target, '')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toMatch(/x-frame-options: DENY/i)
  if (status === 400) expect(JSON.parse(body.toString())).toMatchObject({ code: 'bad_request' })
})

test('only the origins of the settings may read an answer from elsewhere', async () => {
  const from = (from: string, method = 'GET') => fetch(`${origin}/api/public`, { method, headers: { Origin: from } })
  expect((await from('capacitor://localhost')).headers.get('Access-Control-Allow-Origin')).toBe('capacitor://localhost')
  for (const evil of ['https://evil.example', 'null', 'capacitor://localhost.evil.example']) {
    expect((await from(evil)).headers.get('Access-Control-Allow-Origin')).toBeNull()
  }
  const preflight = await from('capacitor://localhost', 'OPTIONS')
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
  expect((await from('https://evil.example', 'OPTIONS')).headers.get('Access-Control-Allow-Methods')).toBeNull()
})

test('slow clients are cut: the time for headers and for a whole call is limited', () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 12_000])
})

test('a port in use is said in one line', async () => {
  const port = Number(new URL(origin).port)
  await expect(checkPort('127.0.0.1', port)).rejects.toThrow(`Port ${port} is in use: stop the other program or set PORT`)
  await expect(checkPort('192.0.2.77', 0)).rejects.toThrow(/^HOST is "192\.0\.2\.77", but must be an address of this machine/)
})

test('a server that ends lets calls under way finish and takes no new ones', async () => {
  const second = createHttpServer({
    api: { fetch: () => new Promise<Response>((resolve) => (finish = () => resolve(new Response('done')))) },
    web: async () => new Response(),
    health: { ready: async () => [], write: async () => [] },
    corsOrigins: [],
    log: createLog('silent'),
  })
  const address = `http://127.0.0.1:${await listen(second, '127.0.0.1', 0)}`
  const underWay = fetch(`${address}/api/x`)
  await expect.poll(() => finish).not.toBeNull()
  const ended = drain(second)
  await expect(fetch(`${address}/api/x`)).rejects.toThrow()
  finish?.()
  expect(await (await underWay).text()).toBe('done')
  await ended
})

// Fails when the server closes at once, or when a connection that is in use during the notice stays open.
test('with a notice a server that ends goes on answering for a moment, each answer the last of its connection [API-8]', async () => {
  const third = createHttpServer({
    api: { fetch: () => new Response('done') },
    web: async () => new Response(),
    health: { ready: async () => ['stopping'], write: async () => [] },
    corsOrigins: [],
    log: createLog('silent'),
  })
  const address = `http://127.0.0.1:${await listen(third, '127.0.0.1', 0)}`
  expect((await fetch(`${address}/api/x`)).headers.get('Connection')).toBe('keep-alive')
  const ended = drain(third, 200)
  const { status, headers } = await fetch(`${address}/api/x`)
  expect([status, headers.get('Connection')]).toEqual([200, 'close'])
  expect((await fetch(`${address}/health/ready`)).status).toBe(503)
  await ended
  await expect(fetch(`${address}/api/x`)).rejects.toThrow()
})

/** Ends once the answer to a call of which ten bytes come is here: whether the connection ends with it. */
function refusalOf(announcedBytes: number): Promise<{ announcedBytes: number; isLast: boolean }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.on('error', reject).once('data', (data) => {
      resolve({ announcedBytes, isLast: /connection: close/i.test(data.toString()) })
      socket.destroy()
    })
    socket.write(`PUT /api/too-often HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${announcedBytes}\r\n\r\n${'x'.repeat(10)}`)
  })
}

// Fails when `holdBack` is not awaited in `createFetch`.
test('who asks too often with a large body is answered after a pause, with a small one at once [ATTACK-W2]', async () => {
  const begin = performance.now()
  const large = refusalOf(100_000)
  expect(await Promise.race([large, refusalOf(10)])).toEqual({ announcedBytes: 10, isLast: false })
  expect(await large).toEqual({ announcedBytes: 100_000, isLast: true })
  expect(performance.now() - begin).toBeGreaterThan(0.9 * PAUSE_MS)
})

test('a log shows neither whom a path is about nor what an error arose from', () => {
  expect(redactPath('/api/user/281474976710655/election/13/match/8662?x=1')).toBe('/api/user/…/election/…/match/…')
  expect(redactPath('/api/confirm/Y8s2GvjLnb-v397VNDrBqL681k9O8HTSZyjC4i35uUw')).toBe('/api/confirm/…')
  expect(redactPath('/reset/Y8s2GvjLnb-v397VNDrBqL681k9O8HTSZyjC4i35uUw')).toBe('/reset/…')
  const error = new Error('invalid input "geheim" of anna@example.ch', { cause: new Error("550 <anna@example.ch> 'x' unknown") })
  expect(JSON.stringify(describeError(error))).not.toMatch(/geheim|anna/)
})

function rawGet(path: string, headers: string): Promise<{ head: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
    socket.on('end', () => {
      const whole = Buffer.concat(chunks)
      const end = whole.indexOf('\r\n\r\n')
      resolve({ head: whole.subarray(0, end).toString(), body: whole.subarray(end + 4) })
    })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`)
  })
}
