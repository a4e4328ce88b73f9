import type { Response } from '@plenara/contract'
import type { AnswerStatistics } from './answer-statistics.ts'

/** The estimate of a voter's answers: `mean` and `covariance` as in the statistics, narrowed by the given answers. */
export interface Belief extends AnswerStatistics {
  /** Per column the answer, null for "no reply", undefined while it is open. */
  readonly answers: readonly (Pick<Response, 'value' | 'weight'> | undefined)[]
}

/** Variance of an answer around the voter's opinion; the results hardly change between 100 and 400. */
export const NOISE = 200

/**
 * Narrows the statistics of the candidates by the voter's answers, question by question in the order of the columns, so that the order of
 * answering changes nothing. Gaussian conditioning; "no reply" carries no information.
 */
export function believe(
  { mean, covariance }: AnswerStatistics,
  questionIds: readonly number[],
  responses: readonly Pick<Response, 'questionId' | 'value' | 'weight'>[],
): Belief {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]))
  const answers = questionIds.map((questionId) => byQuestion.get(questionId))
  const belief = { mean: mean.slice(), covariance: covariance.slice(), answers }
  answers.forEach((answer, column) => {
    if (answer && answer.value !== null) narrow(belief, column, answer.value)
  })
  return belief
}

function narrow({ mean, covariance }: AnswerStatistics, column: number, value: number): void {
  const size = mean.length
  const gain = covariance.slice(column * size, (column + 1) * size)
  const spread = (gain[column] ?? 0) + NOISE
  const surprise = value - (mean[column] ?? 0)
  for (let i = 0; i < size; i++) {
    const share = (gain[i] ?? 0) / spread
    mean[i] = (mean[i] ?? 0) + share * surprise
    for (let k = 0; k < size; k++) {
      const place = i * size + k
      covariance[place] = (covariance[place] ?? 0) - share * (gain[k] ?? 0)
    }
  }
}

/** How open an answer still is: its variance beside that of a yes-or-no answer with the same mean, 0 to 1. */
export function doubtOf({ mean, covariance }: AnswerStatistics, column: number): number {
  const likely = Math.min(99, Math.max(1, mean[column] ?? 0))
  return Math.min(1, Math.max(0, (covariance[column * mean.length + column] ?? 0) / (likely * (100 - likely))))
}
