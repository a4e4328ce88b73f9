import { zurichDay } from '@plenara/domain'
import type { PageCacheOptions } from './page-cache.ts'
import { createPageCache } from './page-cache.ts'
import { type PagePlan, planOf, type Wanted } from './page-plan.ts'
import { MISSING_PAGE, RENDERED_SCREENS } from './rendered-screens.ts'
import type { PageFiles, Renderer } from './renderer.ts'
import { withStyleBlock } from './style-block.ts'

/** What a page shows before any script runs. */
export interface PageContent {
  readonly html: string
  /** The styles of its elements, as rules. */
  readonly css: string
  /** JSON for the browser that takes over. */
  readonly served: string
  readonly files: PageFiles
  /** The version of the data and the day that it shows; null where it holds for less than both, or answers a question of somebody's own. */
  readonly period: string | null
}

/**
 * The content of a page as a stranger sees it; null where it goes out as the shell, `busy` where too many ask questions of their own. Rejects where it cannot be
 * rendered.
 */
export type RenderedPages = (wanted: Wanted) => Promise<PageContent | 'busy' | null>

/** A page that took longer goes out as the shell, in milliseconds. */
const PATIENCE_MS = 2_000
const MINUTE_MS = 60_000
/** Searches and filters have turns and a memory of their own: of them there are as many as anybody thinks of. */
const ASKED_LIMITS = { maxBytes: 8 * 1024 * 1024, atOnce: 1, perSecond: 5 } as const

export function createRenderedPages({ render, filesOf }: Renderer, limits: PageCacheOptions): RenderedPages {
  const plain = createPageCache<PageContent>(limits)
  const asked = createPageCache<PageContent>({ ...limits, ...ASKED_LIMITS })
  // A source that the build does not have shows itself at once.
  for (const source of [MISSING_PAGE, ...Object.values(RENDERED_SCREENS)]) filesOf({ source, language: 'de', texts: [] })
  const draw = async ({ path, search, page, source, isAsked }: PagePlan, { language, period }: Wanted, holdsFor: string) => {
    const { html, served, texts } = await render({ path, search, language, page, signal: AbortSignal.timeout(PATIENCE_MS) })
    const content = {
      ...withStyleBlock(html),
      served: JSON.stringify(served).replaceAll('<', '\\u003c'),
      files: filesOf({ source, language, texts }),
      period: isAsked || holdsFor !== period ? null : period,
    }
    return { page: content, bytes: bytesOf(content) }
  }
  return async (wanted) => {
    const plan = planOf(wanted)
    if (!plan) return null
    const period = periodOf(wanted, limits.now())
    const rendering = {
      key: `${plan.path}${plan.search} ${wanted.language} ${plan.page}`,
      period,
      network: wanted.network,
      render: () => draw(plan, wanted, period),
    }
    return plan.isAsked ? ((await asked(rendering)) ?? 'busy') : plain(rendering)
  }
}

/** On a voting day what there is to say of it changes with the hour, whether or not results have arrived. */
function periodOf({ found, period }: Wanted, now: number): string {
  const isToday = found?.screen === '/votes/sunday/:day' && found.params.day === zurichDay(now)
  return isToday ? `${period} ${Math.floor(now / MINUTE_MS)}` : period
}

/** What it takes of the memory: two bytes a sign, and the file that is made of it. */
function bytesOf({ html, css, served }: PageContent): number {
  return 3 * (html.length + css.length + served.length)
}
