import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClientAddress } from '../../src/http/client-address.ts'
import { createSite, type Site } from '../../src/pages/create-site.ts'
import { MISSING_PAGE, RENDERED_SCREENS } from '../../src/pages/rendering/rendered-screens.ts'
import type { TestApi } from '../api/api-client.ts'
import { openParliamentApi } from '../api/parliament-api.ts'
import { encode } from './encode.ts'

export const SITE = 'https://plenara.example'
/** An operator who has filled in who they are. */
export const NAMED = { name: 'Verein Plenara', email: 'security@plenara.example' }

export interface TestSite {
  readonly api: TestApi
  /** The site as it stands under an operator, behind a proxy on this machine. */
  readonly openSite: (operator: object) => Promise<Site>
  readonly close: () => Promise<void>
}

/** A server build whose pages say what they were asked for, and which rendering they are. */
const SERVER_BUILD = `export function createRenderer() {
  let count = 0
  return async ({ path, search, language }) => ({
    html: '<p>' + path + search + '</p><b>' + ++count + '</b>',
    served: { path, search, language, answers: [] },
    texts: [],
  })
}`

/** Everything but the API over an invented parliament, with an empty page as the built web app, on 22 November 2026. `isRendered`: with a server build. */
export async function openTestSite({ isRendered = false } = {}): Promise<TestSite> {
  const api = await openParliamentApi()
  const folder = await mkdtemp(join(tmpdir(), 'plenara-pages-'))
  await mkdir(join(folder, 'dist/assets'), { recursive: true })
  await writeFile(
    join(folder, 'dist/index.html'),
    '<!doctype html><html lang="de-CH"><head><title>Plenara</title></head><body><div id="root"></div><noscript>x</noscript></body></html>',
  )
  if (isRendered) await writeServerBuild(folder, SERVER_BUILD)
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
      return createSite({
        ...{ folder, dataDir: folder, api: { fetch }, db: api.db, catalogue: api.catalogue, publicUrl: SITE, encode },
        address: createClientAddress(['127.0.0.1']),
        now: () => new Date('2026-11-22T12:00:00Z'),
        onError: (error) => {
          throw error
        },
      })
    },
    close: async () => {
      await rm(folder, { recursive: true })
      await api.close()
    },
  }
}

/** Adds a server build, whose entry is given as text, to a folder with a built web app. */
export async function writeServerBuild(folder: string, entry: string): Promise<void> {
  await mkdir(join(folder, 'dist/.vite'))
  await mkdir(join(folder, 'dist-server'))
  const sources = ['src/app/start/main.tsx', MISSING_PAGE, ...Object.values(RENDERED_SCREENS)]
  const manifest = Object.fromEntries(sources.map((source) => [source, { file: 'assets/a.js' }]))
  await writeFile(join(folder, 'dist/.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'dist-server/entry-server.js'), entry)
}

/** The facts after schema.org that stand in a page. */
export function thingsOf(page: string): Record<string, unknown>[] {
  return [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))
}
