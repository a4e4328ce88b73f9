import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const PATHS = ['/export/v1/common', '/export/v1/canton/6'] as const

test('an unknown canton is 404, a wrong one 400 [IMPORT-3]', async () => {
  expect(await api.call('GET', '/export/v1/canton/27')).toMatchObject({ status: 404, json: { code: 'canton_not_found' } })
  for (const id of ['0', '06', '-6', 'BS', '6.5', '1e1', '%00', '9'.repeat(17), '9'.repeat(4_000)]) {
    expect(await api.call('GET', `/export/v1/canton/${id}`), id).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  }
})

test('a version of the wrong form, a repeated or an unknown key is 400 [IMPORT-3]', async () => {
  const wrong = ['-1', '', '01', '1.5', '1e3', '0x1', 'latest', '%20', '٣', '9007199254740992', '9'.repeat(4_000), '1&since=1', '1&from=3']
  for (const path of PATHS) {
    for (const since of wrong) {
      expect(await api.call('GET', `${path}?since=${since}`), since).toMatchObject({ status: 400, json: { code: 'bad_request' } })
    }
    expect((await api.call('GET', `${path}?lang=de`)).status).toBe(400)
  }
})

test('another version of the export or another method does not exist', async () => {
  expect((await api.call('GET', '/export/v2/common')).status).toBe(404)
  for (const path of PATHS) {
    const reply = await api.call('POST', path, { body: {} })
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET'])
  }
})

test('the answer carries a strong tag, is asked for anew each time, and whoever holds it gets 304 [IMPORT-3]', async () => {
  for (const path of PATHS) {
    const { headers, text } = await api.call('GET', path)
    expect(headers.get('Content-Type')).toBe('application/x-ndjson')
    expect(headers.get('Cache-Control')).toBe('public, max-age=0')
    expect(headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/)
    const held = await api.call('GET', path, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })
    expect([held.status, held.text]).toEqual([304, ''])
    expect(text.endsWith('\n')).toBe(true)
  }
})

test('a token in the header changes nothing [IMPORT-3]', async () => {
  const id = await api.newUser()
  for (const path of PATHS) {
    const [plain, own] = await Promise.all([api.call('GET', path), api.call('GET', path, { as: id })])
    expect(own.text).toBe(plain.text)
  }
})

// Fails when the bodies are kept by the address of the call.
test('many at once, of whatever versions, have one body written', async () => {
  api.catalogue.importAgain()
  const before = api.catalogue.electionReads()
  const asked = Array.from({ length: 60 }, (_, index) => `/export/v1/canton/26${index % 3 === 0 ? '' : `?since=${1_000 + index}`}`)
  const replies = await Promise.all(asked.map((path) => api.call('GET', path)))
  expect(new Set(replies.map(({ headers }) => headers.get('ETag'))).size).toBe(1)
  expect(api.catalogue.electionReads()).toBe(before + 1)
})

// Fails when `writeExport` does not look at the version again.
test('an answer never mixes two versions', async () => {
  const original = api.catalogue.election
  let isFirst = true
  const data = {
    ...api.catalogue,
    election: async (id: number) => {
      if (isFirst) api.catalogue.importAgain()
      isFirst = false
      return original(id)
    },
  }
  const moving = await openTestApi({ catalogueOf: () => data })
  const { json } = await moving.call<{ dataVersion: number }[]>('GET', '/export/v1/canton/6')
  expect(json[0]?.dataVersion).toBe(await api.catalogue.dataVersion())
  await moving.close()
})

test('data that changes all the time is answered with 503, not for ever', async () => {
  const data = {
    ...api.catalogue,
    election: async (id: number) => {
      api.catalogue.importAgain()
      return api.catalogue.election(id)
    },
  }
  const moving = await openTestApi({ catalogueOf: () => data })
  expect(await moving.call('GET', '/export/v1/canton/6')).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  await moving.close()
})
