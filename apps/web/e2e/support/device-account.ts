import { type Browser, expect, type Page } from '@playwright/test'
import { LOCAL_SESSION } from '../../src/data/session/account-type.ts'
import { signInOnDevice } from './device-catalogue.ts'

/** What lies in the stores of the catalogue. */
interface CatalogueState {
  readonly version: number
  readonly stores: Readonly<Record<string, readonly (readonly [key: IDBValidKey, value: unknown])[]>>
}

const DATABASE = 'plenara-catalogue'
/** A page of the app's origin without the app. */
const BARE = '/device'

/** Imports the public data into a browser of its own by the app itself, and returns what lies there then, packed: there is nothing of a voter in it. */
export async function importCatalogue(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await signInOnDevice(page)
  await page.goto('/update?redirect=/settings')
  await expect(page).toHaveURL((url) => url.pathname === '/settings', { timeout: 60_000 })
  const state = await page.evaluate(readState, DATABASE)
  await context.close()
  return state
}

/** Makes a page that of a local account whose device has these public data, and opens an empty page of the app's origin. */
export async function beginOnDevice(page: Page, catalogue: string): Promise<void> {
  await page.route(BARE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Device</title>' }))
  await page.goto(BARE)
  await page.unroute(BARE)
  await page.evaluate(writeState, [DATABASE, catalogue] as const)
  await page.evaluate(
    ([token, id]) => {
      localStorage.setItem('plenara-local.exists', '1')
      localStorage.setItem('plenara.account-type', 'local')
      localStorage.setItem('plenara.token', String(token))
      localStorage.setItem('plenara.user-id', String(id))
    },
    [LOCAL_SESSION.token, LOCAL_SESSION.userId],
  )
}

async function readState(name: string): Promise<string> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const db = await settled(indexedDB.open(name))
  const names = [...db.objectStoreNames]
  const tx = db.transaction(names)
  const entries = names.map(async (store) => {
    const [keys, values] = await Promise.all([settled(tx.objectStore(store).getAllKeys()), settled(tx.objectStore(store).getAll())])
    return [store, keys.map((key, index) => [key, values[index]])] as const
  })
  const stores = Object.fromEntries(await Promise.all(entries))
  const state = { version: db.version, stores }
  db.close()
  const packed = new Response(new Response(JSON.stringify(state)).body?.pipeThrough(new CompressionStream('gzip')))
  const bytes = new Uint8Array(await packed.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

async function writeState([name, text]: readonly [name: string, text: string]): Promise<void> {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'))
  const { version, stores }: CatalogueState = await new Response(unpacked).json()
  const opening = indexedDB.open(name, version)
  opening.onupgradeneeded = () => {
    for (const store of Object.keys(stores)) opening.result.createObjectStore(store)
  }
  await new Promise<void>((resolve, reject) => {
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const tx = opening.result.transaction(Object.keys(stores), 'readwrite')
      for (const [store, entries] of Object.entries(stores)) {
        for (const [key, value] of entries) tx.objectStore(store).put(value, key)
      }
      tx.onerror = () => reject(tx.error)
      tx.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
