import { expect, type Page } from '@playwright/test'
import { LOCAL_SESSION } from '../../src/data/session/account-type.ts'
import { deviceRequest } from './device-request.ts'

/** Makes the account of this device, of a voter of canton 6, the one in use, before the first page; nothing is imported yet. */
export async function signInOnDevice(page: Page): Promise<void> {
  await markLocal(page)
  await page.goto('/update')
  await expect(page.getByText('Alle Daten sind auf diesem Gerät und auf dem neusten Stand.')).toBeVisible({ timeout: 30_000 })
  const headers = { Authorization: `Bearer ${LOCAL_SESSION.token}` }
  const place = { cantonId: 6, constituencyId: 45, language: 'de' }
  const chosen = await deviceRequest(page).patch(`/api/user/${LOCAL_SESSION.userId}`, { headers, data: place })
  expect(chosen.status()).toBe(200)
  await page.evaluate(
    () =>
      new Promise<void>((gone, failed) => {
        const deleting = indexedDB.deleteDatabase('plenara-catalogue')
        deleting.onsuccess = () => gone()
        deleting.onerror = () => failed(deleting.error)
      }),
  )
}

/** Makes a fresh account of this device the one in use, before the first page; it has no place yet. */
async function markLocal(page: Page): Promise<void> {
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
