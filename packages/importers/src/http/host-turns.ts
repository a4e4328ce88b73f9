import { setTimeout as sleep } from 'node:timers/promises'

/** The last call to each host, and when it ended. */
const turns = new Map<string, Promise<number>>()

/** Runs calls to one host one after the other, with a pause in milliseconds between them. */
export function takeTurn<T>(host: string, pause: number, call: () => Promise<T>): Promise<T> {
  const before = turns.get(host) ?? Promise.resolve(Number.NEGATIVE_INFINITY)
  const result = before.then(async (endedAt) => {
    const rest = endedAt + pause - performance.now()
    if (rest > 0) await sleep(rest)
    return call()
  })
  const end = () => performance.now()
  turns.set(host, result.then(end, end))
  return result
}
