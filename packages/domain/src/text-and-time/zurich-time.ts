/** Swiss wall time. Deadlines and election days are meant in it, whatever the zone of the server or the device. */
const ZURICH = {
  timeZone: 'Europe/Zurich',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

/** Created on first use. */
let clock: Intl.DateTimeFormat | undefined

export const DAY_MS = 86_400_000

const HOUR_MS = 3_600_000
/** From this year on summer time lasts until October; earlier years use the browser's table of zones. */
const RULE_SINCE = 1996
const [MARCH, OCTOBER] = [2, 9]

/** The wall time in Zurich at an instant, as the milliseconds at which a clock in UTC would show the same. */
export function zurichWallTime(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  if (year < RULE_SINCE) return wallTimeByTable(instant)
  const isSummer = instant >= clockChange(year, MARCH) && instant < clockChange(year, OCTOBER)
  return instant + (isSummer ? 2 : 1) * HOUR_MS
}

/**
 * The instant of the change in March or October: the last Sunday at 1 o'clock UTC (Sommerzeitverordnung, SR 941.299.1, Art. 2). A rule of its own, so that
 * no table of zones has to be loaded.
 */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS
}

function wallTimeByTable(instant: number): number {
  clock ??= new Intl.DateTimeFormat('en-GB', ZURICH)
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % 1000) + 1000) % 1000)
}

/** The instant at which a clock in Zurich shows this wall time; of two (autumn) the later, in the skipped hour (spring) an hour on. */
export function instantOfZurich(wallTime: number): number {
  const winter = wallTime - HOUR_MS
  const summer = wallTime - 2 * HOUR_MS
  return zurichWallTime(winter) !== wallTime && zurichWallTime(summer) === wallTime ? summer : winter
}

/** The wall time of an hour of a calendar day `YYYY-MM-DD`. */
export function wallTimeOfDay(day: string, hour: number): number {
  return Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS
}
