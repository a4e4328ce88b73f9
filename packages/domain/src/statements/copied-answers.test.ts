import { expect, test } from 'vitest'
import { copiedAnswers } from './copied-answers.ts'

const four = (id: number, opinionId: number | null) => ({ id, type: 'Standard-4', opinionId }) as const
const rail = (id: number, opinionId: number | null) => ({ id, type: 'Slider-7', opinionId }) as const
const from = {
  questions: [four(1, 70), four(2, 71), rail(3, 72), four(4, null), four(5, null)],
  answers: { 1: 100, 2: null, 3: 67, 4: 25 },
}

test('decisions on the same question are copied, "no reply" too', () => {
  const to = { questions: [four(11, 71), four(12, 70), four(4, null), four(13, 90)], answers: {} }
  expect(copiedAnswers(from, to)).toEqual([
    { questionId: 11, value: null },
    { questionId: 12, value: 100 },
    { questionId: 4, value: 25 },
  ])
})

// Fails when scales are mixed, or when two questions without an opinion id count as the same.
test('nothing is copied to another scale, to a question without an opinion id, or over a decision', () => {
  expect(copiedAnswers(from, { questions: [four(13, 72), rail(14, 70), four(15, null)], answers: {} })).toEqual([])
  expect(copiedAnswers(from, { questions: [four(11, 70), four(12, 71)], answers: { 11: 0, 12: null } })).toEqual([])
})

test('of two questions that ask the same the one that is decided counts', () => {
  const twice = { questions: [four(5, 70), four(1, 70)], answers: { 1: 75 } }
  expect(copiedAnswers(twice, { questions: [four(11, 70)], answers: {} })).toEqual([{ questionId: 11, value: 75 }])
})
