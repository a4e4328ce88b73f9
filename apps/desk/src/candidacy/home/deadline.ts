import type { CandidacyOfPerson } from '@plenara/contract'
import { calendarDaysTo, zurichDay } from '@plenara/domain/elections'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'

/** What the deadline ends: the election day, changes, or late first submissions. */
export type DeadlineKind = 'day' | 'changes' | 'late'

export interface Deadline {
  readonly kind: DeadlineKind
  /** The last day, `YYYY-MM-DD`, and the time of that day; null: the whole day. */
  readonly day: string
  readonly time: string | null
  /** Calendar days until then by the clock of the server; 0: today. */
  readonly daysLeft: number
}

/** The next deadline of a candidacy. Without a contest it is the election day, on which nothing can be changed any more. */
export function deadlineOf({ contest, election, now }: CandidacyOfPerson): Deadline {
  const days = (day: string) => Math.max(0, calendarDaysTo(day, new Date(now)))
  if (!contest) return { kind: 'day', day: election.electionDate, time: null, daysLeft: days(election.electionDate) }
  const isLate = now >= contest.submitUntil
  const end = endOf(isLate ? contest.lateUntil : contest.submitUntil)
  return { kind: isLate ? 'late' : 'changes', ...end, daysLeft: days(end.day) }
}

/** A stored moment is exclusive: midnight means the end of the day before. */
function endOf(moment: string): Pick<Deadline, 'day' | 'time'> {
  const { time } = swissMoment(moment)
  return { day: zurichDay(Date.parse(moment) - 1), time: time === '00:00' ? null : time }
}

/** The first day on which voters see submitted statements; null once it is reached. */
export function votersDayOf({ contest, now }: CandidacyOfPerson): string | null {
  return contest && contest.votersFrom > now ? zurichDay(Date.parse(contest.votersFrom)) : null
}
