/** A value is asked for at most this often, in milliseconds: an import is seen within a second. */
const POLL_MS = 1_000

/** Asks at most once in `POLL_MS`, and once however many wait; a failure is not kept. `now`: milliseconds of a clock that never goes back. */
export function polled<T>(ask: () => Promise<T>, now: () => number): { current(): Promise<T>; expire(): void } {
  let latest: { readonly value: T; readonly askedAt: number } | null = null
  let asking: Promise<T> | null = null
  async function askNow(): Promise<T> {
    const askedAt = now()
    const value = await ask()
    latest = { value, askedAt }
    return value
  }
  return {
    current: async () => {
      if (latest && now() - latest.askedAt < POLL_MS) return latest.value
      asking ??= askNow().finally(() => {
        asking = null
      })
      return asking
    },
    expire: () => {
      latest = null
    },
  }
}
