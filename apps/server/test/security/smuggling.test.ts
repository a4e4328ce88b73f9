import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECURITY_HEADERS } from '../../src/http/security-headers.ts'
import { type RawAnswer, rawRequest } from './support/raw-http.ts'
import { openSecurityServer, type SecurityServer } from './support/security-server.ts'

/** What would be answered if it were taken for a request of its own. */
const HIDDEN = 'GET /api/party HTTP/1.1\r\nHost: localhost\r\n\r\n'
const POST = 'POST /api/authenticate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

let server: SecurityServer
beforeAll(async () => {
  server = await openSecurityServer()
})
afterAll(() => server.close())

const send = (bytes: string) => rawRequest(server.port, Buffer.from(bytes, 'latin1'))

function expectOneRefusal(answer: RawAnswer, statuses: readonly number[]): void {
  expect(statuses, answer.head).toContain(answer.status)
  expect(answer.closed, 'the connection ends').toBe(true)
  expect(`${answer.head}${answer.body}`.match(/HTTP\/1\.1 \d{3}/g), 'one answer').toHaveLength(1)
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(answer.head.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase())
}

// Fails when `insecureHTTPParser` is switched on, or `clientError` is left to Node (no security headers).
test.each([
  ['length and chunks', `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['chunks and length', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n1\r\nZ\r\n0\r\n\r\n${HIDDEN}`],
  ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${HIDDEN}`],
  ['a list of lengths', `${POST}Content-Length: 2, 40\r\n\r\n{}${HIDDEN}`],
  ['a signed length', `${POST}Content-Length: +2\r\n\r\n{}${HIDDEN}`],
  ['a negative length', `${POST}Content-Length: -2\r\n\r\n{}${HIDDEN}`],
  ['a hexadecimal length', `${POST}Content-Length: 0x2\r\n\r\n{}${HIDDEN}`],
  ['an endless length', `${POST}Content-Length: 99999999999999999999999\r\n\r\n{}${HIDDEN}`],
  ['a space before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['an unknown coding', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a coding after chunked', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a length of chunks that is no number', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${HIDDEN}`],
  ['a chunk that is longer than it says', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
  ['chunks with bare line feeds', `${POST}Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n${HIDDEN}`],
  ['a folded header', `${POST}X-A: b\r\n Transfer-Encoding: chunked\r\n\r\n${HIDDEN}`],
  ['a header without a name', `${POST}: x\r\n\r\n${HIDDEN}`],
  ['a header with a space in its name', `${POST}Content Length: 2\r\n\r\n{}${HIDDEN}`],
  ['NUL in a header', `${POST}X-A: b\0c\r\n\r\n${HIDDEN}`],
  ['a bare carriage return', `${POST}X-A: b\rContent-Length: 2\r\n\r\n{}${HIDDEN}`],
  ['an unknown version', `GET /api/canton HTTP/3.7\r\nHost: localhost\r\n\r\n${HIDDEN}`],
  ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN}`],
  ['the hello of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['no HTTP at all', 'nonsense\r\n\r\n'],
])('%s: 400, and the connection ends', async (_, bytes) => {
  expectOneRefusal(await send(bytes), [400])
})

// Fails when `hasOneHost` is taken out.
test.each([
  ['two hosts', 'Host: localhost\r\nHost: evil.example\r\n'],
  ['the same host twice', 'Host: localhost\r\nhost: localhost\r\n'],
  ['no host', ''],
])('%s: 400, and the connection ends', async (_, hosts) => {
  expectOneRefusal(await send(`GET /api/canton HTTP/1.1\r\n${hosts}\r\n${HIDDEN}`), [400])
})

// Fails when `isPlainTarget` is taken out, or comes after admission.
test.each([
  'GET /a/../api/canton',
  'GET http://localhost/api/canton',
  'GET /api/%2e%2E/api/canton',
  'DELETE /a/../api/user/1',
  'OPTIONS *',
])('%s: 400 with a code, and the connection ends [ASVS-4.2.1]', async (line) => {
  const answer = await send(`${line} HTTP/1.1\r\nHost: localhost\r\n\r\n${HIDDEN}`)
  expectOneRefusal(answer, [400])
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'bad_request' })
})

// Fails when `KNOWN_METHODS` is not looked at, or `connect` has no listener.
test.each([
  ['TRACE /api/canton', 405],
  ['TRACE /', 405],
  ['PROPFIND /api/canton', 405],
  ['PURGE /', 405],
  ['QUERY /api/canton', 405],
  ['CONNECT evil.example:443', 405],
  ['DEBUG /', 400],
  ['TRACK /', 400],
  ['get /', 400],
])('%s: refused, and the connection ends', async (line, status) => {
  expectOneRefusal(await send(`${line} HTTP/1.1\r\nHost: localhost\r\n\r\n`), [status])
})

// Fails when `maxHeaderSize` is taken out or raised.
test.each([
  ['a header of 20 KiB', `GET /api/canton HTTP/1.1\r\nHost: localhost\r\nX-A: ${'x'.repeat(20_480)}\r\n\r\n`],
  ['a path of 20 KiB', `GET /api/${'x'.repeat(20_480)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ['a thousand headers', `GET /api/canton HTTP/1.1\r\nHost: localhost\r\n${'X-A: aaaaaaaaaaaa\r\n'.repeat(1_000)}\r\n`],
])('%s: 431, and the connection ends', async (_, bytes) => {
  expectOneRefusal(await send(bytes), [431])
})

// Fails when a method is answered by `/health` without a look at it.
test('other methods of /health are 405', async () => {
  for (const path of ['/health/live', '/api/health/ready', '/health/write']) {
    const answer = await send(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    expect(answer.status).toBe(405)
    expect(answer.head).toMatch(/^allow: GET, HEAD$/im)
  }
})

// Fails when an answer is built from the request's host, e.g. by `new URL(request.url).origin`.
test('the host that a request names appears nowhere', async () => {
  for (const [lines, status] of [
    ['GET http://evil.example/api/canton HTTP/1.1\r\nHost: evil.example', 400],
    ['GET /api/canton HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example', 200],
  ] as const) {
    const answer = await send(`${lines}\r\nConnection: close\r\n\r\n`)
    expect(answer.status).toBe(status)
    expect(`${answer.head}${answer.body}`).not.toContain('evil')
  }
})

// Fails when a body that nobody reads is left in the connection.
test('what a body holds is never a request', async () => {
  const get = await send(
    `GET /api/canton HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  )
  expect(get.body.match(/HTTP\/1\.1/g)).toBeNull()
  const refused = await send(
    `${POST.replace('application/json', 'text/plain')}Connection: close\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  )
  expect([refused.status, refused.body.match(/HTTP\/1\.1/g)]).toEqual([415, null])
  const upgrade = await send(`GET /api/canton HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n`)
  expect(upgrade.status).not.toBe(101)
})

test('two requests in good order are two answers', async () => {
  const first = 'GET /api/status HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const answer = await send(first + first.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  expect(`${answer.head}${answer.body}`.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
})
