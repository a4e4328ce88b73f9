import type { Page } from '@playwright/test'

/** What a visitor notices of the arrival of a page. */
export interface FirstView {
  /** Until the largest part of it was painted, from the navigation on. */
  readonly paintedMs: number
  /** By how much longer than 50 ms each the tasks were in which nothing could be pressed, summed up. */
  readonly blockedMs: number
  /** The cumulative layout shift as the browser's makers define it: the worst window of 5 s. */
  readonly shift: number
  /** What moved, and by how much. */
  readonly moved: readonly string[]
}

/** The typefaces come once a page is idle, and with them the last that could move. */
const SETTLED_MS = 2_500
const NAME = 'firstView'

/** Watches from the next navigation on. */
export async function watchFirstView(page: Page): Promise<void> {
  await page.addInitScript(install, NAME)
}

/** What was seen until the page had come to rest. */
export async function firstViewOf(page: Page): Promise<FirstView> {
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate((name) => Reflect.get(globalThis, name) as FirstView, NAME)
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources?: readonly { readonly node?: Node | null }[]
}

function install(name: string): void {
  const view = { paintedMs: Number.NaN, blockedMs: 0, shift: 0, moved: [] as string[] }
  Reflect.set(globalThis, name, view)
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  const window = { begin: 0, end: 0, sum: 0 }
  watch('largest-contentful-paint', ({ startTime }) => {
    view.paintedMs = startTime
  })
  watch('longtask', ({ duration }) => {
    view.blockedMs += Math.max(0, duration - 50)
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources = [], startTime } = entry as Shift
    if (hadRecentInput) return
    const isSame = startTime - window.end < 1_000 && startTime - window.begin < 5_000
    if (!isSame) Object.assign(window, { begin: startTime, sum: 0 })
    Object.assign(window, { end: startTime, sum: window.sum + value })
    view.shift = Math.max(view.shift, window.sum)
    const names = sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? '?')))
    view.moved.push(`${value.toFixed(3)} ${names.join(', ')}`)
  })
}
