import type { AnswerMatrix } from '../match/answer-matrix.ts'
import { MIN_SHARED_ANSWERS } from '../match/match-percent.ts'
import { type AnswerStatistics, answeringRows, answerStatistics, SHRINKAGE } from './answer-statistics.ts'

/** Fewer candidates with answers tell too little of how answers vary together. */
const LEAST_CANDIDATES = 40

/** The candidates of an election who answered, and how their answers vary together. */
export interface Field {
  readonly rows: readonly number[]
  /** Of those who answered enough for a percent once everything is answered. */
  readonly comparable: ReadonlySet<number>
  readonly statistics: AnswerStatistics
}

const fieldByMatrix = new WeakMap<AnswerMatrix, Field | null>()

/** The field of a matrix, computed once; null where fewer than 40 candidates have answered. */
export function fieldOf(matrix: AnswerMatrix): Field | null {
  const known = fieldByMatrix.get(matrix)
  if (known !== undefined) return known
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
