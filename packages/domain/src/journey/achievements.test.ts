import { expect, test } from 'vitest'
import { isUnlocked, type JourneyFacts, journey, unlockedBy } from './achievements.ts'

const NOTHING: JourneyFacts = {
  questions: [
    { id: 1, isShort: true },
    { id: 2, isShort: false },
  ],
  responses: [],
  candidateIds: [8, 9],
  matches: [],
  rankingDone: false,
  choice: 0,
}
const PROFILE = { ...NOTHING, responses: [{ questionId: 1 }] }
const EVALUATED: JourneyFacts = {
  ...PROFILE,
  matches: [
    { candidateId: 8, type: 'like', rank: 1 },
    { candidateId: 9, type: 'dislike', rank: null },
  ],
}
const states = (facts: JourneyFacts) => journey(facts).map(({ state }) => state)

test('at the start only the profile is open', () => {
  expect(states(NOTHING)).toEqual(['next', 'locked', 'locked', 'locked', 'locked'])
})

test('a complete profile unlocks evaluate [ACHIEVE-1]', () => {
  expect(states(PROFILE)).toEqual(['done', 'next', 'locked', 'locked', 'locked'])
  expect(isUnlocked(journey(NOTHING), 'evaluate')).toBe(false)
  expect(isUnlocked(journey({ ...NOTHING, responses: [{ questionId: 2 }] }), 'evaluate')).toBe(false)
  expect(isUnlocked(journey(PROFILE), 'evaluate')).toBe(true)
})

test('all candidates evaluated unlocks favourites, as does the completed progression entry [ACHIEVE-2]', () => {
  expect(states(EVALUATED)).toEqual(['done', 'done', 'next', 'locked', 'locked'])
  expect(states({ ...PROFILE, matches: EVALUATED.matches.slice(1) })).toEqual(['done', 'next', 'locked', 'locked', 'locked'])
  const oneLeft = {
    ...EVALUATED,
    candidateIds: [8, 9, 10],
    matches: [...EVALUATED.matches, { candidateId: 10, type: 'none' as const, rank: null }],
  }
  expect(states(oneLeft)).toEqual(['done', 'next', 'locked', 'locked', 'locked'])
  expect(states({ ...PROFILE, evaluationDone: true })).toEqual(['done', 'done', 'next', 'locked', 'locked'])
  expect(isUnlocked(journey({ ...PROFILE, candidateIds: [] }), 'favorites')).toBe(false)
})

test('a done ranking unlocks all lists [ACHIEVE-3]', () => {
  expect(states({ ...EVALUATED, rankingDone: true })).toEqual(['done', 'done', 'done', 'next', 'locked'])
})

test('a Dream Team unlocks the Dream Teams view [ACHIEVE-4]', () => {
  const followed = { ...EVALUATED, rankingDone: true, choice: 5 }
  expect(states(followed)).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(isUnlocked(journey({ ...followed, choice: 0 }), 'dream-teams')).toBe(false)
  expect(isUnlocked(journey(followed), 'dream-teams')).toBe(true)
})

test('a completed step stays open although an earlier one is not completed, and opens the step after it [ACHIEVE-2]', () => {
  expect(states({ ...EVALUATED, responses: [] })).toEqual(['next', 'done', 'open', 'locked', 'locked'])
})

// Fails without `isFree`.
test('an election that is over or has no questionnaire locks nothing [ACHIEVE-1, ACHIEVE-2, ACHIEVE-3, ACHIEVE-4]', () => {
  expect(states({ ...NOTHING, isOver: true })).toEqual(['open', 'open', 'open', 'open', 'open'])
  expect(states({ ...EVALUATED, isOver: true })).toEqual(['done', 'done', 'open', 'open', 'open'])
  expect(states({ ...NOTHING, questions: [] })).toEqual(['done', 'next', 'open', 'open', 'open'])
})

test('each step is unlocked by the one before [ACHIEVE-1, ACHIEVE-2, ACHIEVE-3, ACHIEVE-4]', () => {
  expect((['profile', 'evaluate', 'favorites', 'lists', 'dream-teams'] as const).map(unlockedBy)).toEqual([
    null,
    'profile',
    'evaluate',
    'favorites',
    'lists',
  ])
})
