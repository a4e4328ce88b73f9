import { isUnlocked } from '@plenara/domain'
import { useJourney } from '../lib/journey.ts'
import type { ScreenRoute } from './routes.ts'

/**
 * Whether the step of a screen may be entered. Where the facts cannot be loaded the screen is open: it shows the error itself,
 * with the way to try again.
 */
export function useStepLock(step: ScreenRoute['step']): 'open' | 'locked' | 'pending' {
  const journey = useJourney()
  if (!step) return 'open'
  if (journey.isPending) return 'pending'
  if (journey.error || journey.electionId === 0) return 'open'
  return isUnlocked(journey.steps, step) ? 'open' : 'locked'
}
