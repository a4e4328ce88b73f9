import type { JourneyEntry } from '@plenara/domain/journey'
import { expect, test } from 'vitest'
import { celebratedStep, newAchievements } from './achievements.ts'

const steps: JourneyEntry[] = [
  { step: 'profile', state: 'done' },
  { step: 'evaluate', state: 'done' },
  { step: 'favorites', state: 'next' },
  { step: 'lists', state: 'locked' },
  { step: 'dream-teams', state: 'locked' },
]

test('a completed step is celebrated until it is stored in the progression of the election [NAV-5]', () => {
  expect(newAchievements(steps, [])).toEqual(['profile', 'evaluate'])
  expect(newAchievements(steps, [{ key: 'achievement.profile', data: { state: 'c' } }])).toEqual(['evaluate'])
  expect(newAchievements(steps, [{ key: 'match', data: { state: 'c' } }])).toEqual(['profile', 'evaluate'])
})

test('a Dream Team is celebrated once, not as two steps [NAV-5]', () => {
  const done = steps.map(({ step }) => ({ step, state: 'done' }) as const)
  expect(newAchievements(done, [])).toEqual(['profile', 'evaluate', 'favorites', 'dream-teams'])
})

// Fails when more than the last new step is celebrated.
test('only the last step is celebrated; the profile only until the first rating [NAV-5]', () => {
  expect(celebratedStep(['profile', 'evaluate'], 3)).toBe('evaluate')
  expect(celebratedStep(['profile'], 0)).toBe('profile')
  expect(celebratedStep(['profile'], 1)).toBeUndefined()
  expect(celebratedStep([], 0)).toBeUndefined()
})
