import type { ElectionEntry } from '@plenara/contract'
import { DAY_MS } from '../text-and-time/zurich-time.ts'
import { countdownTo, pollsCloseAt, zurichDay } from './countdown.ts'
import { sortElections } from './election-selection.ts'

type Dated = Pick<ElectionEntry, 'id' | 'type' | 'seats' | 'electionDate'>

/** The elections of one day. */
export interface ElectionDay<T> {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** Executive first, then by seats. */
  readonly elections: readonly T[]
}

export interface ElectionDays<T> {
  /** The next day first. */
  readonly coming: readonly ElectionDay<T>[]
  /** Days whose polls are closed, the latest first. */
  readonly past: readonly ElectionDay<T>[]
}

/** How long the countdown stays on a day whose polls are closed before it moves on to the next one. */
const DAYS_AFTER_POLLS = 7

/** The election days, those to come and those that are over (Swiss wall time). */
export function electionDays<T extends Dated>(elections: readonly T[], now: Date): ElectionDays<T> {
  const sorted = sortElections(elections)
  const dates = [...new Set(elections.map(({ electionDate }) => electionDate))].sort()
  const days = dates.map((day) => ({ day, elections: sorted.filter(({ electionDate }) => electionDate === day) }))
  const isOver = ({ day }: { readonly day: string }) => countdownTo(day, now).isOver
  return { coming: days.filter((day) => !isOver(day)), past: days.filter(isOver).toReversed() }
}

/** The day that the countdown shows: one whose polls closed in the last week, else the next, else the latest; null without elections. */
export function countdownDay<T extends Dated>(elections: readonly T[], now: Date): ElectionDay<T> | null {
  const { coming, past } = electionDays(elections, now)
  const [latest] = past
  const isFresh = latest && now.getTime() < pollsCloseAt(latest.day) + DAYS_AFTER_POLLS * DAY_MS
  return (isFresh ? latest : (coming[0] ?? latest)) ?? null
}

type Body = Pick<ElectionEntry, 'electionDate' | 'nextElectionDate' | 'council' | 'cantonId' | 'constituencyId' | 'municipality'>

/** The day on which the same body is elected again in the same place [ENTITY-3]: that of its next election among these, else that of its source; null if neither is known. */
export function nextElectionDateOf(election: Body, elections: readonly Body[]): string | null {
  const later = elections.filter((other) => isSameBody(other, election) && other.electionDate > election.electionDate)
  return later.map(({ electionDate }) => electionDate).toSorted()[0] ?? election.nextElectionDate
}

function isSameBody(a: Body, b: Body): boolean {
  return a.council === b.council && a.cantonId === b.cantonId && a.constituencyId === b.constituencyId && a.municipality === b.municipality
}

/** The next day on which one of these elections, or the one after it, is held; null if none is known. Today counts. */
export function nextElectionDay(elections: readonly Pick<ElectionEntry, 'electionDate' | 'nextElectionDate'>[], now: Date): string | null {
  const today = zurichDay(now.getTime())
  const days = elections.flatMap(({ electionDate, nextElectionDate }) => [electionDate, ...(nextElectionDate ? [nextElectionDate] : [])])
  return days.filter((day) => day >= today).toSorted()[0] ?? null
}
