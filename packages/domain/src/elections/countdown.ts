import { DAY_MS, instantOfZurich, wallTimeOfDay, zurichWallTime } from '../text-and-time/zurich-time.ts'

/** The polls close at noon of the election day (Swiss wall time). */
export const POLLS_CLOSE_HOUR = 12

export interface Countdown {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  /** The moment has passed; the other figures are 0. */
  readonly isOver: boolean
}

/** The instant at which the polls of an election day close, in milliseconds since 1970. @param day `YYYY-MM-DD` */
export function pollsCloseAt(day: string): number {
  return instantOfZurich(wallTimeOfDay(day, POLLS_CLOSE_HOUR))
}

/** The instant at which an election day has passed (Swiss wall time), in milliseconds since 1970. @param day `YYYY-MM-DD` */
export function endOfElectionDay(day: string): number {
  return instantOfZurich(wallTimeOfDay(day, 24))
}

/** The time until the polls close on an election day. @param day `YYYY-MM-DD` */
export function countdownTo(day: string, now: Date): Countdown {
  return countdownToMoment(pollsCloseAt(day), now)
}

/**
 * The time until an instant. Days are calendar days in Zurich, hours and minutes the time that really passes, so that both stay right when the
 * clocks change. Minutes are rounded down.
 * @param end milliseconds since 1970
 */
export function countdownToMoment(end: number, now: Date): Countdown {
  if (now.getTime() >= end) return { days: 0, hours: 0, minutes: 0, isOver: true }
  const startWallTime = zurichWallTime(now.getTime())
  const days = Math.max(0, Math.floor((zurichWallTime(end) - startWallTime) / DAY_MS))
  const restFrom = days === 0 ? now.getTime() : instantOfZurich(startWallTime + days * DAY_MS)
  const minutes = Math.max(0, Math.floor((end - restFrom) / 60_000))
  return { days, hours: Math.floor(minutes / 60), minutes: minutes % 60, isOver: false }
}

/** The calendar day in Zurich at an instant: `YYYY-MM-DD`. */
export function zurichDay(instant: number): string {
  return new Date(zurichWallTime(instant)).toISOString().slice(0, 10)
}

/** Whole calendar days in Zurich from now until a day: 0 today, 1 tomorrow, negative for the past. @param day `YYYY-MM-DD` */
export function calendarDaysTo(day: string, now: Date): number {
  return Math.round((Date.parse(day) - Date.parse(zurichDay(now.getTime()))) / DAY_MS)
}
