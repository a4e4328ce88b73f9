import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCallApp } from '../support/call-app.ts'
import { composeApp } from '../support/compose-app.ts'
import { rawRequest } from '../support/raw-http.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'

let server: SecurityServer
beforeAll(async () => {
  server = await openSecurityServer()
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${server.port}/api${path}`, { headers })

// Fails when a body is kept under the target as sent (app.ts).
test('one body for all spellings of one question [ATTACK-W3]', async () => {
  const eid = server.ids.elections[0]
  const spellings = [
    `/election/${eid}/candidate?lang=de&view=card`,
    `/election/${eid}/candidate?view=card&lang=de`,
    `/election/${eid}/candidate?&&lang=de&view=card&`,
    `/election/${eid}/%63andidate?lang=de&view=%63ard`,
    `/%65lection/${eid}/candidate?l%61ng=de&view=card`,
  ]
  const bodies = new Set<object>()
  const watched = composeApp(server.db, {
    encode: (body) => {
      bodies.add(body)
      return { bytes: body.bytes, encoding: null }
    },
  })
  for (const path of spellings) expect((await createCallApp(watched.app)('GET', path)).status, path).toBe(200)
  await watched.stop()
  expect(bodies.size).toBe(1)
})

// Fails when `Vary` depends on the encoding, also of an answer without a body, or when encodings share a tag.
test('every public answer varies by encoding, and each encoding has a tag of its own [ATTACK-W4]', async () => {
  const tags = new Set<string>()
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answer = await get('/canton', { 'Accept-Encoding': encoding })
    expect(answer.headers.get('Vary')).toMatch(/^Accept-Encoding\b/)
    const tag = answer.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^"[\w-]+"$/)
    tags.add(tag)
    const held = await get('/canton', { 'Accept-Encoding': encoding, 'If-None-Match': tag })
    expect([held.status, held.headers.get('Vary')]).toEqual([304, answer.headers.get('Vary')])
  }
  expect(tags.size).toBe(3)
})

// Fails when a tag is compared without its encoding.
test('a held body is 304 in the encodings that are accepted now, and only in those [ATTACK-W4]', async () => {
  const held = async (tag: string, encoding: string) => (await get('/canton', { 'If-None-Match': tag, 'Accept-Encoding': encoding })).status
  const plain = (await get('/canton', { 'Accept-Encoding': 'identity' })).headers.get('ETag') ?? ''
  const brotli = plain.replace(/"$/, '-br"')
  expect(await held(brotli, 'br')).toBe(304)
  expect(await held(plain, 'br')).toBe(304)
  expect(await held(brotli, 'gzip')).toBe(200)
  expect(await held(brotli, 'identity')).toBe(200)
})

// Fails when the adapter is given no name for the host that is missing.
test('HTTP/1.0 without a host is answered [ATTACK-W4]', async () => {
  const answer = await rawRequest(server.port, 'GET /api/canton HTTP/1.0\r\n\r\n')
  expect([answer.status, answer.closed]).toEqual([200, true])
  expect(answer.body).not.toContain('localhost')
  expect((await rawRequest(server.port, 'GET /health/live HTTP/1.0\r\n\r\n')).status).toBe(200)
})
