/** What belongs to the device, not to whoever uses it: look and language. */
const KEPT = ['language', 'theme', 'motion', 'fonts'].map((name) => `plenara.${name}`)

/** Entries are properties, as of the browser's own. */
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
 * From now on the app finds and leaves nothing in this browser: its storages are of this page alone, and it has neither databases nor caches. What voters
 * keep here stays as it is, whatever the page does. Throws where the browser does not let go of one.
 */
export function hideDevice(): void {
  const local = new MemoryStorage()
  try {
    for (const key of KEPT) {
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
  if (!Reflect.defineProperty(globalThis, name, { value, configurable: true })) throw new Error(`This browser does not hide ${name}`)
}
