import type { BrowserContext, Disposable } from '@playwright/test'

const pretended = new WeakMap<BrowserContext, Disposable>()

/**
 * Cuts the network of all pages, or gives it back. Chromium 150 tells a page that is opened without the network that there is one, where a worker
 * answers for it; a device without a network does not, so the page is told here.
 */
export async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  await context.setOffline(isOffline)
  await pretended.get(context)?.dispose()
  pretended.delete(context)
  if (isOffline) pretended.set(context, await context.addInitScript(pretend))
  else await Promise.all(context.pages().map((page) => page.evaluate(endPretence)))
}

function pretend(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
}

function endPretence(): void {
  if (!Object.hasOwn(navigator, 'onLine')) return
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
}
