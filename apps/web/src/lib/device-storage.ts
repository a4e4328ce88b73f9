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

/** Forgets everything except what belongs to the device rather than to the user. */
export function clearDevice(keep: readonly string[] = ['language', 'theme', 'motion']): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && !keep.includes(key.slice(PREFIX.length))) localStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}
