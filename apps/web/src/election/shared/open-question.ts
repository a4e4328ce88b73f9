import type { Question, Response } from '@plenara/contract'
import { adaptiveQuestion } from '@plenara/domain/belief'
import { nextOpenQuestion } from '@plenara/domain/journey'
import type { AnswerMatrix } from '@plenara/domain/match'
import { questionOrder } from './question-order.ts'

/** The question to ask next: the most informative one, or the first open one of the questionnaire; undefined if none is open. */
export function openQuestion(questions: readonly Question[], responses: readonly Response[], matrix: AnswerMatrix | undefined) {
  const answered = new Set(responses.map(({ questionId }) => questionId))
  const open = new Set(questions.flatMap(({ id }) => (answered.has(id) ? [] : [id])))
  const isAdaptive = matrix !== undefined && questionOrder() === 'adaptive'
  const id = isAdaptive ? adaptiveQuestion(matrix, responses, open) : null
  return questions.find((question) => question.id === id) ?? nextOpenQuestion(questions, responses)
}
