import type { Election } from '@plenara/contract'
import { countdownTo } from '@plenara/domain'

export interface Team {
  readonly election: Election
  /** 0 where no list is followed. */
  readonly listId: number
}

/**
 * One place per election: the active one first, then the coming ones by date, then the past ones, newest first. Past elections
 * without a followed list are left out.
 */
export function orderTeams(teams: readonly Team[], activeId: number, now: Date): Team[] {
  const isPast = (team: Team) => countdownTo(team.election.electionDate, now).isOver
  const group = (team: Team) => (team.election.id === activeId ? 0 : isPast(team) ? 2 : 1)
  return teams
    .filter((team) => team.listId > 0 || !isPast(team))
    .toSorted((a, b) => {
      const byDate = a.election.electionDate.localeCompare(b.election.electionDate)
      return group(a) - group(b) || (group(a) === 2 ? -byDate : byDate) || a.election.id - b.election.id
    })
}

/** Whole days from now until a moment, 0 on the last one. */
export function daysUntil(moment: string, now: Date): number {
  return Math.max(0, Math.floor((Date.parse(moment) - now.getTime()) / 86_400_000))
}
