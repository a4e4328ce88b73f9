import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleSurvey } from './survey-sample.ts'
import { parseSurveyTime } from './survey-time.ts'
import { activeSurvey, type SurveyReader } from './surveys.ts'

const at = (time: string) => parseSurveyTime(time) as Date
const reader = (change: Partial<SurveyReader> = {}): SurveyReader => ({
  cantonId: 6,
  constituencyId: 45,
  doneSteps: [],
  now: at('2027-11-01 12:00:00'),
  ...change,
})
const idOf = (surveys: Parameters<typeof activeSurvey>[0], change: Partial<SurveyReader> = {}) =>
  activeSurvey(surveys, reader(change))?.id ?? null

describe('the active survey [SURVEY-1]', () => {
  test.each([
    ['2027-10-25 07:59:59', null],
    ['2027-10-25 08:00:00', 1],
    ['2027-11-30 20:00:00', 1],
    ['2027-11-30 20:00:01', null],
  ])('is within its window, both ends included: %s', (now, id) => {
    expect(idOf([sampleSurvey()], { now: at(now) })).toBe(id)
  })

  test.each([
    [null, 6, 1],
    [[6, 26], 6, 1],
    [[26], 6, null],
    [[], 6, null],
    [null, null, 1],
    [[6], null, null],
  ])('is for the canton of the user: %j, %j', (cantons, cantonId, id) => {
    expect(idOf([sampleSurvey({ cantons })], { cantonId })).toBe(id)
  })

  test.each([
    [null, 45, 1],
    [[45], 45, 1],
    [[46], 45, null],
    [[45], null, null],
  ])('is for the constituency of the user: %j, %j', (constituencies, constituencyId, id) => {
    expect(idOf([sampleSurvey({ constituencies })], { constituencyId })).toBe(id)
  })

  test('waits for the step of the journey that it requires', () => {
    const survey = sampleSurvey({ userJourneyStepId: 5 })
    expect(idOf([survey], { doneSteps: ['profile', 'lists'] })).toBeNull()
    expect(idOf([survey], { doneSteps: ['profile', 'lists', 'dream-teams'] })).toBe(1)
    expect(idOf([sampleSurvey({ userJourneyStepId: 1 })], { doneSteps: ['profile'] })).toBe(1)
    expect(idOf([sampleSurvey({ userJourneyStepId: 9 })], { doneSteps: ['profile'] })).toBeNull()
  })

  test('is the one with the highest priority, then the one with the lowest id', () => {
    const surveys = [sampleSurvey({ id: 4, priority: 2 }), sampleSurvey({ id: 2, priority: 7 }), sampleSurvey({ id: 3, priority: 7 })]
    expect(idOf(surveys)).toBe(2)
    expect(idOf([...surveys, sampleSurvey({ id: 5, priority: 9, cantons: [1] })])).toBe(2)
  })

  test('is none without a form, without records, or with a window that cannot be read', () => {
    expect(idOf([])).toBeNull()
    expect(idOf([sampleSurvey({ url: null })])).toBeNull()
    expect(idOf([sampleSurvey({ from: 'soon' }), sampleSurvey({ to: '2027-11-30' })])).toBeNull()
  })

  test('does not depend on the order of the records', () => {
    const survey = fc.record({ id: fc.integer({ min: 1, max: 9 }), priority: fc.integer({ min: 0, max: 3 }) })
    fc.assert(
      fc.property(fc.uniqueArray(survey, { selector: ({ id }) => id }), fc.nat(9), (facts, by) => {
        const surveys = facts.map(sampleSurvey)
        expect(idOf([...surveys.slice(by), ...surveys.slice(0, by)])).toBe(idOf(surveys))
      }),
    )
  })
})
