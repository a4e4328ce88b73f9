import type { Question, Response } from '@plenara/contract'
import { isAllAnswered, questionsOfSet } from '@plenara/domain/journey'

/** From so many answers on the interim result can be asked for. */
export const FIRST_RESULT = 3
/** After so many answers it comes by itself. */
const MILESTONES = [8, 15] as const

/** Whether what unlocks percents is answered: the short questions, or all where none is short. */
export function isShortDone(questions: readonly Question[], responses: readonly Response[]): boolean {
  const short = questionsOfSet(questions, 'short')
  return isAllAnswered(short.length > 0 ? short : questions, responses)
}

/**
 * How far the voter is on the way to the result; where it rises, the result comes by itself.
 * @param isEstimated whether there is a result before the short questions are answered
 */
export function stageOf(questions: readonly Question[], responses: readonly Response[], isEstimated: boolean): number {
  if (isAllAnswered(questions, responses)) return MILESTONES.length + 2
  if (isShortDone(questions, responses)) return MILESTONES.length + 1
  return isEstimated ? MILESTONES.filter((count) => count <= responses.length).length : 0
}

/** The number of answers at which the result comes next; that of the set where only its end is left. */
export function goalOf(answered: number, total: number, isEstimated: boolean): number {
  const next = isEstimated ? MILESTONES.find((count) => count > answered) : undefined
  return Math.min(next ?? total, total)
}
