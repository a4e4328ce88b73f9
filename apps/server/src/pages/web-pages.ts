import type { ContentLanguage } from '@plenara/contract'
import { ApiError, type Client } from '@plenara/contract/client'
import { describePage, hasFacts } from './describe-page.ts'
import type { PageFacts } from './page-facts.ts'
import { type HeadOptions, headOf, headOfMissing } from './page-head.ts'
import { languageOfPage } from './page-language.ts'
import { isQuestion, type Wanted } from './rendering/page-plan.ts'
import { queryOf } from './rendering/page-query.ts'
import type { PageContent, RenderedPages } from './rendering/rendered-pages.ts'
import { REDIRECTS } from './rendering/rendered-screens.ts'
import { type FoundScreen, screenOfPath } from './screen-of-path.ts'
import { PAGE_TEXTS } from './texts/index.ts'
import { createToday } from './today.ts'

/** What stands in the head of the page of an address, and how it is answered. */
export interface WebPage {
  readonly status: 200 | 301 | 404 | 503
  readonly language: ContentLanguage
  /** Takes the place of the title; null: the page as it was built. */
  readonly head: string | null
  readonly headers: Readonly<Record<string, string>>
  /** What it shows before any script runs; null: nothing. */
  readonly content: PageContent | null
  /** What it says instead where no script runs. */
  readonly notice?: string
}

export interface DescriptionsOptions {
  readonly api: Client
  /** The address of the site, without a slash at the end. */
  readonly site: string
  readonly dataVersion: () => Promise<number>
  readonly now: () => Date
}

export interface WebPagesOptions {
  readonly site: string
  /** Whether search engines may know this site: it names its operator and shows nothing invented. */
  readonly isIndexed: () => Promise<boolean>
  readonly onError: (error: unknown) => void
  /** The version of the data and the day, for which a page holds. */
  readonly period: () => Promise<string>
  /** Absent where the server build is: every page goes out as it was built. */
  readonly rendered?: RenderedPages | null
}

/** `network`: the one that asks, which has its share of what is rendered. */
export type WebPages = (address: URL, acceptLanguage: string | null, network: string) => Promise<WebPage>

/** How many descriptions are kept; the longest unused leave first. */
const KEPT = 5_000
const NO_INDEX = { 'X-Robots-Tag': 'noindex' } as const
const BUSY_SECONDS = 2

export type Descriptions = (found: FoundScreen, language: ContentLanguage) => Promise<PageFacts | null>

/** Tells of every address whether a screen stands there and what machines read of it. A page that cannot be described is answered as it was built. */
export function createWebPages(options: WebPagesOptions, describe: Descriptions): WebPages {
  const contentOf = createContents(options)
  const headFor = createHeads()
  return async (address, acceptLanguage, network) => {
    const { language, isNamed } = languageOfPage(address, acceptLanguage)
    const vary: Record<string, string> = isNamed ? {} : { Vary: 'Accept-Language' }
    const found = screenOfPath(address.pathname)
    const shell: WebPage = { status: 200, language, head: null, headers: { ...vary, ...NO_INDEX }, content: null }
    const known = found && withoutFacts(found, address, shell)
    if (known) return known
    try {
      const facts = found && (await describe(found, language))
      const { content, isBusy } = await contentOf({ address, found, path: facts?.path ?? null, language, network })
      if (!found || !facts) return { ...shell, status: 404, head: headOfMissing(PAGE_TEXTS[language].notFound), content }
      const isIndexed = isForIndex(found, address) && !facts.fictional && (await options.isIndexed())
      const head = headFor(content, { facts, language, site: options.site, isIndexed })
      return toldToWait(isBusy, { ...shell, head, headers: isIndexed ? vary : shell.headers, content })
    } catch (error) {
      // What the API refused or failed with stands in its own log.
      if (!(error instanceof ApiError)) options.onError(error)
      return shell
    }
  }
}

/** What somebody searched for is no page for an index. */
function isForIndex({ screen, isOpen }: FoundScreen, address: URL): boolean {
  return isOpen && (screen !== '/search' || !isQuestion(queryOf(screen, address.searchParams)))
}

/** What needs no look at the data: an address that leads to another, a page without words of its own. */
function withoutFacts({ screen }: FoundScreen, address: URL, shell: WebPage): WebPage | null {
  const target = REDIRECTS[screen]
  if (target) return { ...shell, status: 301, headers: { Location: `${target}${address.search}` } }
  return hasFacts(screen) ? null : shell
}

/** A page that has no turn keeps its head; where a script runs it works all the same, and all others are told to come back. */
function toldToWait(isBusy: boolean, page: WebPage): WebPage {
  if (!isBusy) return page
  return { ...page, status: 503, notice: PAGE_TEXTS[page.language].busy, headers: { ...page.headers, 'Retry-After': String(BUSY_SECONDS) } }
}

/** Heads, kept for rendered pages, which are asked for again and again. */
function createHeads() {
  const heads = new WeakMap<PageContent, string>()
  return (content: PageContent | null, parts: HeadOptions): string => {
    const head = (content && heads.get(content)) || headOf(parts)
    if (content) heads.set(content, head)
    return head
  }
}

/** What pages show; a page that cannot be rendered goes out as it was built. */
function createContents({ rendered, period, onError }: WebPagesOptions) {
  return async (wanted: Omit<Wanted, 'period'>): Promise<{ readonly content: PageContent | null; readonly isBusy: boolean }> => {
    try {
      const content = (await rendered?.({ ...wanted, period: await period() })) ?? null
      return content === 'busy' ? { content: null, isBusy: true } : { content, isBusy: false }
    } catch (error) {
      if (!(error instanceof ApiError)) onError(error)
      return { content: null, isBusy: false }
    }
  }
}

/** Descriptions by screen and language, kept for the version of the data and the day. */
export function createDescriptions({ api, site, dataVersion, now }: DescriptionsOptions): Descriptions {
  const kept = new Map<string, PageFacts>()
  let period = ''
  const today = createToday(now)
  return async ({ screen, params }, language) => {
    if (!hasFacts(screen)) return null
    const present = `${await dataVersion()} ${today()}`
    if (present !== period) kept.clear()
    period = present
    const key = JSON.stringify([language, screen, params])
    const known = kept.get(key)
    if (known) return known
    const facts = await describePage({ screen, params, language }, { api, texts: PAGE_TEXTS[language], site, now: now() })
    if (!facts || present !== period) return facts
    kept.set(key, facts)
    for (const [oldest] of kept) {
      if (kept.size <= KEPT) break
      kept.delete(oldest)
    }
    return facts
  }
}
