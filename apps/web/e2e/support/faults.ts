import type { Page } from '@playwright/test'
import type { AccountKind } from './account-kind.ts'

/** Ends a fault. */
export type Mend = () => Promise<void>

/**
 * Reading public data fails until that is mended: calls to such an address get no answer, or the device cannot read that part of its catalogue. Said
 * before the page is opened.
 */
export async function failReading(page: Page, kind: AccountKind, of: { readonly address: RegExp; readonly part: string }): Promise<Mend> {
  if (kind === 'online') {
    await page.route(of.address, (route) => route.abort())
    return () => page.unroute(of.address)
  }
  await page.addInitScript((part) => {
    const { get } = IDBObjectStore.prototype
    IDBObjectStore.prototype.get = function (key) {
      if (key === part) throw new DOMException('Cannot be read', 'UnknownError')
      return get.call(this, key)
    }
    Reflect.set(globalThis, 'mend', () => Reflect.set(IDBObjectStore.prototype, 'get', get))
  }, of.part)
  return mend(page)
}

/** Saving what the voter does fails until that is mended: the server is not there for calls to such an address, or the device is full. */
export async function failSaving(page: Page, kind: AccountKind, address: RegExp): Promise<Mend> {
  if (kind === 'online') {
    await page.route(address, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    return () => page.unroute(address)
  }
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The device is full', 'QuotaExceededError')
    }
    Reflect.set(globalThis, 'mend', () => Reflect.set(IDBObjectStore.prototype, 'put', put))
  })
  return mend(page)
}

function mend(page: Page): Mend {
  return async () => {
    await page.evaluate(() => Reflect.apply(Reflect.get(globalThis, 'mend'), undefined, []))
  }
}
