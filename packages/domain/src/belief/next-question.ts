import type { AnswerMatrix } from '../match/answer-matrix.ts'
import { type AnswerStatistics, answerStatistics, SHRINKAGE } from './answer-statistics.ts'
import { type Belief, NOISE } from './belief.ts'
import { ascendingPercents, type ExpectedPercent } from './expected-percents.ts'
import { timesVector } from './times-vector.ts'

/** The share of the candidates that counts as the best so far, and their least number. */
export interface TopGroup {
  readonly share: number
  readonly least: number
}

const TOP: TopGroup = { share: 1 / 6, least: 30 }

/**
 * The open question whose answer clears up most among the candidates who fit best so far; before the first answer among all. Null where none
 * is open. The same answers lead to the same question for everybody.
 * @param request.open ids of the questions that may be asked
 * @param request.expected of all candidates with answers
 */
export function nextQuestion(request: {
  readonly matrix: AnswerMatrix
  readonly belief: Belief
  readonly open: ReadonlySet<number>
  readonly expected: readonly ExpectedPercent[]
  readonly top?: TopGroup
}): number | null {
  const { matrix, belief, open, expected, top = TOP } = request
  const isFirst = belief.answers.every((answer) => answer?.value == null)
  const rows = isFirst ? expected.map(({ row }) => row) : topRows(expected, top)
  const spread = answerStatistics(matrix, rows, isFirst ? SHRINKAGE : 1)
  let best: { readonly questionId: number; readonly score: number } | null = null
  for (const [column, questionId] of matrix.questionIds.entries()) {
    if (!open.has(questionId) || belief.answers[column]) continue
    const score = clearedUp(belief, spread, column)
    if (!best || score > best.score) best = { questionId, score }
  }
  return best?.questionId ?? null
}

/** The best candidates, with all who tie with the last of them. */
function topRows(expected: readonly ExpectedPercent[], { share, least }: TopGroup): number[] {
  const size = Math.max(least, Math.ceil(expected.length * share))
  if (expected.length <= size) return expected.map(({ row }) => row)
  const last = ascendingPercents(expected)[expected.length - size] ?? 0
  return expected.filter((percent) => percent.expected >= last).map(({ row }) => row)
}

/** By how much the answer to a question narrows what is expected of the candidates in `spread`. */
function clearedUp({ covariance, mean }: Belief, spread: AnswerStatistics, column: number): number {
  const size = mean.length
  const gain = covariance.subarray(column * size, (column + 1) * size)
  const products = timesVector(spread.covariance, gain)
  let sum = 0
  for (let i = 0; i < size; i++) sum += (gain[i] ?? 0) * (products[i] ?? 0)
  return sum / ((gain[column] ?? 0) + NOISE)
}
