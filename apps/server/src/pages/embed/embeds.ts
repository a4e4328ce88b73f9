import { createHash } from 'node:crypto'
import { createPublicBodies, type EncodeBody, publicResponse } from '@plenara/api'
import { ApiError } from '@plenara/contract/client'
import { zurichDay } from '@plenara/domain'
import { EMBED_HEADERS } from '../../http/security-headers.ts'
import { languageOfPage } from '../page-language.ts'
import type { DescriptionsOptions } from '../web-pages.ts'
import { PAGE_TEXTS } from '../texts/index.ts'
import { embeddedCouncil, embeddedVote } from './embed-content.ts'
import { embedPage } from './embed-page.ts'
import { EMBED_STYLE } from './embed-style.ts'

/** Answers the pages that other sites may frame; null for every other address. */
export type Embeds = (request: Request) => Promise<Response | null>

const KINDS = { vote: embeddedVote, council: embeddedCouncil } as const
const ADDRESS = /^\/embed\/(vote|council)\/([1-9][0-9]{0,14})\/?$/
const STYLE = `/embed/embed-${createHash('sha256').update(EMBED_STYLE).digest('hex').slice(0, 8)}.css`
const MAX_BYTES = 8 * 1024 * 1024
const HTML = 'text/html; charset=utf-8'

export function createEmbeds({ api, site, dataVersion, now, encode }: DescriptionsOptions & { readonly encode: EncodeBody }): Embeds {
  const bodies = createPublicBodies(MAX_BYTES)
  const styles = createPublicBodies(MAX_BYTES)
  return async (request) => {
    const url = new URL(request.url)
    if (url.pathname === STYLE) {
      const body = await styles.get(0, STYLE, async () => ({ text: EMBED_STYLE, contentType: 'text/css; charset=utf-8' }))
      return publicResponse(body, request, {
        headers: { ...EMBED_HEADERS, 'Cache-Control': 'public, max-age=31536000, immutable' },
        encode,
      })
    }
    const [, kind, digits] = ADDRESS.exec(url.pathname) ?? []
    if (kind !== 'vote' && kind !== 'council') return null
    const { language } = languageOfPage(url, request.headers.get('Accept-Language'))
    const texts = PAGE_TEXTS[language]
    const build = async () => {
      const content = await KINDS[kind](Number(digits), language, { api, texts, site, now: now() })
      return { text: embedPage(content, { site, language, texts, style: STYLE }), contentType: HTML }
    }
    try {
      const body = await bodies.get(await dataVersion(), `${kind} ${digits} ${language} ${zurichDay(now().getTime())}`, build)
      const answer = await publicResponse(body, request, { headers: { ...EMBED_HEADERS, 'Cache-Control': 'public, max-age=300' }, encode })
      answer.headers.append('Vary', 'Accept-Language')
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  }
}
