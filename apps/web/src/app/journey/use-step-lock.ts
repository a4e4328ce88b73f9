import { isUnlocked } from '@plenara/domain/journey'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { type Journey, useJourney } from '../../data/queries/journey.ts'
import { useTeams } from '../../data/queries/teams.ts'
import type { ScreenRoute } from '../screen-route.ts'
import { achievementKey } from './achievements.ts'

/**
 * Whether the step of a screen may be entered. If the facts cannot be loaded the screen is open: it shows the error itself,
 * with a button to try again.
 */
export function useStepLock(step: ScreenRoute['step']): 'open' | 'locked' | 'pending' {
  const journey = useJourney()
  const teams = useTeamsElsewhere(step)
  // The number of candidates can only unlock more; an open page must stay while they load.
  if (!step || isUnlocked(journey.steps, step) || teams.hasTeam) return 'open'
  // A voter who may follow a list sees the empty Dream Teams, which explain in three steps what opens them [ACHIEVE-4].
  if (step === 'dream-teams' && isUnlocked(journey.steps, 'lists')) return 'open'
  if (journey.isPending || journey.isCounting || teams.isPending) return wasOpened(step, journey) ? 'open' : 'pending'
  return journey.error || journey.electionId === 0 ? 'open' : 'locked'
}

/** After the popup of the profile the deck was open before: it does not wait for the questions, which load after the first card (docs/decisions/021). */
function wasOpened(step: ScreenRoute['step'], { progression }: Journey): boolean {
  return step === 'evaluate' && progression.some(({ key }) => key === achievementKey('profile'))
}

const NONE: readonly never[] = []

/** A Dream Team of another election opens the page of all Dream Teams too. */
function useTeamsElsewhere(step: ScreenRoute['step']) {
  const { elections } = useActiveElection()
  const { teams, isPending } = useTeams(step === 'dream-teams' ? elections : NONE)
  return { hasTeam: teams.some(({ listId }) => listId > 0), isPending }
}
