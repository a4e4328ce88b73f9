import { createClient } from '@plenara/contract/client'
import { createDescriptions, createWebPages } from '../../src/pages/web-pages.ts'

/** The pages of the table of screens, of which nothing is known but that they stand there: the data cannot be read. */
export const pages = createWebPages(
  { site: 'http://localhost', isIndexed: async () => false, onError: () => undefined, period: async () => '1' },
  createDescriptions({
    api: createClient({ baseUrl: 'http://localhost/api', fetch: () => Promise.reject(new Error('no data')), token: () => null }),
    site: 'http://localhost',
    dataVersion: async () => 1,
    now: () => new Date('2026-11-22T12:00:00Z'),
  }),
)
