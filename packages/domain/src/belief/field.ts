import type { AnswerMatrix } from '../match/answer-matrix.ts'
import { MIN_SHARED_ANSWERS } from '../match/match-percent.ts'
import { type AnswerStatistics, answeringRows, answerStatistics, SHRINKAGE } from './answer-statistics.ts'

/** Below this number of candidates with answers, the covariances are too uncertain. */
const LEAST_CANDIDATES = 40

/** The candidates of an election with answers, and how their answers vary together. */
export interface Field {
  readonly rows: readonly number[]
  /** Rows with enough answers for a percent once the voter has answered everything. */
  readonly comparable: ReadonlySet<number>
  readonly statistics: AnswerStatistics
}

const fieldByMatrix = new WeakMap<AnswerMatrix, Field | null>()

/** The field of a matrix, cached by the matrix; null where fewer than 40 candidates have answered. */
export function fieldOf(matrix: AnswerMatrix): Field | null {
  const cached = fieldByMatrix.get(matrix)
  if (cached !== undefined) return cached
  const field = newField(matrix)
  fieldByMatrix.set(matrix, field)
  return field
}

function newField(matrix: AnswerMatrix): Field | null {
  const rows = answeringRows(matrix)
  if (rows.length < LEAST_CANDIDATES) return null
  const { questionIds, candidateIds, columns } = matrix
  const least = Math.min(questionIds.length, MIN_SHARED_ANSWERS)
  const answered = (row: number) => questionIds.reduce((sum, _, column) => sum + (columns[column * candidateIds.length + row] ? 1 : 0), 0)
  return {
    rows,
    comparable: new Set(rows.filter((row) => answered(row) >= least)),
    statistics: answerStatistics(matrix, rows, SHRINKAGE),
  }
}
