import { createPublicBodies, type EncodeBody, publicResponse } from '@plenara/api'
import type { Client } from '@plenara/contract/client'
import { zurichDay } from '@plenara/domain'
import { perVersion } from '../catalogue/snapshots/per-version.ts'
import type { Database } from '../db/database.ts'
import type { Operator } from './operator.ts'
import { partOf, sitemapFileOf, sitemapIndex, sitemapOf } from './sitemap.ts'
import { SITEMAP_KINDS, type SitemapKind, sitemapEntries } from './sitemap-entries.ts'
import { languageOfPage } from './page-language.ts'
import { cantonIn, votingCalendar } from './voting-calendar.ts'

export interface SiteFilesOptions {
  readonly db: Database
  /** The public half of the API. */
  readonly api: Client
  readonly now: () => Date
  readonly site: string
  readonly operator: Operator
  readonly isIndexed: () => Promise<boolean>
  readonly dataVersion: () => Promise<number>
  readonly encode: EncodeBody
}

/** Answers what machines ask of a site: `robots.txt`, sitemaps, `security.txt`, the calendar of votes; null for every other address. */
export type SiteFiles = (request: Request) => Promise<Response | null>

const XML = 'application/xml; charset=utf-8'
const CALENDAR = 'text/calendar; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const MAX_BYTES = 32 * 1024 * 1024
const HOUR = 'public, max-age=3600'

export function createSiteFiles(options: SiteFilesOptions): SiteFiles {
  const { site, operator, isIndexed, dataVersion, encode } = options
  const bodies = createPublicBodies(MAX_BYTES)
  const sitemap = createSitemaps(options)
  const answer = async (request: Request, path: string, contentType: string, build: () => Promise<string | null>) => {
    const body = await bodies.get(await dataVersion(), `${path} ${await isIndexed()}`, async () => ({
      text: (await build()) ?? '',
      contentType,
    }))
    if (body.bytes.length === 0) return null
    return publicResponse(body, request, { headers: { 'Cache-Control': HOUR }, encode })
  }
  const calendar = async (request: Request, address: URL) => {
    const { language, isNamed } = languageOfPage(address, request.headers.get('Accept-Language'))
    const [canton, now] = [cantonIn(address.searchParams), options.now()]
    const key = `${address.pathname} ${language} ${canton} ${zurichDay(now.getTime())}`
    const answered = await answer(request, key, CALENDAR, () => votingCalendar({ api: options.api, site, now, language, canton }))
    if (!isNamed) answered?.headers.append('Vary', 'Accept-Language')
    return answered
  }
  return async (request) => {
    const address = new URL(request.url)
    const { pathname } = address
    if (pathname === '/votes/calendar.ics') return calendar(request, address)
    if (pathname === '/robots.txt') return answer(request, pathname, TEXT, async () => robots(site, await isIndexed()))
    if (pathname === '/.well-known/security.txt') return answer(request, pathname, TEXT, async () => securityText(site, operator))
    // Not kept where there is none: of their addresses there are as many as anybody thinks of.
    if (!(await sitemap.exists(pathname)) || !(await isIndexed())) return null
    return answer(request, pathname, XML, () => sitemap.write(pathname))
  }
}

/** The entries are read once a version: of the addresses that sitemaps might have there are tens of thousands. */
function createSitemaps({ db, site, dataVersion }: SiteFilesOptions) {
  const read = Object.fromEntries(SITEMAP_KINDS.map((kind) => [kind, perVersion(dataVersion, () => sitemapEntries(db, kind))]))
  const entriesOf = async (kind: SitemapKind) => (await read[kind]?.()) ?? []
  return {
    exists: async (path: string): Promise<boolean> => {
      const file = sitemapFileOf(path)
      return path === '/sitemap.xml' || (file !== null && partOf(file, await entriesOf(file.kind)).length > 0)
    },
    write: async (path: string): Promise<string> => {
      const file = sitemapFileOf(path)
      if (file) return sitemapOf(site, file, await entriesOf(file.kind))
      const [pages, votes, people] = await Promise.all(SITEMAP_KINDS.map(async (kind) => (await entriesOf(kind)).length))
      return sitemapIndex(site, { pages: pages ?? 0, votes: votes ?? 0, people: people ?? 0 })
    },
  }
}

/** Invented people belong into no index. Addresses with a secret are nobody's to visit. */
function robots(site: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /confirm/\nDisallow: /reset/\n\nSitemap: ${site}/sitemap.xml\n`
}

/** RFC 9116; null where the operator names no address. */
function securityText(site: string, { email, expires }: Operator): string | null {
  if (email === null) return null
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, fr, it, en',
    `Canonical: ${site}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
