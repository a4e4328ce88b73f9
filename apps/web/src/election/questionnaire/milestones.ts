import type { Question, Response } from '@plenara/contract'
import { isAllAnswered, questionsOfSet } from '@plenara/domain/journey'

/** From this number of answers on the interim result can be opened. */
export const FIRST_RESULT = 3
/** After these numbers of answers it is shown automatically. */
const MILESTONES = [8, 15] as const

/** Whether the questions that unlock percents are answered: the short ones, or all if none is short. */
export function isShortDone(questions: readonly Question[], responses: readonly Response[]): boolean {
  const short = questionsOfSet(questions, 'short')
  return isAllAnswered(short.length > 0 ? short : questions, responses)
}

/**
 * The stage of the voter on the way to the result; when it rises, the result is shown automatically.
 * @param isEstimated whether there is a result before the short questions are answered
 */
export function stageOf(questions: readonly Question[], responses: readonly Response[], isEstimated: boolean): number {
  if (isAllAnswered(questions, responses)) return MILESTONES.length + 2
  if (isShortDone(questions, responses)) return MILESTONES.length + 1
  return isEstimated ? MILESTONES.filter((count) => count <= responses.length).length : 0
}

/** The number of answers at which the result is shown next; that of the whole set if only its end is left. */
export function goalOf(answered: number, total: number, isEstimated: boolean): number {
  const next = isEstimated ? MILESTONES.find((count) => count > answered) : undefined
  return Math.min(next ?? total, total)
}
