import { createHash } from 'node:crypto'
import { CONTENT_LANGUAGES, type ContentLanguage } from '@plenara/contract'
import { createBytesCache } from '../../http/bytes-cache.ts'
import type { PageFacts } from '../page-facts.ts'
import { type FoundScreen, screenOfPath } from '../screen-of-path.ts'
import { PAGE_TEXTS } from '../texts/index.ts'

export interface SharePicturesOptions {
  readonly describe: (found: FoundScreen, language: ContentLanguage) => Promise<PageFacts | null>
  readonly now: () => Date
}

/** Answers the pictures of previews; null for every other address. */
export type SharePictures = (request: Request) => Promise<Response | null>

const MAX_BYTES = 32 * 1024 * 1024
/** Pictures drawn at once, and in a second: whoever asks for more gets none. */
const AT_ONCE = 2
const PER_SECOND = 10
const ADDRESS = /^\/og(\/.{1,200})\.(\w{2})\.([0-9a-f]{8})\.png$/

/** The address of a page's picture within the site; it changes with what the picture shows. */
export function pictureOf({ path, card }: Pick<PageFacts, 'path' | 'card'>, language: ContentLanguage): string {
  const version = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 8)
  return `/og${path}.${language}.${version}.png`
}

/** Only pages that exist have a picture, and only in their present version; an older address leads to it. Nothing of the address is drawn. */
export function createSharePictures({ describe, now }: SharePicturesOptions): SharePictures {
  const pictures = createPictures(now)
  return async (request) => {
    const { pathname } = new URL(request.url)
    const [, path = '', code = ''] = ADDRESS.exec(pathname) ?? []
    const language = CONTENT_LANGUAGES.find((known) => known === code)
    const found = language && screenOfPath(path)
    const facts = found && (await describe(found, language))
    if (!facts) return null
    const address = pictureOf(facts, language)
    if (address !== pathname) return new Response(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-store' } })
    const picture = await pictures(address, async () => {
      const { drawCard } = await import('./draw-card.ts')
      return drawCard(facts.card, PAGE_TEXTS[language].claim)
    })
    if (!picture) return new Response(null, { status: 503, headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' } })
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' }
    return new Response(new Uint8Array(picture), { headers })
  }
}

/** Keeps drawn pictures, the longest unused leave first; null where no more may be drawn for now. */
function createPictures(now: () => Date) {
  const kept = createBytesCache<Buffer>(MAX_BYTES)
  const drawing = new Map<string, Promise<Buffer>>()
  let begun: number[] = []
  return async (address: string, draw: () => Promise<Buffer>): Promise<Buffer | null> => {
    const known = kept.get(address)
    if (known) return known
    const running = drawing.get(address)
    if (running) return running
    const time = now().getTime()
    begun = begun.filter((moment) => moment > time - 1000)
    if (drawing.size >= AT_ONCE || begun.length >= PER_SECOND) return null
    begun.push(time)
    const started = draw().finally(() => drawing.delete(address))
    drawing.set(address, started)
    const picture = await started
    kept.set(address, picture)
    return picture
  }
}
