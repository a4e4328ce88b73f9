import { readFileSync } from 'node:fs'
import type { Canton } from '@plenara/contract'
import { importerOf } from '@plenara/importers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { PLACES } from '../support/fillings.ts'
import { openTestApi, type TestApi } from './api-client.ts'

const FILE = new URL('../../../../packages/importers/src/coats-of-arms/fixtures/bs.svg', import.meta.url)
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ catalogueOf: createPostgresCatalogue, filling: PLACES })
  const { import: data } = await importerOf('coats-of-arms').parse({ file: 'bs.svg', bytes: readFileSync(FILE) })
  await writeCatalogue(api.db, data)
})
afterAll(() => api.close())

// Fails when the path is missing, leads to another picture, or may be cached although it changes.
test('a canton names its coat of arms, which is served for good under an address of its own [ENTITY-10]', async () => {
  const cantons = (await api.call<Canton[]>('GET', '/canton')).json
  const path = cantons.find(({ code }) => code === 'BS')?.coatOfArms ?? ''
  expect(path).toMatch(/^\/api\/coat-of-arms\/BS\/[0-9a-f]{16}$/)
  expect(cantons.filter(({ coatOfArms }) => coatOfArms !== null)).toHaveLength(1)
  const answer = await api.call('GET', path.replace('/api', ''))
  expect(answer.status).toBe(200)
  expect(answer.text).toBe(readFileSync(FILE, 'utf8').trim())
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
  })
})

test('a coat of arms that is not there is not found, under any address', async () => {
  for (const path of ['/coat-of-arms/ZH/0123456789abcdef', '/coat-of-arms/BS/0123456789abcdef', '/coat-of-arms/..%2f/0']) {
    expect(await api.call('GET', path), path).toMatchObject({ status: 404, json: { code: 'not_found' } })
  }
})
