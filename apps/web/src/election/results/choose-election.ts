import type { Election, Level } from '@plenara/contract'
import { LEVELS } from '@plenara/contract/constants'
import { countdownTo } from '@plenara/domain/elections'

type Choice = Pick<Election, 'id' | 'level' | 'electionDate' | 'resultsPublic'>

/**
 * The election whose result is shown: the requested one, the active one once its polls are closed, else the newest published result of
 * the same level, then of any level. Without any the active one, to show when there will be a result.
 */
export function chooseElection<T extends Choice>(
  elections: readonly T[],
  { wantedId, active, now }: { readonly wantedId: number; readonly active: T | undefined; readonly now: Date },
): T | undefined {
  const wanted = elections.find(({ id }) => id === wantedId)
  if (wanted) return wanted
  if (active && (active.resultsPublic || countdownTo(active.electionDate, now).isOver)) return active
  const published = newestFirst(elections.filter(({ resultsPublic }) => resultsPublic))
  return published.find(({ level }) => level === active?.level) ?? published[0] ?? active ?? newestFirst(elections)[0]
}

/** The levels that have elections, from the widest to the narrowest. */
export function levelsOf(elections: readonly Choice[]): Level[] {
  return LEVELS.filter((level) => elections.some((election) => election.level === level))
}

/** The elections of a level, the newest day first. */
export function electionsOfLevel<T extends Choice>(elections: readonly T[], level: Level): T[] {
  return newestFirst(elections.filter((election) => election.level === level))
}

function newestFirst<T extends Choice>(elections: readonly T[]): T[] {
  return elections.toSorted((a, b) => b.electionDate.localeCompare(a.electionDate) || a.id - b.id)
}
