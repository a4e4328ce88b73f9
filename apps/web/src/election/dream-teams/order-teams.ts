import { countdownTo } from '@plenara/domain/elections'
import type { Team } from '../../data/queries/teams.ts'

/**
 * One entry per election: the active one first, then the coming ones by date, then the past ones, newest first. Past elections
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
