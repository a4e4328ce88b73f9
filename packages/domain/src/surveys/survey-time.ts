import { instantOfZurich, zurichWallTime } from '../text-and-time/zurich-time.ts'

/**
 * The moment of a date-time `year-month-day hour:minute:second` of a survey record, which is wall time in Zurich whatever the zone of the device.
 * Null without a space, with fewer than three parts of the date or of the time [NOTIFY-7], and where a part is no number or the day is none of
 * the calendar. In the hour that occurs twice in autumn the later moment, in the skipped hour of spring one hour later.
 */
export function parseSurveyTime(value: string): Date | null {
  const [date, time] = value.split(' ')
  if (date === undefined || time === undefined) return null
  const [year, month, day] = date.split('-').map(wholeNumber)
  const [hour, minute, second] = time.split(':').map(wholeNumber)
  const parts = [year, month, day, hour, minute, second]
  if (!parts.every((part) => part !== undefined && Number.isFinite(part))) return null
  const wallTime = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second)
  const read = new Date(wallTime)
  const isReal = read.getUTCMonth() + 1 === month && read.getUTCDate() === day && read.getUTCHours() === hour
  return isReal && minute !== undefined && minute < 60 && second !== undefined && second < 60 ? new Date(instantOfZurich(wallTime)) : null
}

/** The wall time in Zurich at a moment, as a survey record has it. */
export function surveyTime(moment: Date): string {
  return new Date(zurichWallTime(moment.getTime())).toISOString().slice(0, 19).replace('T', ' ')
}

function wholeNumber(part: string): number {
  return /^\d{1,4}$/.test(part) ? Number(part) : Number.NaN
}
