import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ELECTION } from './fixture-catalogue.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('status gives version ranges by platform and is kept for ten minutes [API-26]', async () => {
  const reply = await api.call('GET', '/status')
  expect(reply.json).toMatchObject({ compatibility: { android: '>=1.0.0 <2', ios: '>=1.0.0 <2', web: '*' }, version: '0.1.0' })
  expect(reply.headers.get('Cache-Control')).toBe('public, max-age=600')
})

test('public answers may be kept for half an hour and carry a strong tag', async () => {
  const paths = ['/canton', '/party', `/election/${ELECTION.nationalBasel}/candidate?view=card`, '/openapi.json']
  for (const path of paths) {
    const { headers } = await api.call('GET', path)
    expect(headers.get('Cache-Control'), path).toBe('public, max-age=1800')
    expect(headers.get('ETag'), path).toMatch(/^"[0-9a-f]{32}"$/)
  }
})

test('whoever holds the body is told so without it', async () => {
  const first = await api.call('GET', '/party')
  const tag = first.headers.get('ETag') ?? ''
  for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const reply = await api.call('GET', '/party', { headers: { 'If-None-Match': held } })
    expect([reply.status, reply.text, reply.headers.get('ETag')], held).toEqual([304, '', tag])
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=1800')
  }
  expect((await api.call('GET', '/party', { headers: { 'If-None-Match': '"other"' } })).text).toBe(first.text)
  expect((await api.call('GET', '/party?lang=fr')).headers.get('ETag')).not.toBe(tag)
})

test('a public body is written once per data version, however many ask', async () => {
  const path = `/election/${ELECTION.past}/candidate?lang=it`
  const before = api.catalogue.electionReads()
  await Promise.all(Array.from({ length: 20 }, () => api.call('GET', path)))
  expect(api.catalogue.electionReads()).toBe(before + 1)
  api.catalogue.importAgain()
  await api.call('GET', path)
  expect(api.catalogue.electionReads()).toBe(before + 2)
})

test('an error is never kept', async () => {
  const { headers } = await api.call('GET', '/election/999999')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('ETag')).toBeNull()
})

test('a failure inside is logged and answered without any detail', async () => {
  const broken = { ...api.catalogue, dataVersion: () => Promise.reject(new Error('select secret from password')) }
  const failing = await openTestApi({ catalogueOf: () => broken })
  const reply = await failing.call('GET', '/party')
  expect(reply).toMatchObject({ status: 500, json: { code: 'internal' } })
  expect(reply.text).not.toContain('secret')
  expect(failing.logged).toMatchObject([{ message: 'select secret from password' }])
  await failing.close()
})
