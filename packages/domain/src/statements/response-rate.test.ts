import { expect, test } from 'vitest'
import { encodeAnswers, writeAnswerTable } from '../match/answer-matrix.ts'
import { isOfFewerThanHalf, responseRate, whoAnswered } from './response-rate.ts'

const answered = (candidateId: number, ...values: (number | null)[]) => ({
  candidateId,
  answers: values.map((value, index) => ({ questionId: index + 1, value })),
})

// Fails when every candidate of the table counts, or when "no reply" counts as an answer.
test('a candidate has answered with one answer to a question of the election; the table has all candidates', () => {
  const given = [answered(11, 0, null), answered(12, null, 100), answered(13, null, null), answered(15, 75, 25)]
  const table = writeAnswerTable(encodeAnswers([1, 2], given, [11, 12, 13, 14, 15]))
  expect(table.candidateIds).toEqual([11, 12, 13, 14, 15])
  expect([...whoAnswered(table)]).toEqual([11, 12, 15])
  expect([...whoAnswered({ ...table, columns: [], questionIds: [] })]).toEqual([])
})

test('a candidate who is twice on a list counts once; half is not fewer than half', () => {
  expect(responseRate([11, 11, 12, 13], new Set([11, 99]))).toEqual({ answered: 1, total: 3 })
  expect(responseRate([], new Set([11]))).toEqual({ answered: 0, total: 0 })
  expect([11, 12, 13].map((count) => isOfFewerThanHalf({ answered: count, total: 24 }))).toEqual([true, false, false])
  expect(isOfFewerThanHalf({ answered: 0, total: 0 })).toBe(false)
})
