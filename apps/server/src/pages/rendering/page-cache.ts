/** What is kept of a page, and for which version of the data and day it holds. */
interface Entry<Page> {
  readonly page: Page
  readonly bytes: number
  readonly period: string
  /** Since when it has been of the past, in milliseconds since 1970; null while it holds. */
  pastSince: number | null
}

export interface PageCacheOptions {
  readonly maxBytes: number
  /** How many pages are rendered at once … */
  readonly atOnce: number
  /** … and a second. */
  readonly perSecond: number
  /** How many more wait for their turn. */
  readonly waiting: number
  /** How long a page of the past goes out while it is rendered anew, in milliseconds. */
  readonly pastMs: number
  readonly now: () => number
}

export interface Rendering<Page> {
  readonly key: string
  readonly period: string
  readonly render: () => Promise<{ readonly page: Page; readonly bytes: number }>
}

export const PAGE_LIMITS = { maxBytes: 64 * 1024 * 1024, atOnce: 2, perSecond: 20, waiting: 20, pastMs: 60_000 } as const

/**
 * Keeps rendered pages, the longest unused leave first. A new period does not empty it: a page of the past goes out for a while, during which it is rendered
 * anew. Null where there is none and too much is asked for.
 */
export function createPageCache<Page>(options: PageCacheOptions) {
  const entries = new Map<string, Entry<Page>>()
  const running = new Map<string, Promise<Page | null>>()
  const turns = createTurns(options)
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
  async function renderInTurn({ key, period, render }: Rendering<Page>): Promise<Page | null> {
    const leave = await turns.enter()
    if (!leave) return null
    try {
      const { page, bytes } = await render()
      keep(key, { page, bytes, period, pastSince: null })
      return page
    } finally {
      leave()
    }
  }
  function start(rendering: Rendering<Page>): Promise<Page | null> {
    const started = running.get(rendering.key) ?? renderInTurn(rendering).finally(() => running.delete(rendering.key))
    running.set(rendering.key, started)
    return started
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

/** Places for so many at once and so many a second; whoever finds none in time gets null. */
function createTurns({ atOnce, perSecond, waiting, now }: PageCacheOptions) {
  const queue: (() => void)[] = []
  let inside = 0
  let second = 0
  let begun = 0
  /** Whoever waits takes the place that becomes free. */
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else inside -= 1
  }
  const mayBegin = () => {
    const present = Math.floor(now() / 1000)
    if (present !== second) begun = 0
    second = present
    begun += 1
    return begun <= perSecond
  }
  return {
    async enter(): Promise<(() => void) | null> {
      if (inside < atOnce) inside += 1
      else if (queue.length >= waiting) return null
      else await new Promise<void>((go) => queue.push(go))
      if (mayBegin()) return leave
      leave()
      return null
    },
  }
}
