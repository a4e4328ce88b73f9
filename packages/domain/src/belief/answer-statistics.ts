import { type AnswerMatrix, VALUE_OF_CODE } from '../match/answer-matrix.ts'

/** How the answers of many candidates vary together, one row and column per question of the matrix. */
export interface AnswerStatistics {
  /** Of those who answered, 0 to 100. */
  readonly mean: Float64Array
  /** Row after row. */
  readonly covariance: Float64Array
}

/** What joint variation counts for less than own variation: voters are of one piece less often than candidates are. */
export const SHRINKAGE = 0.85

/** The rows of the candidates who answered anything. */
export function answeringRows({ questionIds, candidateIds, columns }: AnswerMatrix): number[] {
  const count = candidateIds.length
  return candidateIds.flatMap((_, row) => (questionIds.some((__, column) => columns[column * count + row]) ? [row] : []))
}

/**
 * Means and covariances of the answers in the given rows; an open answer counts as the mean.
 * @param shrinkage factor of the covariance of two different questions
 */
export function answerStatistics(matrix: AnswerMatrix, rows: readonly number[], shrinkage: number): AnswerStatistics {
  const size = matrix.questionIds.length
  const mean = new Float64Array(size)
  const deviations = matrix.questionIds.map((_, column) => {
    const { average, values } = deviationsOf(matrix, rows, column)
    mean[column] = average
    return values
  })
  const covariance = new Float64Array(size * size)
  for (let i = 0; i < size; i++) {
    for (let k = i; k < size; k++) {
      const joint = (dot(deviations[i], deviations[k]) / Math.max(1, rows.length)) * (i === k ? 1 : shrinkage)
      covariance[i * size + k] = joint
      covariance[k * size + i] = joint
    }
  }
  return { mean, covariance }
}

function deviationsOf({ candidateIds, columns }: AnswerMatrix, rows: readonly number[], column: number) {
  const offset = column * candidateIds.length
  let sum = 0
  let answered = 0
  for (const row of rows) {
    const code = columns[offset + row] ?? 0
    if (code === 0) continue
    sum += VALUE_OF_CODE[code] ?? 0
    answered++
  }
  const average = answered === 0 ? 50 : sum / answered
  const values = new Float64Array(rows.length)
  rows.forEach((row, place) => {
    const code = columns[offset + row] ?? 0
    if (code > 0) values[place] = (VALUE_OF_CODE[code] ?? 0) - average
  })
  return { average, values }
}

function dot(left = new Float64Array(), right = new Float64Array()): number {
  let sum = 0
  for (let index = 0; index < left.length; index++) sum += (left[index] ?? 0) * (right[index] ?? 0)
  return sum
}
