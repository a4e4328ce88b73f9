import { createHash } from 'node:crypto'
import { CONTENT_LANGUAGES, type ContentLanguage } from '@plenara/contract'
import type { PageFacts } from '../page-facts.ts'
import { createPageCache } from '../rendering/page-cache.ts'
import { type FoundScreen, screenOfPath } from '../screen-of-path.ts'
import { PAGE_TEXTS } from '../texts/index.ts'

export interface SharePicturesOptions {
  readonly describe: (found: FoundScreen, language: ContentLanguage) => Promise<PageFacts | null>
}

/** Answers the pictures of previews; null for every other address. `network`: the one that asks, which has its share of what is drawn. */
export type SharePictures = (request: Request, network: string) => Promise<Response | null>

/** A picture is of one version of what it shows and never of the past. */
const LIMITS = { maxBytes: 32 * 1024 * 1024, atOnce: 2, perSecond: 10, waiting: 20, waitMs: 2_000, pastMs: 0 } as const
const ADDRESS = /^\/og(\/.{1,200})\.(\w{2})\.([0-9a-f]{8})\.png$/

/** The address of a page's picture within the site; it changes with what the picture shows. */
export function pictureOf({ path, card }: Pick<PageFacts, 'path' | 'card'>, language: ContentLanguage): string {
  const version = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 8)
  return `/og${path}.${language}.${version}.png`
}

/** Only pages that exist have a picture, and only in their present version; an older address leads to it. Nothing of the address is drawn. */
export function createSharePictures({ describe }: SharePicturesOptions): SharePictures {
  const pictures = createPageCache<Buffer>({ ...LIMITS, now: Date.now })
  return async (request, network) => {
    const { pathname } = new URL(request.url)
    const [, path = '', code = ''] = ADDRESS.exec(pathname) ?? []
    const language = CONTENT_LANGUAGES.find((known) => known === code)
    const found = language && screenOfPath(path)
    const facts = found && (await describe(found, language))
    if (!facts) return null
    const address = pictureOf(facts, language)
    if (address !== pathname) return new Response(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-store' } })
    const render = async () => {
      const { drawCard } = await import('./draw-card.ts')
      const page = await drawCard(facts.card, PAGE_TEXTS[language].claim)
      return { page, bytes: page.length }
    }
    const picture = await pictures({ key: address, period: '', network, render })
    if (!picture) return new Response(null, { status: 503, headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' } })
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' }
    return new Response(new Uint8Array(picture), { headers })
  }
}
