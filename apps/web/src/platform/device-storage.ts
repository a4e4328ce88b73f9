/** What this device remembers, under keys of our own. A full or forbidden storage is no reason to fail: nothing is kept then. */
const PREFIX = 'plenara.'

export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

export function writeDevice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
  } catch {
    // Private windows of some browsers forbid storage; the app works without memory then.
  }
}

/** What this tab remembers, until it is closed. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + key, value)
  } catch {
    // As above.
  }
}

/** The databases of the app that logging off removes. */
export const DATABASES = { offlineCopies: `${PREFIX}kept`, outbox: `${PREFIX}outbox` } as const

/** Stays where the app takes away what it remembers, and is gone where the browser, or a cleaner, clears everything. */
export const STORE_MARK = 'store'
/** What belongs to the device rather than to the user. */
const OF_THE_DEVICE = [
  STORE_MARK,
  'device',
  'language',
  'theme',
  'motion',
  'interaction-mode',
  'vote-tag-display',
  'notification_permission',
]

/** Forgets everything except what belongs to the device, and what `kept` names: keys, and databases under the same name. Works without a network. */
export function clearDevice(kept: readonly string[] = []): void {
  const keep = [...OF_THE_DEVICE, ...kept]
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(PREFIX) && !keep.includes(key.slice(PREFIX.length))) storage.removeItem(key)
      }
    }
  } catch {
    // As above.
  }
  void clearDatabases(kept).catch(() => undefined)
  void clearCaches().catch(() => undefined)
}

/** Those that are known go first, for one that is just being made is not listed yet; Firefox lists databases only since 126. */
async function clearDatabases(kept: readonly string[]): Promise<void> {
  const remove = (name: string) => {
    if (isOurs(name) && !kept.includes(name.slice(PREFIX.length))) indexedDB.deleteDatabase(name)
  }
  for (const name of Object.values(DATABASES)) remove(name)
  if (!('databases' in indexedDB)) return
  for (const { name = '' } of await indexedDB.databases()) remove(name)
}

/** Caches hold nothing that belongs to the device. */
async function clearCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)))
}

/** Removes one of our databases, named without the prefix. */
export function dropDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(PREFIX + name)
  } catch {
    // As above.
  }
}

function isOurs(name: string): boolean {
  return name.startsWith(PREFIX)
}

/** What no page shows, or shows by styles alone. */
const UNSEEN = [STORE_MARK, 'device', 'language', 'theme', 'motion', 'fonts', 'selected-menu', 'reloaded-at', 'scroll']

/** Whether this device knows nothing of whoever sits at it that a page could show. */
export function remembersNothing(): boolean {
  try {
    const names = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage))
    // Accounts of the device have a prefix of their own.
    return names.every((name) => !name.startsWith('plenara') || UNSEEN.some((key) => name === PREFIX + key))
  } catch {
    return true
  }
}

/** Tells when another tab changes what this device remembers under a key. Returns how to end that. */
export function onDeviceChange(key: string, listener: () => void): () => void {
  // A page that the server renders remembers nothing that could change.
  if (!('addEventListener' in globalThis)) return () => undefined
  const hear = (event: StorageEvent) => {
    if (event.key === null || event.key === PREFIX + key) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
