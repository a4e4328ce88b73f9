import type { Page } from '@playwright/test'

export interface Watch {
  /** The event that begins the time; null: the navigation. */
  readonly input: string | null
  /** What the page shows when it is done: an element with another text than before. */
  readonly selector: string
}

/** Watches from the next navigation on, for the first frame that is painted with the new text. */
export async function watchFirstPaint(page: Page, selector: string): Promise<void> {
  await page.addInitScript(install, { input: null, selector })
}

/** Watches from the next such input on. */
export async function watchPaint(page: Page, watch: Watch): Promise<void> {
  await page.evaluate(install, watch)
}

/** Milliseconds from the input to that frame; waits for it without asking, which would cost the slow page time of its own. */
export function paintedAfter(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(globalThis, 'paintedAfter') as Promise<number>)
}

function install({ input, selector }: Watch): void {
  const text = () => document.querySelector(selector)?.textContent ?? ''
  const before = text()
  let begin = input === null ? 0 : Number.NaN
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (Number.isNaN(begin) || text() === '' || text() === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now() - begin)
        channel.port2.postMessage(null)
      })
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
  Reflect.set(globalThis, 'paintedAfter', painted)
  const start = (event: Event) => {
    begin = event.timeStamp
  }
  if (input !== null) addEventListener(input, start, { capture: true, once: true })
}
