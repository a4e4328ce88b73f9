import { createClient } from '@plenara/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteFiles, type SiteFiles } from '../src/pages/site-files.ts'
import { NAMED, SITE } from './support/open-site.ts'
import { openParliamentApi } from './api/parliament-api.ts'
import type { TestApi } from './api/api-client.ts'

let api: TestApi
let files: SiteFiles
const sent: object[] = []

beforeAll(async () => {
  api = await openParliamentApi()
  files = createSiteFiles({
    db: api.db,
    api: createClient({ baseUrl: 'http://localhost/api', fetch: () => Promise.reject(new Error('asked')), token: () => null }),
    now: () => new Date('2026-11-22T12:00:00Z'),
    site: SITE,
    operator: { ...NAMED, isNamed: true, expires: new Date('2027-11-22T12:00:00Z') },
    isIndexed: async () => true,
    dataVersion: api.catalogue.dataVersion,
    encode: (body) => {
      sent.push(body)
      return { bytes: body.bytes, encoding: null }
    },
  })
})
afterAll(() => api.close())

const get = (path: string) => files(new Request(SITE + path))

// Fails when that there is no such file is kept under each name that somebody thinks of, until the files that there are have left.
test('names of sitemaps that do not exist push out none that do [ASVS-15.2.2]', { tags: ['slow'] }, async () => {
  await get('/sitemap.xml')
  await get('/sitemap-fr-votes-1.xml?utm_source=x')
  for (let n = 0; n < 70_000; n++) expect(await get(n % 2 ? `/sitemap-${n}.xml` : `/sitemap-fr-votes-${2 + (n % 9_000)}.xml`)).toBeNull()
  await get('/sitemap.xml?x')
  await get('/sitemap-fr-votes-1.xml')
  expect([sent[2] === sent[0], sent[3] === sent[1], sent.length]).toEqual([true, true, 4])
})
