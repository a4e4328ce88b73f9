/** A memory of the last `size` values; the longest unused is forgotten first. */
export interface Recent<T> {
  get(key: number): T | undefined
  put(key: number, value: T): void
  forget(key: number): void
}

export function createRecent<T>(size: number): Recent<T> {
  const kept = new Map<number, T>()
  const put = (key: number, value: T) => {
    kept.delete(key)
    kept.set(key, value)
    if (kept.size <= size) return
    for (const oldest of kept.keys()) {
      kept.delete(oldest)
      return
    }
  }
  return {
    get: (key) => {
      const value = kept.get(key)
      if (value !== undefined) put(key, value)
      return value
    },
    put,
    forget: (key) => void kept.delete(key),
  }
}
