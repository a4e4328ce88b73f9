import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Account } from './support/accounts.ts'
import { openSecurityServer, type SecurityServer } from './support/security-server.ts'

let server: SecurityServer
let voter: Account
beforeAll(async () => {
  server = await openSecurityServer()
  voter = await server.newVoter()
})
afterAll(() => server.close())

const http = (method: string, path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`http://127.0.0.1:${server.port}/api${path}`, {
    method,
    ...init,
    headers: { Authorization: `Bearer ${voter.token}`, 'Content-Type': 'application/json', ...init.headers },
  })
const putEntry = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  http('PUT', `/user/${voter.id}/progression`, { body, headers })
const jsonOf = (answer: Response): Promise<Readonly<Record<string, unknown>>> => answer.json().then(Object)
const codeOf = async (answer: Response) => [answer.status, (await jsonOf(answer)).code]

// RFC 8259 registers no charset for JSON. Fails when `JSON_TYPE` (app.ts) or the problem's type (problem.ts) carries one.
test('JSON is application/json without a charset, a refusal application/problem+json', async () => {
  expect((await http('GET', `/user/${voter.id}`)).headers.get('Content-Type')).toBe('application/json')
  expect((await http('GET', '/canton')).headers.get('Content-Type')).toBe('application/json')
  expect((await http('GET', '/election/999999')).headers.get('Content-Type')).toBe('application/problem+json')
  expect((await putEntry('{')).headers.get('Content-Type')).toBe('application/problem+json')
})

// Fails when `addKey` (request-body.ts) no longer looks at the keys that were there.
test.each([
  '{"key":"a","data":{},"key":"b"}',
  '{"key":"a","data":{"x":1,"x":1}}',
  '{"key":"a","data":{"x":1,"\\u0078":2}}',
  '{"key":"a","data":{"\\u00e9":1,"e\\u0301":2}}',
  '{"key":"a","data":{"list":[{"y":1,"z":{"y":1},"y":2}]}}',
])('two equal keys are refused: %s', async (body) => {
  expect(await codeOf(await putEntry(body))).toEqual([400, 'bad_request'])
})

// Fails when `open.pop()` is taken out of `refuseHarmfulParts`.
test('equal keys in different objects, and in texts, are allowed', async () => {
  const data = { a: { x: 1 }, b: { x: 1 }, c: [{ x: 1 }, { x: 1 }], d: '{"x":1,"x":2}', e: '\\"x":1,"x":', '"x"': ['a', 'a', { '}': '{' }] }
  const answer = await putEntry(JSON.stringify({ key: 'same', data }))
  expect(await answer.json()).toEqual({ key: 'same', data })
})

// Fails when `addKey` no longer looks for these keys.
test.each(['__proto__', 'constructor', '\\u005f_proto__'])('the key %s is refused at every depth', async (key) => {
  for (const body of [
    `{"${key}":{},"key":"a","data":{}}`,
    `{"key":"a","data":{"${key}":{"admin":true}}}`,
    `{"key":"a","data":{"x":[[{"${key}":1}]]}}`,
  ]) {
    expect(await codeOf(await putEntry(body))).toEqual([400, 'bad_request'])
  }
  expect(Reflect.get({}, 'admin')).toBeUndefined()
})

// Fails when `ignoreBOM` is taken out of `decode`, or `fatal`.
test('a byte order mark and other encodings are no JSON', async () => {
  const text = '{"key":"a","data":{"x":"ä"}}'
  for (const bytes of [
    Buffer.from(`\ufeff${text}`),
    Buffer.from(text, 'latin1'),
    Buffer.from(text, 'utf16le'),
    Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  ]) {
    expect(await codeOf(await putEntry(new Uint8Array(bytes)))).toEqual([400, 'bad_json'])
  }
})

// Fails when `isPlainJson` is taken out, or takes any content type that begins like JSON.
test.each([
  ['text/plain', undefined],
  ['application/x-www-form-urlencoded', undefined],
  ['multipart/form-data; boundary=x', undefined],
  ['application/jsonp', undefined],
  ['application/json; charset=utf-16', undefined],
  ['application/json, text/plain', undefined],
  ['application/json', 'gzip'],
  ['application/json', 'br'],
  ['application/json', 'identity, gzip'],
])('a body of type %s and encoding %s is not read', async (type, encoding) => {
  const answer = await putEntry('{"key":"a","data":{}}', { 'Content-Type': type, ...(encoding ? { 'Content-Encoding': encoding } : {}) })
  expect(await codeOf(answer)).toEqual([415, 'media_type'])
})

// Fails when `normalText` no longer calls `normalize`.
test('texts are kept in one spelling (NFC), accents, signs and joined emoji as they are', async () => {
  const kept = 'Mélèze, Chasa da scola, perché, 👩‍👩‍👧, ﷺ, \u202e, „Grüezi“'
  const name = `${kept} Zu\u0308rich e\u0301`
  const answer = await http('PUT', `/user/${voter.id}/election/${server.ids.elections[0]}/list`, {
    body: JSON.stringify({ name, candidates: [] }),
  })
  expect((await jsonOf(answer)).name).toBe(`${kept} Zürich é`)
  const lists = await http('GET', `/user/${voter.id}/election/${server.ids.elections[0]}/list`)
  expect(await lists.json()).toContainEqual(expect.objectContaining({ name: `${kept} Zürich é` }))
})

test('a username of the most code points and of decomposed signs is measured as it is kept', async () => {
  const change = (username: string) => http('PATCH', `/user/${voter.id}`, { body: JSON.stringify({ username }) })
  expect((await jsonOf(await change('e\u0301'.repeat(60)))).username).toBe('é'.repeat(60))
  expect((await change('é'.repeat(61))).status).toBe(422)
})

// Fails when a key of the query that comes twice is not looked for in `parseQuery` (validation.ts).
test.each([
  '?lang=de&lang=de',
  '?lang=de&lang=fr',
  '?lang=de&LANG=fr',
  '?lang=de&lang[]=fr',
  '?lang=de;lang=fr',
  '?lang=%00',
  '?__proto__=x',
])('the query %s is refused', async (query) => {
  expect(await codeOf(await http('GET', `/canton${query}`))).toEqual([400, 'bad_request'])
})

// Fails when `createList` no longer looks for an earlier creation under the key.
test('the same Idempotency-Key ten times at once makes one list, with another body 409', async () => {
  const other = await server.newVoter()
  const path = `/user/${other.id}/election/${server.ids.elections[0]}/list`
  const create = (name: string, key: string, token = other.token) =>
    http('PUT', path, {
      body: JSON.stringify({ name, candidates: [] }),
      headers: { 'Idempotency-Key': key, Authorization: `Bearer ${token}` },
    })
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('Einmal', 'k-1')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(await codeOf(await create('Anders', 'k-1'))).toEqual([409, 'idempotency_conflict'])
  for (const bad of ['', ' ', 'x'.repeat(201), 'a b', 'ä']) {
    const answer = await create('Einmal', bad).catch(() => null)
    expect(answer === null ? [400, 'bad_request'] : await codeOf(answer), bad).toEqual([400, 'bad_request'])
  }
  const lists = await http('GET', path, { headers: { Authorization: `Bearer ${other.token}` } })
  expect(await lists.json()).toHaveLength(1)
})
