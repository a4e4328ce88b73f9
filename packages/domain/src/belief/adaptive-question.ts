import type { Response } from '@plenara/contract'
import type { AnswerMatrix } from '../match/answer-matrix.ts'
import { beliefStateOf } from './belief-state.ts'
import { fieldOf } from './field.ts'
import { nextQuestion } from './next-question.ts'

/**
 * The id of the question to ask next, by what the voter's answers leave open among the candidates. Null where the order of the questionnaire
 * decides: too few candidates have answered, or no open question stands in the matrix.
 */
export function adaptiveQuestion(
  matrix: AnswerMatrix,
  responses: readonly Pick<Response, 'questionId' | 'value' | 'weight'>[],
  open: ReadonlySet<number>,
): number | null {
  const field = fieldOf(matrix)
  if (!field) return null
  const { belief, expected } = beliefStateOf(matrix, field, responses)
  return nextQuestion({ matrix, belief, open, expected })
}
