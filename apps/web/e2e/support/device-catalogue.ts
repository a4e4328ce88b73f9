import type { Page } from '@playwright/test'

/** Makes the account of this device the one in use, before the first page. */
export async function signInOnDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('plenara-local.exists', '1')
    localStorage.setItem('plenara.account-type', 'local')
    localStorage.setItem('plenara.token', 'local')
    localStorage.setItem('plenara.user-id', String(Number.MAX_SAFE_INTEGER))
  })
}

export interface DeviceCatalogue {
  readonly state: { readonly dataVersion: number; readonly complete: boolean; readonly cantonIds: readonly number[] } | undefined
  readonly keys: readonly string[]
  /** How many lines are staged. */
  readonly staged: number
}

/** What the catalogue of the device holds. */
export function readDeviceCatalogue(page: Page): Promise<DeviceCatalogue> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('plenara-catalogue')
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await settled(opening)
    const tx = db.transaction(['catalogue', 'catalogueMeta', 'catalogueStaging'])
    const [state, keys, staged] = await Promise.all([
      settled(tx.objectStore('catalogueMeta').get('state')),
      settled(tx.objectStore('catalogue').getAllKeys()),
      settled(tx.objectStore('catalogueStaging').count()),
    ])
    db.close()
    return { state, keys: keys.map(String), staged }
  })
}
