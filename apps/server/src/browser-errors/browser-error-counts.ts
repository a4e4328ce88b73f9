import type { BrowserError } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'

/** The most different errors that are told apart on one day. */
export const MAX_DIFFERENT_ERRORS = 1_000
/** Replaces the names of an error once there are too many different ones. */
const OTHER = 'other'

/** How often an error was met on a day. */
export interface CountedError extends BrowserError {
  /** In Zurich, `YYYY-MM-DD`. */
  readonly day: string
  readonly count: number
}

export interface BrowserErrorCounts {
  add(error: BrowserError): void
  /** Returns the counts since the last call and starts again. */
  take(): readonly CountedError[]
  /** Adds counts that could not be saved. */
  putBack(errors: readonly CountedError[]): void
}

/** Counts errors in memory, a bounded number of different ones a day: the rest count as `other`, whatever anybody sends. */
export function createBrowserErrorCounts(now: () => Date): BrowserErrorCounts {
  const pending = new Map<string, CountedError>()
  const keysOfDay = new Set<string>()
  let today = ''
  const hasRoom = (key: string) => keysOfDay.has(key) || (keysOfDay.size < MAX_DIFFERENT_ERRORS && pending.size < 2 * MAX_DIFFERENT_ERRORS)
  const addTo = (key: string, error: CountedError) => pending.set(key, { ...error, count: error.count + (pending.get(key)?.count ?? 0) })
  return {
    add: (error) => {
      const day = zurichDay(now().getTime())
      if (day !== today) keysOfDay.clear()
      today = day
      const counted = { ...error, day, count: 1 }
      const key = keyOf(counted)
      if (!hasRoom(key)) {
        const other = { ...counted, release: OTHER, route: OTHER, class: OTHER }
        addTo(keyOf(other), other)
        return
      }
      keysOfDay.add(key)
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
