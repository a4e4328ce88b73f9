import { DAY_MS, instantOfZurich, wallTimeOfDay, zurichWallTime } from './zurich-time.ts'

/** The polls close at noon of the election day (Swiss wall time). */
export const POLLS_CLOSE_HOUR = 12

export interface Countdown {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  /** The polls are closed; the other figures are 0. */
  readonly isOver: boolean
}

/**
 * The time until the polls close on an election day. Days are calendar days in Zurich, hours and minutes the time that really passes, so that
 * both stay right over a change of the clock. Minutes are rounded down.
 * @param day `YYYY-MM-DD`
 */
export function countdownTo(day: string, now: Date): Countdown {
  const endWallTime = wallTimeOfDay(day, POLLS_CLOSE_HOUR)
  const end = instantOfZurich(endWallTime)
  if (now.getTime() >= end) return { days: 0, hours: 0, minutes: 0, isOver: true }
  const startWallTime = zurichWallTime(now.getTime())
  const days = Math.max(0, Math.floor((endWallTime - startWallTime) / DAY_MS))
  const restFrom = days === 0 ? now.getTime() : instantOfZurich(startWallTime + days * DAY_MS)
  const minutes = Math.floor((end - restFrom) / 60_000)
  return { days, hours: Math.floor(minutes / 60), minutes: minutes % 60, isOver: false }
}
