/** Runs work one after the other per key; different keys run side by side. */
export function createSequence(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = tails.get(key)
    const result = before ? before.then(work, work) : work()
    tails.set(key, result)
    const forget = () => {
      if (tails.get(key) === result) tails.delete(key)
    }
    result.then(forget, forget)
    return result
  }
}
