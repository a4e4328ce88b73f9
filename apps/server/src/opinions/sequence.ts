/** Runs work with the same key sequentially; different keys run in parallel. */
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
