/** Bytes by their keys. */
export interface BytesCache<Bytes extends Uint8Array> {
  readonly get: (key: string) => Bytes | undefined
  readonly set: (key: string, bytes: Bytes) => void
  readonly delete: (key: string) => void
}

/** Keeps up to `maxBytes`; the longest unused leave first, also what alone is larger. */
export function createBytesCache<Bytes extends Uint8Array>(maxBytes: number): BytesCache<Bytes> {
  const entries = new Map<string, Bytes>()
  let size = 0
  const remove = (key: string) => {
    size -= entries.get(key)?.length ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => {
      const bytes = entries.get(key)
      if (bytes) {
        entries.delete(key)
        entries.set(key, bytes)
      }
      return bytes
    },
    set: (key, bytes) => {
      remove(key)
      entries.set(key, bytes)
      size += bytes.length
      for (const oldest of entries.keys()) {
        if (size <= maxBytes) return
        remove(oldest)
      }
    },
    delete: remove,
  }
}
