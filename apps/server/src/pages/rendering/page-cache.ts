import { createFairTurns, type TurnLimits } from '../../http/load/fair-turns.ts'

/** What is kept of a page, and for which version of the data and day it holds. */
interface Entry<Page> {
  readonly page: Page
  readonly bytes: number
  readonly period: string
  /** Since when it has been of the past, in milliseconds since 1970; null while it holds. */
  pastSince: number | null
}

export interface PageCacheOptions extends TurnLimits {
  readonly maxBytes: number
  /** How long a page of the past goes out while it is rendered anew, in milliseconds. */
  readonly pastMs: number
  readonly now: () => number
}

export interface Rendering<Page> {
  readonly key: string
  readonly period: string
  /** The network that asks, which has its share of what is rendered. */
  readonly network: string
  readonly render: () => Promise<{ readonly page: Page; readonly bytes: number }>
}

export const PAGE_LIMITS = { maxBytes: 64 * 1024 * 1024, atOnce: 2, perSecond: 20, waiting: 20, waitMs: 2_000, pastMs: 60_000 } as const

/**
 * Keeps rendered pages, the longest unused leave first. A new period does not empty it: a page of the past goes out for a while, during which it is rendered
 * anew. Null where there is none and too much is asked for.
 */
export function createPageCache<Page>(options: PageCacheOptions) {
  const entries = new Map<string, Entry<Page>>()
  const running = new Map<string, Promise<Page | null>>()
  const takeTurn = createFairTurns(options, options.now)
  let size = 0

  const remove = (key: string) => {
    size -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  function keep(key: string, entry: Entry<Page>): void {
    remove(key)
    entries.set(key, entry)
    size += entry.bytes
    for (const oldest of entries.keys()) {
      if (size <= options.maxBytes) return
      remove(oldest)
    }
  }
  async function renderInTurn({ key, period, network, render }: Rendering<Page>): Promise<Page | null> {
    const leave = await takeTurn(network)
    if (!leave) return null
    try {
      const { page, bytes } = await render()
      keep(key, { page, bytes, period, pastSince: null })
      return page
    } finally {
      leave()
    }
  }
  function begin(rendering: Rendering<Page>): Promise<Page | null> {
    const begun = renderInTurn(rendering).finally(() => running.delete(rendering.key))
    running.set(rendering.key, begun)
    return begun
  }
  function start(rendering: Rendering<Page>): Promise<Page | null> {
    const begun = running.get(rendering.key)
    return begun ? share(begun, rendering) : begin(rendering)
  }
  /** Whoever began it may have had no turn, where others would have one. */
  async function share(begun: Promise<Page | null>, rendering: Rendering<Page>): Promise<Page | null> {
    return (await begun) ?? running.get(rendering.key) ?? begin(rendering)
  }
  return async (rendering: Rendering<Page>): Promise<Page | null> => {
    const entry = entries.get(rendering.key)
    if (!entry) return start(rendering)
    entries.delete(rendering.key)
    entries.set(rendering.key, entry)
    if (entry.period === rendering.period) return entry.page
    entry.pastSince ??= options.now()
    const renewal = start(rendering)
    if (options.now() - entry.pastSince > options.pastMs) return renewal
    // What fails shows itself to whoever asks after that time.
    renewal.catch(() => undefined)
    return entry.page
  }
}
