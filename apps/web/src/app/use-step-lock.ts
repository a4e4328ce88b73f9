import { isUnlocked } from '@plenara/domain'
import { useJourney } from '../lib/journey.ts'
import type { ScreenRoute } from './routes.ts'

/**
 * Whether the step of a screen may be entered. Where the facts cannot be loaded the screen is open: it shows the error itself,
 * with the way to try again.
 */
export function useStepLock(step: ScreenRoute['step']): 'open' | 'locked' | 'pending' {
  const journey = useJourney()
  // The count of the candidates can only unlock more; an open page must not go away while they load.
  if (!step || isUnlocked(journey.steps, step)) return 'open'
  if (journey.isPending || journey.isCounting) return 'pending'
  return journey.error || journey.electionId === 0 ? 'open' : 'locked'
}
