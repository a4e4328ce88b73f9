import type { MatchMethod, MatchPercent, Response } from '@plenara/contract'
import { type Seed, seededOrder } from '../fair-order/random.ts'
import { type AnswerMatrix, codeOf, VALUE_OF_CODE } from './answer-matrix.ts'
import { cityBlockTenths, euclidTenths } from './percent-tenths.ts'

/** With fewer shared answers (or not all of the voter's, if those are fewer) there is no percent. */
export const MIN_SHARED_ANSWERS = 10

type Answer = Pick<Response, 'questionId' | 'value' | 'weight'>

/** An answer of the voter: the column of its question in the matrix, its code, and twice its weight (1, 2 or 4). */
interface VoterAnswer {
  readonly column: number
  readonly code: number
  readonly weight: number
}

/**
 * The match percents of one voter and all candidates of an election, best match first, without a percent last. Sums are integers, so that server
 * and device agree to the last digit.
 * City Block: 100 * (1 - sum of w * |v - c| / sum of w * 100) over the questions that both answered (smartvote since 2025).
 * Euclid ("classic", smartvote until 2025): 100 * (1 - sqrt(sum of (w * (v - c))^2) / sqrt(sum of (w * 100)^2)) over the same questions.
 * @param request.seed of the voter, decides ties
 */
export function matchPercents(request: {
  readonly matrix: AnswerMatrix
  readonly responses: readonly Answer[]
  readonly method?: MatchMethod | undefined
  readonly seed: Seed
}): MatchPercent[] {
  const { matrix, responses, method = 'city-block', seed } = request
  const answers = answersOf(matrix, responses)
  const required = Math.max(1, Math.min(answers.length, MIN_SHARED_ANSWERS))
  const { distances, extents, shared } = sumAnswers(matrix, answers, method)
  const tenths = method === 'euclid' ? euclidTenths : cityBlockTenths
  const percents = matrix.candidateIds.map((candidateId, row) => {
    const count = shared[row] ?? 0
    return { candidateId, value: count < required ? null : tenths(distances[row] ?? 0, extents[row] ?? 1) / 10, shared: count }
  })
  return seededOrder(percents, seed, ({ candidateId }) => candidateId).sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
}

function answersOf({ questionIds }: AnswerMatrix, responses: readonly Answer[]): VoterAnswer[] {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]))
  return questionIds.flatMap((questionId, column) => {
    const response = byQuestion.get(questionId)
    const code = codeOf(response?.value ?? null)
    return response && code > 0 ? [{ column, code, weight: 2 * response.weight }] : []
  })
}

/** Per candidate the weighted distances, the largest distance possible, and the number of questions that both answered. */
function sumAnswers({ candidateIds, columns }: AnswerMatrix, answers: readonly VoterAnswer[], method: MatchMethod) {
  const count = candidateIds.length
  const power = method === 'euclid' ? 2 : 1
  const distances = new Float64Array(count)
  const extents = new Float64Array(count)
  const shared = new Uint16Array(count)
  for (const { column, code, weight } of answers) {
    const extent = weight ** power
    const distanceOf = VALUE_OF_CODE.map((_, other) => (weight * gapOf(code, other)) ** power)
    for (let row = 0; row < count; row++) {
      const other = columns[column * count + row] ?? 0
      if (other === 0) continue
      distances[row] = (distances[row] ?? 0) + (distanceOf[other] ?? 0)
      extents[row] = (extents[row] ?? 0) + extent
      shared[row] = (shared[row] ?? 0) + 1
    }
  }
  return { distances, extents, shared }
}

/** The distance between two answers, 0 to 100. */
function gapOf(code: number, other: number): number {
  return Math.abs((VALUE_OF_CODE[code] ?? 0) - (VALUE_OF_CODE[other] ?? 0))
}
