import type { ElectionEntry, Level } from '@plenara/contract'
import { instantOfZurich, wallTimeOfDay } from '../text-and-time/zurich-time.ts'

type Sortable = Pick<ElectionEntry, 'id' | 'type' | 'seats'>
type Selectable = Sortable & Pick<ElectionEntry, 'level' | 'electionDate'>

/** From the widest to the narrowest. */
const LEVELS: readonly Level[] = ['federal', 'cantonal', 'communal']

function yearOf(election: { readonly electionDate: string }): number {
  return Number(election.electionDate.slice(0, 4))
}

/** Executive elections first, then by seats, most first; equal ones by id. */
export function sortElections<T extends Sortable>(elections: readonly T[]): T[] {
  const executiveFirst = (election: T) => (election.type === 'executive' ? 0 : 1)
  return elections.toSorted((a, b) => executiveFirst(a) - executiveFirst(b) || b.seats - a.seats || a.id - b.id)
}

/** The elections of a level and year, sorted. */
export function electionsOf<T extends Selectable>(elections: readonly T[], level: Level, year: number): T[] {
  return sortElections(elections.filter((election) => election.level === level && yearOf(election) === year))
}

/** The years in which a level has elections, newest first. */
export function yearsOf(elections: readonly Selectable[], level: Level): number[] {
  const years = elections.filter((election) => election.level === level).map(yearOf)
  return [...new Set(years)].sort((a, b) => b - a)
}

export interface ElectionSelection<T> {
  /** Null if the level has no election. */
  readonly election: T | null
  readonly index: number
  readonly year: number | null
  readonly level: Level
}

/**
 * The active election of a level: of the given year, else of the newest one, at the remembered index, clamped. A year without elections of the level
 * counts as not given; no level is the widest one that has an election, or the Confederation.
 */
export function selectElection<T extends Selectable>(selection: {
  readonly elections: readonly T[]
  readonly level?: Level | undefined
  readonly year?: number | undefined
  readonly rememberedIndex: number
}): ElectionSelection<T> {
  const level =
    selection.level ?? LEVELS.find((possible) => selection.elections.some((election) => election.level === possible)) ?? 'federal'
  const years = yearsOf(selection.elections, level)
  const year = years.find((available) => available === selection.year) ?? years[0]
  if (year === undefined) return { election: null, index: 0, year: null, level }
  const choices = electionsOf(selection.elections, level, year)
  const index = Math.min(Math.max(Math.trunc(selection.rememberedIndex) || 0, 0), choices.length - 1)
  return { election: choices[index] ?? null, index, year, level }
}

/** The next level: up towards the Confederation, down towards the commune; at the ends nothing changes. */
export function stepLevel(level: Level, direction: 'up' | 'down'): Level {
  return LEVELS[LEVELS.indexOf(level) + (direction === 'up' ? -1 : 1)] ?? level
}

/** Whether the next election day lies in the future (Swiss wall time) and the voter has not completed the match step. */
export function isNewCurrentElection(election: Pick<ElectionEntry, 'nextElectionDate'>, matchStepCompleted: boolean, now: Date): boolean {
  if (election.nextElectionDate === null || matchStepCompleted) return false
  return instantOfZurich(wallTimeOfDay(election.nextElectionDate, 0)) > now.getTime()
}
