import type { AnswerTable } from '@plenara/contract'

/**
 * The answers of all candidates of an election as bytes. A code is the index of the value in `VALUE_OF_CODE`, 0 for "no answer". Values that are on
 * no scale count as no answer.
 */
export interface AnswerMatrix {
  readonly questionIds: readonly number[]
  /** Ascending. */
  readonly candidateIds: readonly number[]
  /** One column of `candidateIds.length` codes per question. */
  readonly columns: Uint8Array
}

interface AnswersOfCandidate {
  readonly candidateId: number
  readonly answers: readonly { readonly questionId: number; readonly value: number | null }[]
}

/** The values of all scales, merged. Code 0 is "no answer"; its value is a placeholder. */
export const VALUE_OF_CODE: readonly number[] = [-1, 0, 17, 25, 33, 50, 67, 75, 83, 100]

/** The code of a value, 0 if it is null or on no scale. */
export function codeOf(value: number | null): number {
  return value === null ? 0 : Math.max(0, VALUE_OF_CODE.indexOf(value, 1))
}

/**
 * Encodes the answers of an election once, for many voters.
 * @param candidateIds all candidates, including those without answers; by default those of `answersByCandidate`
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
  return { questionIds, candidateIds: ids, columns }
}

/** The matrix as a table of digits, for sending. */
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

/** The matrix of a table; values of an unknown scale count as no answer. */
export function readAnswerTable({ values, questionIds, candidateIds, columns }: AnswerTable): AnswerMatrix {
  const count = candidateIds.length
  const codes = values.map(codeOf)
  const read = new Uint8Array(count * questionIds.length)
  columns.forEach((digits, column) => {
    for (let row = 0; row < count; row++) read[column * count + row] = codes[digits.charCodeAt(row) - ZERO] ?? 0
  })
  return { questionIds, candidateIds, columns: read }
}
