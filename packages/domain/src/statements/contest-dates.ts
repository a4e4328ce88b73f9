import type { FrozenBy } from '@plenara/contract'
import { zurichDay } from '../elections/countdown.ts'
import { DAY_MS, instantOfZurich, zurichWallTime } from '../text-and-time/zurich-time.ts'

/** Grace period in milliseconds: requests that were under way at a date are still accepted. No screen shows it. */
export const GRACE_MS = 60_000

/** Days between the last change and the last first submission, unless an operator sets another number. */
export const LATE_DAYS = 7

/** Deadlines in milliseconds since 1970; each is the first moment that is too late. */
export interface Deadlines {
  /** Until then a submitted statement can be changed. */
  readonly submitUntil: number
  /** Until then a first submission is possible, for all candidates alike. */
  readonly lateUntil: number
}

/** The facts that decide whether a statement can be changed. */
export interface StatementStanding {
  /** `YYYY-MM-DD` */
  readonly electionDate: string
  /** Null: the election belongs to no contest. */
  readonly dates: Deadlines | null
  readonly hasSubmitted: boolean
}

/** Why a statement cannot be changed at a moment, by the clock of the server; null if it can. Without a contest only the day of the election ends it. */
export function frozenBy({ electionDate, dates, hasSubmitted }: StatementStanding, now: number): FrozenBy | null {
  if (zurichDay(now) >= electionDate) return 'election'
  if (!dates) return null
  if (hasSubmitted) return now >= dates.submitUntil ? 'changes' : null
  return now >= dates.lateUntil ? 'late' : null
}

/** The same for requests that arrive: dates of a contest have a minute of grace, the day of the election has none. */
export function refusedBy(standing: StatementStanding, now: number): FrozenBy | null {
  const by = frozenBy(standing, now)
  return by === null || by === 'election' ? by : frozenBy(standing, now - GRACE_MS)
}

/** The same time by a clock in Zurich some calendar days later. */
export function daysLater(instant: number, days: number): number {
  return instantOfZurich(zurichWallTime(instant) + days * DAY_MS)
}

/**
 * The instant that an operator names: a Swiss time such as `2027-08-14T18:00`, or a day, of which `edge` says whether its begin or its end is meant. Null
 * for what is neither.
 */
export function readSwissMoment(text: string, edge: 'begin' | 'end'): number | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?$/.exec(text) ?? []
  const wallTime = Date.parse(`${day}T${time ?? '00:00'}:00Z`)
  if (day === undefined || Number.isNaN(wallTime) || !new Date(wallTime).toISOString().startsWith(day)) return null
  return instantOfZurich(wallTime + (time === undefined && edge === 'end' ? DAY_MS : 0))
}

/** An instant as operators read it, `2027-08-14 18:00`, by a clock in Zurich. */
export function swissMoment(instant: number): string {
  return new Date(zurichWallTime(instant)).toISOString().slice(0, 16).replace('T', ' ')
}
