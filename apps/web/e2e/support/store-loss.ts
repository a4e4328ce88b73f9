import type { Page } from '@playwright/test'

/** Takes the storage of the app away while it is open. */
export type Loss = (page: Page) => Promise<void>

/** A page of the app's origin without the app. */
const BARE = '/cleaner'

/** As another tab, or an extension, deletes databases: those who hold them are asked to close first. */
export const deleteFromAnotherTab: Loss = async (page) => {
  const cleaner = await page.context().newPage()
  await cleaner.route(BARE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Cleaner</title>' }))
  await cleaner.goto(BARE)
  await cleaner.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise<void>((done) => {
        const deleting = indexedDB.deleteDatabase(name)
        deleting.onsuccess = () => done()
        deleting.onerror = () => done()
      })
    }
  })
  await cleaner.close()
}

/** As the browser does when space gets short: connections are closed by force. */
export const forceDeletion: Loss = (page) => clear(page, 'indexeddb,cache_storage')

/** As "clear browsing data" does, session and marks included. */
export const clearEverything: Loss = (page) => clear(page, 'all')

async function clear(page: Page, storageTypes: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes })
  await session.detach()
}
