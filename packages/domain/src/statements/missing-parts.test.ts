import { expect, test } from 'vitest'
import { isComplete, missingParts, WITHOUT_REPLY_ALLOWED } from './missing-parts.ts'

const QUESTIONS = Array.from({ length: 10 }, (_, index) => index + 1)
const decided = (value: number | null, ids: readonly number[] = QUESTIONS) => ids.map((questionId) => ({ questionId, value }))

test('a statement is complete once every question is decided, a few of them by no reply', () => {
  expect(isComplete(missingParts(QUESTIONS, decided(100)))).toBe(true)
  for (const without of [WITHOUT_REPLY_ALLOWED, WITHOUT_REPLY_ALLOWED + 1]) {
    const answers = [...decided(null, QUESTIONS.slice(0, without)), ...decided(0, QUESTIONS.slice(without))]
    expect(isComplete(missingParts(QUESTIONS, answers))).toBe(without === WITHOUT_REPLY_ALLOWED)
  }
})

test('a contest sets how many', () => {
  const answers = [...decided(null, [1, 2]), ...decided(0, QUESTIONS.slice(2))]
  expect([1, 2].map((allowed) => isComplete(missingParts(QUESTIONS, answers, allowed)))).toEqual([false, true])
})

test('missing parts come in the order of the questions; answers to other questions are ignored', () => {
  const answers = [...decided(25, [3, 1]), ...decided(null, [2]), { questionId: 99, value: null }]
  expect(missingParts([1, 2, 3, 4, 5], answers)).toEqual({ undecided: [4, 5], withoutReply: 1, withoutReplyAllowed: WITHOUT_REPLY_ALLOWED })
  expect(missingParts([], answers)).toMatchObject({ undecided: [], withoutReply: 0 })
})
