import type { Page } from '@playwright/test'

/** Shorter ones the browser does not report; each counts as this long. */
const SHORTEST_MS = 16

interface Seen {
  readonly durations: Record<number, number>
}

/** Notes every interaction (click, tap, key) of all pages that open from now on, as the Event Timing of the browser measures it. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { durations: {} }
    Reflect.set(globalThis, 'seenInteractions', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const id = entry.interactionId
        if (id) seen.durations[id] = Math.max(seen.durations[id] ?? 0, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

/** The durations of the interactions on this page since it was opened, in milliseconds: from the input to the next frame. */
export async function interactionsOf(page: Page): Promise<number[]> {
  await page.waitForTimeout(500)
  const { durations, count } = await page.evaluate(() => ({
    durations: Object.values((Reflect.get(globalThis, 'seenInteractions') as Seen).durations),
    count: performance.interactionCount,
  }))
  const short = Math.max(0, count - durations.length)
  return [...durations, ...Array.from({ length: short }, () => SHORTEST_MS)]
}
