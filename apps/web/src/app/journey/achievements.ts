import type { ProgressionEntry } from '@plenara/contract'
import type { JourneyEntry, JourneyStep } from '@plenara/domain/journey'

/** The steps whose completion is celebrated; a Dream Team also completes the lists, which therefore have no popup. */
const CELEBRATED: readonly JourneyStep[] = ['profile', 'evaluate', 'favorites', 'dream-teams']

/** The key of the progression entry of a popup. */
export function achievementKey(step: JourneyStep): string {
  return `achievement.${step}`
}

/** The steps that are done and were not celebrated yet in this election, in their order. */
export function newAchievements(steps: readonly JourneyEntry[], progression: readonly ProgressionEntry[]): JourneyStep[] {
  const seen = new Set(progression.map(({ key }) => key))
  return CELEBRATED.filter(
    (step) => steps.some((entry) => entry.step === step && entry.state === 'done') && !seen.has(achievementKey(step)),
  )
}

/** The step to congratulate on: the last new one. A profile is not celebrated any more once candidates are rated. */
export function celebratedStep(fresh: readonly JourneyStep[], rated: number): JourneyStep | undefined {
  return fresh.filter((step) => step !== 'profile' || rated === 0).at(-1)
}
