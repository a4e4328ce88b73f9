import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ELECTION } from './fixture-catalogue.ts'

const KIB = 1024
let api: TestApi
let id: number
beforeAll(async () => {
  api = await openTestApi()
  id = await api.newUser()
})
afterAll(() => api.close())

function put(body: string) {
  return api.call('PUT', `/user/${id}/progression`, { as: id, body })
}
function entry(data: string) {
  return `{"key":"a","data":{"x":${data}}}`
}

test.each(['', '{', '{"key":"a","data":{}', 'nonsense', '{"key":"a",}', "{'key':'a'}", '{"key":"a","data":{}} x', '\u0000', 'NaN'])(
  'the body %j is not JSON',
  async (body) => {
    expect(await put(body)).toMatchObject({ status: 400, json: { code: 'bad_json' } })
  },
)

test('a body above 64 KiB is refused, a list may have 256 KiB', async () => {
  expect((await put(entry(`"${'x'.repeat(60 * KIB)}"`))).status).toBe(200)
  expect(await put(entry(`"${'x'.repeat(64 * KIB)}"`))).toMatchObject({ status: 413, json: { code: 'body_too_large' } })
  const list = (size: number) => {
    const body = { name: 'x'.repeat(size), candidates: [] }
    return api.call('PUT', `/user/${id}/election/${ELECTION.nationalBasel}/list`, { as: id, body })
  }
  expect(await list(200 * KIB)).toMatchObject({ status: 422, json: { code: 'invalid' } })
  expect(await list(256 * KIB)).toMatchObject({ status: 413, json: { code: 'body_too_large' } })
})

test.each([
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{}}}'],
  ['NUL', '"a\\u0000b"'],
  ['NUL in a name', '{"a\\u0000b":1}'],
  ['a lone surrogate', '"\\ud83d"'],
  ['too deep', `${'['.repeat(30)}${']'.repeat(30)}`],
  ['far too deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['too many', `[${Array.from({ length: 10_001 }, () => 0).join(',')}]`],
])('%s in a body is malformed', async (_, data) => {
  expect(await put(entry(data))).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  expect(Reflect.get({}, 'admin')).toBeUndefined()
})

test('what is allowed in depth and signs is kept', async () => {
  const data = { state: 'c', text: 'ä 👩‍👩‍👧 \u202e', list: [[[[{ a: null }]]]] }
  const reply = await api.call('PUT', `/user/${id}/progression`, { as: id, body: { key: 'kept', data } })
  expect(reply.json).toEqual({ key: 'kept', data })
})

test.each(['?lang=de&lang=de', '?lang=en', '?lang=', '?lang=DE', '?unknown=1', '?lang=de%00', '?__proto__=1', '?lang[]=de'])(
  'the query %s is malformed',
  async (query) => {
    expect(await api.call('GET', `/canton${query}`)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  },
)

test('every locale code of the specification is a language [ENTITY-14]', async () => {
  for (const lang of ['de', 'fr', 'it', 'rm', 'de_CH', 'fr_CH', 'it_CH', 'rm_CH', 'ch_BE']) {
    expect((await api.call('GET', `/canton?lang=${lang}`)).status, lang).toBe(200)
  }
})
