import type { Question, Response } from '@plenara/contract'
import { matchContributions } from '@plenara/domain/match'
import { expect, test } from 'vitest'
import { type AnswerOrder, compareAnswers, likenessOf } from './answer-comparison.ts'

const question = (id: number): Question => ({
  id,
  categoryId: 1,
  type: 'Standard-4',
  text: `Frage ${id}`,
  info: null,
  pro: null,
  contra: null,
  isShort: false,
  opinionId: id,
  axes: [],
  fallback: {},
})
const questions = [1, 2, 3, 4, 5].map(question)
const mine = [
  { questionId: 1, value: 100, weight: 1 as const },
  { questionId: 2, value: 75, weight: 1 as const },
  { questionId: 3, value: 0, weight: 1 as const },
  { questionId: 4, value: null, weight: 1 as const },
]
const theirs = [
  { questionId: 1, value: 75, comment: null },
  { questionId: 2, value: 75, comment: 'Ja, weil …' },
  { questionId: 3, value: 100, comment: null },
  { questionId: 5, value: 0, comment: null },
]

test('comment and importance belong to their answer', () => {
  const candidateAnswers = [{ questionId: 1, value: 75, comment: 'Oui', commentLanguage: 'fr' as const, important: true as const }]
  const contributions = matchContributions({ candidateId: 9, questionIds: [1, 2], responses: mine, answers: candidateAnswers })
  const [first, second] = compareAnswers({ questions, contributions, mine, theirs: candidateAnswers, order: 'topic' })
  expect(first).toMatchObject({ comment: 'Oui', commentLanguage: 'fr', isImportant: true })
  expect(second).toMatchObject({ comment: null, isImportant: false })
})

function comparedIn(order: AnswerOrder, responses: readonly Response[] = mine, asked: readonly Question[] = questions) {
  const questionIds = asked.map(({ id }) => id)
  const contributions = matchContributions({ candidateId: 9, questionIds, responses, answers: theirs })
  return compareAnswers({ questions: asked, contributions, mine: responses, theirs, order })
}
const idsIn = (...request: Parameters<typeof comparedIn>) => comparedIn(...request).map((answer) => answer.question.id)

test('answers are the same, similar up to half of the scale, or different', () => {
  expect(likenessOf(75, 75)).toBe('same')
  expect(likenessOf(75, 25)).toBe('similar')
  expect(likenessOf(25, 100)).toBe('different')
})

test('differences first, agreements first or by topic; missing answers come last and are listed [SCREEN-10]', () => {
  expect(idsIn('different')).toEqual([3, 1, 2, 4, 5])
  expect(idsIn('same')).toEqual([2, 1, 3, 4, 5])
  expect(idsIn('topic')).toEqual([1, 2, 3, 4, 5])
})

test('a question with more weight costs more and comes before those with less, also among agreements [SCREEN-10]', () => {
  const weighted = mine.map((response) => (response.questionId === 1 ? { ...response, value: 0, weight: 2 as const } : response))
  expect(idsIn('different', weighted)).toEqual([1, 3, 2, 4, 5])
  const agreeing = mine.map((response) => (response.questionId === 3 ? { ...response, value: 100, weight: 2 as const } : response))
  expect(idsIn('same', agreeing)).toEqual([3, 2, 1, 4, 5])
})

test('by topic the questions of one category are grouped [SCREEN-10]', () => {
  const mixed = questions.map((asked) => ({ ...asked, categoryId: asked.id % 2 }))
  expect(idsIn('topic', mine, mixed)).toEqual([1, 3, 5, 2, 4])
})

test('without two answers on the scale there is no likeness', () => {
  const answers = comparedIn('topic')
  expect(answers.map((answer) => answer.likeness)).toEqual(['similar', 'same', 'different', null, null])
  expect(answers[1]?.comment).toBe('Ja, weil …')
  expect([answers[3]?.mine, answers[4]?.mine]).toEqual([null, undefined])
})
