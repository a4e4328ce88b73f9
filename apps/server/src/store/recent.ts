/** A memory of the last `size` values; the longest unused is forgotten first. */
export function createRecent<T>(size: number): { take(key: string): T | undefined; put(key: string, value: T): void } {
  const kept = new Map<string, T>()
  return {
    /** Answers a value and forgets it. */
    take: (key) => {
      const value = kept.get(key)
      kept.delete(key)
      return value
    },
    put: (key, value) => {
      kept.delete(key)
      kept.set(key, value)
      if (kept.size <= size) return
      for (const oldest of kept.keys()) {
        kept.delete(oldest)
        return
      }
    },
  }
}
