let saving = 0

/**
 * Has the browser ask before the page is left while a write is on its way to the storage of this device: there it would be lost, and the screen shows
 * it already. Passes on what the write answers.
 */
export async function whileSaving<T>(write: T | Promise<T>): Promise<T> {
  saving += 1
  if (saving === 1) globalThis.addEventListener?.('beforeunload', ask)
  try {
    return await write
  } finally {
    saving -= 1
    if (saving === 0) globalThis.removeEventListener?.('beforeunload', ask)
  }
}

function ask(event: Event): void {
  event.preventDefault()
}
