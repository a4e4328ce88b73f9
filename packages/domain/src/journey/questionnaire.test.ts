import { expect, test } from 'vitest'
import { isAllAnswered, isOnScale, isShortAnswered, nextOpenQuestion, questionsOfSet, VALUES_OF_SCALE } from './questionnaire.ts'

const QUESTIONS = [
  { id: 1, isShort: true },
  { id: 2, isShort: false },
  { id: 3, isShort: true },
]
const answered = (...ids: number[]) => ids.map((questionId) => ({ questionId, value: null }))

test('short answered means every short question has a response, no reply included [QUEST-1]', () => {
  expect(isShortAnswered(QUESTIONS, answered(1, 3))).toBe(true)
  expect(isShortAnswered(QUESTIONS, answered(1, 2))).toBe(false)
  expect(isShortAnswered(QUESTIONS, [])).toBe(false)
})

test('all answered means every question has a response, no reply included [QUEST-2]', () => {
  expect(isAllAnswered(QUESTIONS, answered(3, 2, 1))).toBe(true)
  expect(isAllAnswered(QUESTIONS, answered(1, 3))).toBe(false)
})

test('the short set keeps the order of the questions [QUEST-1]', () => {
  expect(questionsOfSet(QUESTIONS, 'short').map(({ id }) => id)).toEqual([1, 3])
  expect(questionsOfSet(QUESTIONS, 'all')).toEqual(QUESTIONS)
})

test('the next open question follows the given one and starts again at the first [QUEST-2]', () => {
  expect(nextOpenQuestion(QUESTIONS, answered(1))?.id).toBe(2)
  expect(nextOpenQuestion(QUESTIONS, answered(1), 2)?.id).toBe(3)
  expect(nextOpenQuestion(QUESTIONS, answered(3), 2)?.id).toBe(1)
  expect(nextOpenQuestion(QUESTIONS, answered(1, 2), 3)?.id).toBe(3)
  expect(nextOpenQuestion(QUESTIONS, answered(1, 2, 3))).toBeNull()
  expect(nextOpenQuestion([], [])).toBeNull()
})

test('an answer lies on the scale of its question or is no reply [ENTITY-15]', () => {
  expect(VALUES_OF_SCALE).toEqual({
    'Standard-4': [0, 25, 75, 100],
    'Slider-7': [0, 17, 33, 50, 67, 83, 100],
    options5: [0, 25, 50, 75, 100],
  })
  expect(isOnScale('Standard-4', 50)).toBe(false)
  expect(isOnScale('options5', 50)).toBe(true)
  expect(isOnScale('Slider-7', 17)).toBe(true)
  expect(isOnScale('Slider-7', 25)).toBe(false)
  expect(isOnScale('Standard-4', null)).toBe(true)
})
