import type { Page } from '@playwright/test'

/**
 * Watches from the next navigation on for the first frame in which the deck is complete: a card with its name and its match, over all candidates.
 * @param total how many stand for election
 */
export async function watchFirstCard(page: Page, total: number): Promise<void> {
  await page.addInitScript(install, total)
}

/** Milliseconds from the navigation to that frame; waits for it without asking, which would cost the slow page time of its own. */
export function firstCard(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(globalThis, 'firstCard') as Promise<number>)
}

function install(total: number): void {
  const isComplete = () => {
    const card = document.querySelector('article[data-place="first"]')
    const count = document.querySelector('[data-count="total"] b')?.textContent
    return Boolean(card?.querySelector('h2')?.textContent) && /\d%/.test(card?.textContent ?? '') && Number(count) === total
  }
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isComplete()) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now())
        channel.port2.postMessage(null)
      })
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
  Reflect.set(globalThis, 'firstCard', painted)
}
