/** Keys that belong to the device, not to its user: look and language. */
const DEVICE_KEYS = ['language', 'theme', 'motion', 'fonts'].map((name) => `plenara.${name}`)

/** A storage in memory; its entries are properties, as in the browser's storage. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: unknown): void {
    this[key] = String(value)
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

/**
 * Hides the storage of this browser from the app: its storages exist in this page alone, and it has neither databases nor caches. The data of voters
 * stays untouched. Throws if the browser does not allow it.
 */
export function hideDevice(): void {
  const local = new MemoryStorage()
  try {
    for (const key of DEVICE_KEYS) {
      const value = localStorage.getItem(key)
      if (value !== null) local.setItem(key, value)
    }
  } catch {
    // Private windows of some browsers forbid storage.
  }
  hide('localStorage', local)
  hide('sessionStorage', new MemoryStorage())
  hide('indexedDB', undefined)
  hide('caches', undefined)
}

function hide(name: string, value: unknown): void {
  if (!Reflect.defineProperty(globalThis, name, { value, configurable: true }))
    throw new Error(`${name} could not be replaced in this browser`)
}
