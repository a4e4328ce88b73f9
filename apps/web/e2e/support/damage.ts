import type { Page } from '@playwright/test'

/** What a broken disk leaves: one byte of a record turned round, or something else in place of every record. */
export type Damage = { readonly flip: string } | { readonly replaceAll: true }

/** Damages the database of the local account as it lies in the browser. Returns the kinds of record that it held. */
export function damage(page: Page, way: Damage): Promise<string[]> {
  return page.evaluate(async (how) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await settled(indexedDB.open('plenara-local'))
    const records = db.transaction('records', 'readwrite').objectStore('records')
    const keys = (await settled(records.getAllKeys())) as unknown as [number, string, number][]
    for (const key of keys) {
      const row = await settled(records.get(key))
      if ('replaceAll' in how) await settled(records.put('garbage', key))
      else if (how.flip === key[1]) {
        const bytes = new Uint8Array(row.sealed)
        bytes[0] = (bytes[0] ?? 0) ^ 1
        await settled(records.put({ ...row, sealed: bytes.buffer }, key))
      }
    }
    db.close()
    return keys.map(([, kind]) => kind)
  }, way)
}
