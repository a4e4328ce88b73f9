/** The prefix of the keys of this app. Reading and writing never throw: a full or forbidden storage stores nothing. */
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
    // Private windows of some browsers forbid storage; the app then works without it.
  }
}

/** The value that this tab stores until it is closed. */
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

/** A mark that survives `clearDevice`; it is missing once the browser, or a cleaner, has cleared everything. */
export const STORE_MARK = 'store'
/** Keys that belong to the device, not to the user. */
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

/** Clears everything except the keys of the device and the `preserved` keys, with databases of the same names. Works without a network. */
export function clearDevice(preserved: readonly string[] = []): void {
  const keep = [...OF_THE_DEVICE, ...preserved]
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(PREFIX) && !keep.includes(key.slice(PREFIX.length))) storage.removeItem(key)
      }
    }
  } catch {
    // As above.
  }
  void clearDatabases(preserved).catch(() => undefined)
  void clearCaches().catch(() => undefined)
}

/** Removes the databases of the app by name first, since one that is being created is not listed yet; Firefox lists databases only since 126. */
async function clearDatabases(preserved: readonly string[]): Promise<void> {
  const remove = (name: string) => {
    if (isOurs(name) && !preserved.includes(name.slice(PREFIX.length))) indexedDB.deleteDatabase(name)
  }
  for (const name of Object.values(DATABASES)) remove(name)
  if (!('databases' in indexedDB)) return
  for (const { name = '' } of await indexedDB.databases()) remove(name)
}

/** Removes all caches; none of them belongs to the device. */
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

/** Keys that no page shows, or that only styles use. */
const UNSEEN = [STORE_MARK, 'device', 'language', 'theme', 'motion', 'fonts', 'selected-menu', 'reloaded-at', 'scroll']

/** Whether this device stores nothing about its user that a page could show. */
export function remembersNothing(): boolean {
  try {
    const names = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage))
    // Keys of accounts of the device have another prefix that begins with `plenara`.
    return names.every((name) => !name.startsWith('plenara') || UNSEEN.some((key) => name === PREFIX + key))
  } catch {
    return true
  }
}

/** Calls the listener when another tab changes the value of a key. Returns the function that unsubscribes. */
export function onDeviceChange(key: string, listener: () => void): () => void {
  // A page that the server renders has no storage.
  if (!('addEventListener' in globalThis)) return () => undefined
  const hear = (event: StorageEvent) => {
    if (event.key === null || event.key === PREFIX + key) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
