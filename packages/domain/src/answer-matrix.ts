import type { AnswerTable } from '@plenara/contract'

/**
 * The answers of all candidates of an election as bytes. A code is the place of the value in `VALUE_OF_CODE`, 0 for
 * "no answer". Two neighbouring questions share one byte (first + 10 * second), row by row for a whole comparison; the columns hold single codes, for one
 * changed answer. Values that stand on no scale count as no answer.
 */
export interface AnswerMatrix {
  readonly questionIds: readonly number[]
  /** Ascending; a row each. */
  readonly candidateIds: readonly number[]
  /** Bytes per row, an even number; surplus ones are 0. */
  readonly pairs: number
  readonly rows: Uint8Array
  /** One column of `candidateIds.length` codes per question. */
  readonly columns: Uint8Array
}

interface AnswersOfCandidate {
  readonly candidateId: number
  readonly answers: readonly { readonly questionId: number; readonly value: number | null }[]
}

/** Code 0, whose value here means nothing, then the values of all scales together. */
export const VALUE_OF_CODE: readonly number[] = [-1, 0, 17, 25, 33, 50, 67, 75, 83, 100]
export const CODES = VALUE_OF_CODE.length

/** The code of a value, 0 where it is null or on no scale. */
export function codeOf(value: number | null): number {
  return value === null ? 0 : Math.max(0, VALUE_OF_CODE.indexOf(value, 1))
}

/**
 * Encodes the answers of an election once, for many voters.
 * @param candidateIds all candidates, also the silent ones; by default those of `answersByCandidate`
 */
export function encodeAnswers(
  questionIds: readonly number[],
  answersByCandidate: readonly AnswersOfCandidate[],
  candidateIds: readonly number[] = answersByCandidate.map(({ candidateId }) => candidateId),
): AnswerMatrix {
  const ids = [...new Set(candidateIds)].sort((a, b) => a - b)
  const rowById = new Map(ids.map((id, row) => [id, row]))
  const columnById = new Map(questionIds.map((id, column) => [id, column]))
  const columns = new Uint8Array(ids.length * questionIds.length)
  for (const { candidateId, answers } of answersByCandidate) {
    const row = rowById.get(candidateId)
    if (row === undefined) continue
    for (const { questionId, value } of answers) {
      const column = columnById.get(questionId)
      if (column !== undefined) columns[column * ids.length + row] = codeOf(value)
    }
  }
  return matrixOf(questionIds, ids, columns)
}

/** The rows beside the columns. */
function matrixOf(questionIds: readonly number[], candidateIds: readonly number[], columns: Uint8Array): AnswerMatrix {
  const count = candidateIds.length
  const pairs = 2 * Math.ceil(questionIds.length / 4)
  const rows = new Uint8Array(count * pairs)
  for (let row = 0; row < count; row++) {
    for (let pair = 0; pair < pairs; pair++) {
      const first = columns[2 * pair * count + row] ?? 0
      const second = columns[(2 * pair + 1) * count + row] ?? 0
      rows[row * pairs + pair] = first + CODES * second
    }
  }
  return { questionIds, candidateIds, pairs, rows, columns }
}

/** The matrix as a table of digits, to be sent. */
export function writeAnswerTable({ questionIds, candidateIds, columns }: AnswerMatrix): AnswerTable {
  const count = candidateIds.length
  return {
    values: VALUE_OF_CODE.map((value, code) => (code === 0 ? null : value)),
    questionIds: [...questionIds],
    candidateIds: [...candidateIds],
    columns: questionIds.map((_, column) => columns.subarray(column * count, (column + 1) * count).join('')),
  }
}

const ZERO = 48

/** The matrix of a table; what stands on no scale of this program counts as no answer. */
export function readAnswerTable({ values, questionIds, candidateIds, columns }: AnswerTable): AnswerMatrix {
  const count = candidateIds.length
  const codes = values.map(codeOf)
  const read = new Uint8Array(count * questionIds.length)
  columns.forEach((digits, column) => {
    for (let row = 0; row < count; row++) read[column * count + row] = codes[digits.charCodeAt(row) - ZERO] ?? 0
  })
  return matrixOf(questionIds, candidateIds, read)
}
