import type { AttemptStore } from './attempt-store.ts'
import { PACE, pauseAfter } from './limits.ts'

/** The largest number of keys; beyond it the oldest one is dropped. */
const MAX_KEYS = 100_000

interface Entry {
  count: number
  expiresAt: number
  nextAt: number
}

/** Counters in the memory of this process. */
export function createMemoryAttemptStore(): AttemptStore {
  const entries = new Map<string, Entry>()
  const take = (key: Buffer, moment: Date, seconds: number): Entry => {
    const name = key.toString('hex')
    const current = entries.get(name)
    if (current && current.expiresAt > moment.getTime()) return current
    const entry = { count: 0, expiresAt: moment.getTime() + seconds * 1000, nextAt: 0 }
    entries.delete(name)
    entries.set(name, entry)
    const [oldest] = entries.keys()
    if (entries.size > MAX_KEYS && oldest !== undefined) entries.delete(oldest)
    return entry
  }
  return {
    count: async (tries, moment) =>
      tries.map(({ key, seconds }) => {
        const entry = take(key, moment, seconds)
        entry.count++
        return { count: entry.count, expiresAt: new Date(entry.expiresAt) }
      }),
    pace: async (key, moment) => {
      const entry = take(key, moment, PACE.quiet)
      if (entry.nextAt > moment.getTime()) return new Date(entry.nextAt)
      entry.count++
      entry.expiresAt = moment.getTime() + PACE.quiet * 1000
      entry.nextAt = moment.getTime() + pauseAfter(entry.count) * 1000
      return null
    },
    read: async (key, moment) => {
      const entry = entries.get(key.toString('hex'))
      return entry && entry.expiresAt > moment.getTime() ? entry.count : 0
    },
    forget: async (keys) => {
      for (const key of keys) entries.delete(key.toString('hex'))
    },
    giveBack: async (key) => {
      const entry = entries.get(key.toString('hex'))
      if (entry && entry.count > 0) entry.count--
    },
  }
}
