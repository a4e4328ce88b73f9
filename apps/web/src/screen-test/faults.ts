import type { Page } from './page.ts'

/** Ends a fault. */
export type Mend = () => Promise<void>

/** Reading fails until that is mended: calls to such an address get no answer. */
export async function failReading(page: Page, address: RegExp): Promise<Mend> {
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

/** Saving what the voter does fails until that is mended: the server is not there for calls to such an address. */
export async function failSaving(page: Page, address: RegExp): Promise<Mend> {
  await page.route(address, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  return () => page.unroute(address)
}
