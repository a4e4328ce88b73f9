import type { Question, Response } from '@plenara/contract'
import { adaptiveQuestion } from '@plenara/domain/belief'
import type { AnswerMatrix } from '@plenara/domain/match'

/** An answer of the reader; null is "no reply". Every question counts once. */
export type FrameAnswer = Pick<Response, 'questionId' | 'value' | 'weight'>

/** How many questions the frame asks. */
export const ASKED = 3

/** The questions that may be asked: the short ones, or all if none is marked. */
export function questionsToAsk(questions: readonly Question[]): readonly Question[] {
  const short = questions.filter(({ isShort }) => isShort)
  return short.length > 0 ? short : questions
}

/** The question that clears up most after these answers, by the rule of the app; undefined if enough are answered or none is open. */
export function nextToAsk(matrix: AnswerMatrix, questions: readonly Question[], answers: readonly FrameAnswer[]): Question | undefined {
  if (answers.length >= ASKED) return undefined
  const open = questions.filter(({ id }) => !answers.some(({ questionId }) => questionId === id))
  const id = adaptiveQuestion(matrix, answers, new Set(open.map((question) => question.id)))
  return open.find((question) => question.id === id) ?? open[0]
}
