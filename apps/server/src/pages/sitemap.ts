import { CONTENT_LANGUAGES, type ContentLanguage } from '@plenara/contract'
import { html, raw } from 'hono/html'
import { SITEMAP_KINDS, type SitemapEntry, type SitemapKind } from './sitemap-entries.ts'
import { addressOf } from './things.ts'

/** So many addresses stand in one file (sitemaps.org allows 50,000). */
const PER_FILE = 10_000
const DECLARATION = raw('<?xml version="1.0" encoding="UTF-8"?>\n')
const NAMES = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface SitemapFile {
  readonly language: ContentLanguage
  readonly kind: SitemapKind
  /** From 1. */
  readonly number: number
}

/** Which file an address names, e.g. `/sitemap-fr-votes-2.xml`; null where it names none. */
export function sitemapFileOf(path: string): SitemapFile | null {
  const [, code, name, digits = ''] = /^\/sitemap-(\w+)-(\w+)-([1-9]\d{0,3})\.xml$/.exec(path) ?? []
  const language = CONTENT_LANGUAGES.find((known) => known === code)
  const kind = SITEMAP_KINDS.find((known) => known === name)
  return language && kind ? { language, kind, number: Number(digits) } : null
}

/** The files of all languages and kinds. */
export function sitemapIndex(site: string, counts: Readonly<Record<SitemapKind, number>>): string {
  const files = SITEMAP_KINDS.flatMap((kind) =>
    CONTENT_LANGUAGES.flatMap((language) =>
      Array.from({ length: Math.ceil(counts[kind] / PER_FILE) }, (_, index) => `${site}/sitemap-${language}-${kind}-${index + 1}.xml`),
    ),
  )
  return String(
    html`${DECLARATION}<sitemapindex xmlns="${NAMES}">${files.map((file) => html`<sitemap><loc>${file}</loc></sitemap>`)}</sitemapindex>`,
  )
}

/** What of all entries stands in a file; nothing where there is no such file. */
export function partOf({ number }: Pick<SitemapFile, 'number'>, entries: readonly SitemapEntry[]): readonly SitemapEntry[] {
  return entries.slice((number - 1) * PER_FILE, number * PER_FILE)
}

/** The addresses of one file, each with its other languages. */
export function sitemapOf(site: string, file: SitemapFile, entries: readonly SitemapEntry[]): string {
  const addresses = partOf(file, entries).map((entry) => addressElement(site, file.language, entry))
  return String(html`${DECLARATION}<urlset xmlns="${NAMES}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses}</urlset>`)
}

function addressElement(site: string, language: ContentLanguage, { path, changedOn }: SitemapEntry) {
  const links = CONTENT_LANGUAGES.map(
    (one) => html`<xhtml:link rel="alternate" hreflang="${one}-CH" href="${addressOf(site, path, one)}"/>`,
  )
  const changed = changedOn ? html`<lastmod>${changedOn}</lastmod>` : ''
  return html`<url><loc>${addressOf(site, path, language)}</loc>${changed}${links}</url>`
}
