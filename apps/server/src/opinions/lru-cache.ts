/** A cache of at most `size` values that evicts the least recently used one. */
export interface LruCache<T> {
  get(key: number): T | undefined
  put(key: number, value: T): void
  forget(key: number): void
}

export function createLruCache<T>(size: number): LruCache<T> {
  const values = new Map<number, T>()
  const put = (key: number, value: T) => {
    values.delete(key)
    values.set(key, value)
    if (values.size <= size) return
    for (const oldest of values.keys()) {
      values.delete(oldest)
      return
    }
  }
  return {
    get: (key) => {
      const value = values.get(key)
      if (value !== undefined) put(key, value)
      return value
    },
    put,
    forget: (key) => void values.delete(key),
  }
}
