/** The shortest time between two queries, in milliseconds: an import is noticed within a second. */
const POLL_MS = 1_000
/** How long a call waits for the query where there is an earlier value. */
const PATIENCE_MS = 250
/** How long an earlier value may stand in for one that cannot be asked for. */
const KEPT_MS = 24 * 60 * 60_000

export interface Polled<T> {
  /** The value of the last second; the last known one, for up to a day, where it cannot be asked for. */
  current(): Promise<T>
  /** The next call asks, and waits for what it hears. */
  expire(): void
  /** Milliseconds since the value was last heard. */
  age(): number
}

/**
 * Caches a value for `POLL_MS` and shares one query among all callers. A query that fails or takes longer than `PATIENCE_MS` is not waited for
 * where there is an earlier value: calls get that at once until a query succeeds again. `now`: milliseconds of a monotonic clock.
 */
export function polled<T>(ask: () => Promise<T>, now: () => number): Polled<T> {
  let latest: { readonly value: T; readonly askedAt: number } | null = null
  let asking: Promise<T> | null = null
  let nextAt = Number.NEGATIVE_INFINITY
  let isExpired = false
  let isLate = false

  async function askNow(): Promise<T> {
    const askedAt = now()
    nextAt = askedAt + POLL_MS
    try {
      const value = await ask()
      latest = { value, askedAt }
      isExpired = false
      isLate = false
      return value
    } catch (error) {
      isLate = true
      isExpired = false
      throw error
    } finally {
      asking = null
    }
  }
  const askOnce = () => {
    asking ??= askNow()
    return asking
  }
  return {
    current: async () => {
      if (!latest || isExpired || now() - latest.askedAt > KEPT_MS) return askOnce()
      const { value } = latest
      if (now() >= nextAt) askOnce().catch(() => undefined)
      if (!asking || isLate) return value
      return soon(asking, value, () => {
        isLate = true
      })
    },
    expire: () => {
      isExpired = true
    },
    age: () => (latest ? now() - latest.askedAt : 0),
  }
}

/** What a query answers within `PATIENCE_MS`, else the earlier value. */
async function soon<T>(asking: Promise<T>, earlier: T, onLate: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      onLate()
      resolve(earlier)
    }, PATIENCE_MS)
  })
  try {
    return await Promise.race([asking.catch(() => earlier), late])
  } finally {
    clearTimeout(timer)
  }
}
