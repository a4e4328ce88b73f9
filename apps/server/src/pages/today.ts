import { zurichDay } from '@plenara/domain'

const MINUTE_MS = 60_000

/** The calendar day in Zurich, worked out once a minute: every page asks for it. */
export function createToday(now: () => Date): () => string {
  let known = { minute: -1, day: '' }
  return () => {
    const time = now().getTime()
    const minute = Math.floor(time / MINUTE_MS)
    if (known.minute !== minute) known = { minute, day: zurichDay(time) }
    return known.day
  }
}
