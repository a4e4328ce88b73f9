import type { MatchMethod, MatchPercent, Response } from '@plenara/contract'
import { type Seed, seededIndices } from '../fair-order/random.ts'
import { type AnswerMatrix, codeOf, VALUE_OF_CODE } from './answer-matrix.ts'
import { cityBlockTenths, euclidTenths } from './percent-tenths.ts'

/** With fewer shared answers (or not all of the voter's, if those are fewer) there is no percent. */
export const MIN_SHARED_ANSWERS = 10

/** Where extent and shared answers begin in a sum, see `sumAnswers`. */
const EXTENT = 2 ** 27
const SHARED = 2 ** 43
/** Above all tenths. */
const NO_PERCENT = 1001

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
  const sums = sumAnswers(matrix, answers, method)
  const tenthsOf = method === 'euclid' ? euclidTenths : cityBlockTenths
  const tenths = Uint16Array.from(sums, (sum) => {
    const extent = Math.floor(sum / EXTENT) % (SHARED / EXTENT)
    return Math.floor(sum / SHARED) < required ? NO_PERCENT : tenthsOf(sum % EXTENT, extent)
  })
  return Array.from(bestFirst(tenths, seededIndices(matrix.candidateIds, seed)), (row) => {
    const value = tenths[row] ?? NO_PERCENT
    return {
      candidateId: matrix.candidateIds[row] ?? 0,
      value: value === NO_PERCENT ? null : value / 10,
      shared: Math.floor((sums[row] ?? 0) / SHARED),
    }
  })
}

function answersOf({ questionIds }: AnswerMatrix, responses: readonly Answer[]): VoterAnswer[] {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]))
  return questionIds.flatMap((questionId, column) => {
    const response = byQuestion.get(questionId)
    const code = codeOf(response?.value ?? null)
    return response && code > 0 ? [{ column, code, weight: 2 * response.weight }] : []
  })
}

/**
 * Per candidate the weighted distances, the largest distance possible and the number of questions that both answered, as one number: distance + extent *
 * `EXTENT` + shared * `SHARED`. With at most 800 answers each fits into its part, also squared (400^2 * 800 < 2^27), and the whole into 53 bits.
 */
function sumAnswers({ candidateIds, columns }: AnswerMatrix, answers: readonly VoterAnswer[], method: MatchMethod): Float64Array {
  const count = candidateIds.length
  const power = method === 'euclid' ? 2 : 1
  const sums = new Float64Array(count)
  for (const { column, code, weight } of answers) {
    const ofShared = weight ** power * EXTENT + SHARED
    const partOf = Float64Array.from(VALUE_OF_CODE, (_, other) => (other === 0 ? 0 : (weight * gapOf(code, other)) ** power + ofShared))
    const offset = column * count
    for (let row = 0; row < count; row++) sums[row] = (sums[row] ?? 0) + (partOf[columns[offset + row] ?? 0] ?? 0)
  }
  return sums
}

/** Rows by their tenths, the highest first, without a percent last; equals stay in the given order. A counting sort. */
function bestFirst(tenths: Uint16Array, rows: Uint32Array): Uint32Array {
  const placeOf = (row: number) => (tenths[row] === NO_PERCENT ? NO_PERCENT : 1000 - (tenths[row] ?? 0))
  const next = new Uint32Array(NO_PERCENT + 2)
  for (const row of rows) next[placeOf(row) + 1] = (next[placeOf(row) + 1] ?? 0) + 1
  for (let place = 1; place < next.length; place++) next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0)
  const sorted = new Uint32Array(rows.length)
  for (const row of rows) {
    const at = next[placeOf(row)] ?? 0
    sorted[at] = row
    next[placeOf(row)] = at + 1
  }
  return sorted
}

/** The distance between two answers, 0 to 100. */
function gapOf(code: number, other: number): number {
  return Math.abs((VALUE_OF_CODE[code] ?? 0) - (VALUE_OF_CODE[other] ?? 0))
}
