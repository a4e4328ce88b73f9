/** Reads once per version of the data; failures are not kept. */
export function perVersion<T>(dataVersion: () => Promise<number>, read: () => Promise<T>): () => Promise<T> {
  let cached: { readonly version: number; readonly value: Promise<T> } | null = null
  return async () => {
    const version = await dataVersion()
    if (cached?.version === version) return cached.value
    const reading = { version, value: read() }
    cached = reading
    reading.value.catch(() => {
      if (cached === reading) cached = null
    })
    return reading.value
  }
}
