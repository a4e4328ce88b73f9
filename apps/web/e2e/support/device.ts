import { expect, type Page } from '@playwright/test'

/** Waits until the worker has taken the app onto this device and answers its pages. */
export async function keptOnDevice(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })
}

/** The addresses of everything in the caches of this browser, by the name of the cache. */
export function cachedAddresses(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      found[name] = requests.map(({ url }) => url.replace(location.origin, ''))
    }
    return found
  })
}

/** Waits until the device keeps an answer to this address. */
export async function expectCached(page: Page, address: RegExp): Promise<void> {
  await expect
    .poll(async () => Object.values(await cachedAddresses(page)).flat(), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(address))
}

/** Waits until the device keeps the voter's own answer of a call. */
export async function expectKept(page: Page, call: string): Promise<void> {
  const keys = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open('plenara.kept', 1)
          opening.onerror = () => resolve([])
          // Not there yet: the app makes it.
          opening.onupgradeneeded = () => opening.transaction?.abort()
          opening.onsuccess = () => {
            const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys()
            reading.onsuccess = () => {
              opening.result.close()
              resolve(reading.result.map(String))
            }
          }
        }),
    )
  await expect.poll(keys, { timeout: 30_000 }).toContainEqual(expect.stringContaining(`["${call}"`))
}
