import type { BrowserError } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'

/** The most different errors that are told apart on one day. */
export const MAX_DIFFERENT_ERRORS = 1_000
/** As many of them may be the first of their kind from one network, so that it alone does not leave the others without names. */
export const MAX_NEW_OF_NETWORK = 50
/** Replaces the names of an error once there are too many different ones. */
const OTHER = 'other'

/** How often an error was met on a day. */
export interface CountedError extends BrowserError {
  /** In Zurich, `YYYY-MM-DD`. */
  readonly day: string
  readonly count: number
}

export interface BrowserErrorCounts {
  /** `network`: who reports it, in any spelling that is always the same. */
  add(error: BrowserError, network: string): void
  /** Returns the counts since the last call and starts again. */
  take(): readonly CountedError[]
  /** Adds counts that could not be saved. */
  putBack(errors: readonly CountedError[]): void
}

/** Counts errors in memory, a bounded number of different ones a day and of new ones a network: the rest count as `other`, whatever anybody sends. */
export function createBrowserErrorCounts(now: () => Date): BrowserErrorCounts {
  const pending = new Map<string, CountedError>()
  const keysOfDay = new Set<string>()
  /** How many of these each network brought. */
  const newOf = new Map<string, number>()
  let today = ''
  const begin = (day: string) => {
    if (day === today) return
    today = day
    keysOfDay.clear()
    newOf.clear()
  }
  const hasRoom = (network: string) =>
    keysOfDay.size < MAX_DIFFERENT_ERRORS && pending.size < 2 * MAX_DIFFERENT_ERRORS && (newOf.get(network) ?? 0) < MAX_NEW_OF_NETWORK
  const addTo = (key: string, error: CountedError) =>
    void pending.set(key, { ...error, count: error.count + (pending.get(key)?.count ?? 0) })
  return {
    add: (error, network) => {
      begin(zurichDay(now().getTime()))
      const counted = { ...error, day: today, count: 1 }
      const key = keyOf(counted)
      if (keysOfDay.has(key)) return addTo(key, counted)
      if (!hasRoom(network)) {
        const other = { ...counted, release: OTHER, route: OTHER, class: OTHER }
        return addTo(keyOf(other), other)
      }
      keysOfDay.add(key)
      newOf.set(network, (newOf.get(network) ?? 0) + 1)
      addTo(key, counted)
    },
    take: () => {
      const errors = [...pending.values()]
      pending.clear()
      return errors
    },
    putBack: (errors) => {
      for (const error of errors) addTo(keyOf(error), error)
    },
  }
}

/** No part contains a space. */
function keyOf({ day, release, route, kind, class: className }: CountedError): string {
  return [day, release, route, kind, className].join(' ')
}
