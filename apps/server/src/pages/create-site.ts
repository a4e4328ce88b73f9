import { join } from 'node:path'
import type { EncodeBody } from '@plenara/api'
import { createClient } from '@plenara/contract/client'
import { perVersion } from '../catalogue/snapshots/per-version.ts'
import type { Database } from '../db/database.ts'
import { networksOf } from '../platform/network/network-of.ts'
import { keepRelease } from './earlier-releases.ts'
import type { ClientAddress } from '../http/client-address.ts'
import { loadWebApp } from './web-app.ts'
import { createEmbeds } from './embed/embeds.ts'
import { createMatchFrame } from './embed/match-frame.ts'
import { createOpenData } from './open-data/open-data.ts'
import { readOperator } from './operator.ts'
import { createKeptPages, type KeptPages } from './rendering/kept-pages.ts'
import { PAGE_LIMITS } from './rendering/page-cache.ts'
import { createRenderedPages } from './rendering/rendered-pages.ts'
import { plainAddress } from './rendering/page-query.ts'
import { loadRenderer } from './rendering/renderer.ts'
import { createSiteFiles } from './site-files.ts'
import { createSharePictures } from './share-pictures/share-pictures.ts'
import { createToday } from './today.ts'
import { createDescriptions, createWebPages } from './web-pages.ts'

export interface SiteOptions {
  /** The folder of the web app's sources. */
  readonly folder: string
  /** Earlier releases are kept in it. */
  readonly dataDir: string
  readonly api: { fetch(request: Request): Response | Promise<Response> }
  readonly db: Database
  /** Where the site stands for everybody, without a slash at the end. */
  readonly publicUrl: string
  readonly catalogue: { readonly dataVersion: () => Promise<number> }
  readonly encode: EncodeBody
  /** Who asks. */
  readonly address: ClientAddress
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

export interface Site {
  readonly web: (request: Request, env?: unknown) => Promise<Response>
  /** Rendered pages that need no more than to be handed out. */
  readonly kept: Pick<KeptPages, 'find'>
}

/** What rendered pages may take of the memory as they go out. */
const KEPT_BYTES = 32 * 1024 * 1024

/** Everything but the API: the web app, the heads of its pages from public data, and the files for machines. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { folder, dataDir, encode, publicUrl: site, now, onError } = options
  const { dataVersion } = options.catalogue
  const operator = await readOperator(folder)
  const api = createClient({ baseUrl: 'http://localhost/api', fetch: async (request) => options.api.fetch(request), token: () => null })
  const hasInvented = perVersion(dataVersion, async () => (await api.getSources({})).some(({ fictional }) => fictional))
  const isIndexed = async () => operator.isNamed && !(await hasInvented())
  const data = { api, site, dataVersion, now }
  const describe = createDescriptions(data)
  const embeds = createEmbeds({ ...data, encode })
  const openData = createOpenData({ ...data, encode })
  const renderer = await loadRenderer(folder, { site, fetch: async (request) => options.api.fetch(request) }).catch((error: unknown) => {
    onError(error)
    return null
  })
  const rendered = renderer && createRenderedPages(renderer, { ...PAGE_LIMITS, now: Date.now })
  const today = createToday(now)
  const period = async () => `${await dataVersion()} ${today()}`
  const pages = createWebPages({ site, isIndexed, onError, period, rendered }, describe)
  const pictures = createSharePictures({ describe })
  const files = createSiteFiles({ ...options, api, dataVersion, site, operator, isIndexed })
  const folderOfBuild = join(folder, 'dist')
  const matchFrame = await createMatchFrame({ folder: folderOfBuild, fetch: async (request) => options.api.fetch(request), encode })
  // Without earlier releases, tabs that were opened before this one have to reload.
  const earlier = await keepRelease({ web: folderOfBuild, folder: join(dataDir, 'releases'), now }).catch((error: unknown) => {
    onError(error)
    return []
  })
  const kept = createKeptPages({ maxBytes: KEPT_BYTES, period, plainAddress })
  const app = await loadWebApp(folderOfBuild, { encode, earlier, pages, kept })
  const web: Site['web'] = async (request, env) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return app(request)
    const network = networkThatShares(options.address(request, env))
    const own = (await files(request)) ?? (await pictures(request, network)) ?? (await matchFrame(request)) ?? (await embeds(request))
    return own ?? (await openData(request)) ?? app(request, network)
  }
  return { web, kept }
}

/** The widest one that an address lies in: whoever has an IPv6 /48 has 65,536 smaller ones, each of which would get a share. */
function networkThatShares(address: string): string {
  return networksOf(address).at(-1)?.of ?? ''
}
