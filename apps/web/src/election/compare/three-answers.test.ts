import type { Question } from '@plenara/contract'
import { expect, test } from 'vitest'
import { agreementOf, type ComparisonOrder, threeAnswers } from './three-answers.ts'

const question = (id: number, categoryId = 1): Question => ({
  id,
  categoryId,
  type: 'Standard-4',
  text: `Frage ${id}`,
  info: null,
  pro: null,
  contra: null,
  isShort: false,
  opinionId: id,
  axes: [],
})
const answersOf = (...values: readonly (number | null | undefined)[]) =>
  values.flatMap((value, index) => (value === undefined ? [] : [{ questionId: index + 1, value }]))

const request = {
  questions: [question(1, 5), question(2, 6), question(3, 5), question(4, 6), question(5, 5)],
  mine: answersOf(0, undefined, 100, 75),
  first: answersOf(75, 100, 0, null, 25),
  second: answersOf(75, 75, 100, 0, undefined),
}
const idsIn = (order: ComparisonOrder) => threeAnswers({ ...request, order }).map(({ question: { id } }) => id)

test('two persons are compared by their distance; questions with a missing answer come last and are listed [SCREEN-10]', () => {
  expect(idsIn('different')).toEqual([3, 2, 1, 4, 5])
  expect(idsIn('same')).toEqual([1, 2, 3, 4, 5])
  expect(idsIn('topic')).toEqual([1, 3, 5, 2, 4])
})

test('a missing answer differs from "no reply" [SCREEN-10]', () => {
  const [, , , fourth, fifth] = threeAnswers({ ...request, order: 'same' })
  expect([fourth?.first, fifth?.second, fifth?.mine]).toEqual([null, undefined, undefined])
})

test('the agreement counts only questions that both answered [SCREEN-10]', () => {
  expect(agreementOf(threeAnswers({ ...request, order: 'topic' }))).toEqual({ both: 3, same: 1 })
})
