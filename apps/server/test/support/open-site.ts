import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebApp } from '../../src/http/web-app.ts'
import { createSite } from '../../src/pages/create-site.ts'
import type { TestApi } from '../api/api-client.ts'
import { openParliamentApi } from '../api/parliament-api.ts'
import { encode } from './encode.ts'

export const SITE = 'https://plenara.example'
/** An operator who has filled in who they are. */
export const NAMED = { name: 'Verein Plenara', email: 'security@plenara.example' }

export interface TestSite {
  readonly api: TestApi
  /** The site as it stands under an operator. */
  readonly openSite: (operator: object) => Promise<WebApp>
  readonly close: () => Promise<void>
}

/** Everything but the API over an invented parliament, with an empty page as the built web app, on 22 November 2026. */
export async function openTestSite(): Promise<TestSite> {
  const api = await openParliamentApi()
  const folder = await mkdtemp(join(tmpdir(), 'plenara-pages-'))
  await mkdir(join(folder, 'dist/assets'), { recursive: true })
  await writeFile(
    join(folder, 'dist/index.html'),
    '<!doctype html><html lang="de-CH"><head><title>Plenara</title></head><body></body></html>',
  )
  /** The API as the server asks it: within the process. */
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const { status, headers, text } = await api.call('GET', `${pathname.replace('/api', '')}${search}`)
    return new Response(text, { status, headers })
  }
  return {
    api,
    openSite: async (operator) => {
      await writeFile(join(folder, 'operator.json'), JSON.stringify(operator))
      const { web } = await createSite({
        ...{ folder, dataDir: folder, api: { fetch }, db: api.db, catalogue: api.catalogue, publicUrl: SITE, encode },
        now: () => new Date('2026-11-22T12:00:00Z'),
        onError: (error) => {
          throw error
        },
      })
      return web
    },
    close: async () => {
      await rm(folder, { recursive: true })
      await api.close()
    },
  }
}

/** The facts after schema.org that stand in a page. */
export function thingsOf(page: string): Record<string, unknown>[] {
  return [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))
}
