import { type AnswerMatrix, VALUE_OF_CODE } from '../match/answer-matrix.ts'
import { timesVector } from './times-vector.ts'

/** How the answers of many candidates vary together, one row and column per question of the matrix. */
export interface AnswerStatistics {
  /** Of those who answered, 0 to 100. */
  readonly mean: Float64Array
  /** Row after row. */
  readonly covariance: Float64Array
}

/** The factor of covariances against variances: the answers of voters are less consistent than those of candidates. */
export const SHRINKAGE = 0.85

/** The rows of the candidates with at least one answer. */
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
  const { mean, deviations } = deviationsOf(matrix, rows)
  const covariance = new Float64Array(size * size)
  for (let i = 0; i < size; i++) {
    const products = timesVector(deviations, deviations.subarray(i * rows.length, (i + 1) * rows.length), i)
    for (let k = i; k < size; k++) {
      const joint = ((products[k] ?? 0) / Math.max(1, rows.length)) * (i === k ? 1 : shrinkage)
      covariance[i * size + k] = joint
      covariance[k * size + i] = joint
    }
  }
  return { mean, covariance }
}

/** Per question the mean of the given answers, 50 where there is none; and row after row the distance of each answer from it, 0 where it is open. */
function deviationsOf({ questionIds, candidateIds, columns }: AnswerMatrix, rows: readonly number[]) {
  const mean = new Float64Array(questionIds.length)
  const deviations = new Float64Array(questionIds.length * rows.length)
  for (let column = 0; column < questionIds.length; column++) {
    const offset = column * candidateIds.length
    const counts = new Uint32Array(VALUE_OF_CODE.length)
    for (const row of rows) {
      const code = columns[offset + row] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
    const average = averageOf(counts)
    const byCode = Float64Array.from(VALUE_OF_CODE, (value, code) => (code === 0 ? 0 : value - average))
    const start = column * rows.length
    for (let place = 0; place < rows.length; place++) deviations[start + place] = byCode[columns[offset + (rows[place] ?? 0)] ?? 0] ?? 0
    mean[column] = average
  }
  return { mean, deviations }
}

/** The mean of the values, by the counts of their codes; 50 without any. Sums are whole numbers, so that their order does not matter. */
function averageOf(counts: Uint32Array): number {
  let sum = 0
  let answered = 0
  for (let code = 1; code < counts.length; code++) {
    sum += (counts[code] ?? 0) * (VALUE_OF_CODE[code] ?? 0)
    answered += counts[code] ?? 0
  }
  return answered === 0 ? 50 : sum / answered
}
