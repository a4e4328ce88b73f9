import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAnswers, readAnswerTable, writeAnswerTable } from './answer-matrix.ts'

const value = fc.constantFrom(null, 0, 17, 25, 33, 50, 67, 75, 83, 100)
const rows = fc.integer({ min: 0, max: 9 }).chain((questions) => fc.array(fc.array(value, { minLength: questions, maxLength: questions })))

test('a matrix survives being sent as a table', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const questionIds = (all[0] ?? []).map((_, index) => 10 * index + 3)
      const matrix = encodeAnswers(
        questionIds,
        all.map((values, row) => ({
          candidateId: 7 * row + 1,
          answers: values.map((value, index) => ({ questionId: questionIds[index] ?? 0, value })),
        })),
      )
      expect(readAnswerTable(JSON.parse(JSON.stringify(writeAnswerTable(matrix))))).toEqual(matrix)
    }),
  )
})

test('a table of other values is read by its values; what is missing or on no scale counts as no answer', () => {
  const table = { values: [null, 100, 42, 0], questionIds: [1, 2], candidateIds: [5, 6, 7], columns: ['132', '0'] }
  const plain = encodeAnswers(
    [1, 2],
    [
      { candidateId: 5, answers: [{ questionId: 1, value: 100 }] },
      { candidateId: 6, answers: [{ questionId: 1, value: 0 }] },
      { candidateId: 7, answers: [] },
    ],
  )
  expect(readAnswerTable(table)).toEqual(plain)
})
