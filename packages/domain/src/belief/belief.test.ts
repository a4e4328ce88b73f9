import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeAnswers } from '../match/answer-matrix.ts'
import { matchPercents } from '../match/match-percent.ts'
import { answeringRows, answerStatistics, SHRINKAGE } from './answer-statistics.ts'
import { bandOf, groupInQuestion, listsInQuestion } from './band.ts'
import { believe } from './belief.ts'
import { deviationOf, expectedPercents, questionTables } from './expected-percents.ts'
import { nextQuestion } from './next-question.ts'

const QUESTIONS = [1, 2, 3, 4]
const [A, B, C, D, F] = [0, 1, 2, 3, 5]
const matrix = matrixOf([
  [100, 100, 0, 25],
  [100, 75, 0, 0],
  [75, 100, 25, 50],
  [25, 0, 75, 100],
  [0, 25, 100, 75],
  [0, 0, 100, 100],
])
const rows = answeringRows(matrix)
const statistics = answerStatistics(matrix, rows, SHRINKAGE)

function matrixOf(values: readonly (readonly (number | null)[])[]) {
  return encodeAnswers(
    QUESTIONS,
    values.map((answers, index) => ({
      candidateId: index + 1,
      answers: answers.map((value, column) => ({ questionId: column + 1, value })),
    })),
  )
}

function stateOf(responses: readonly { questionId: number; value: number | null; weight?: 0.5 | 1 | 2 }[]) {
  const belief = believe(
    statistics,
    QUESTIONS,
    responses.map((response) => ({ weight: 1 as const, ...response })),
  )
  const tables = questionTables(belief)
  return { matrix, belief, tables, expected: expectedPercents(matrix, tables, rows) }
}

const responsesOf = (values: readonly number[]) => values.map((value, index) => ({ questionId: index + 1, value }))
const rounded = (values: Iterable<number>) => [...values].map((value) => Math.round(value * 10_000) / 10_000)

// The golden vectors of the design, computed by an independent program. Fails when a term of `narrow`, `openTable` or `clearedUp` is changed.
describe('the belief of six candidates', () => {
  test.each([
    {
      answers: [],
      mean: [50, 50, 50, 58.3333],
      variances: [1875, 1875, 1875, 1388.8889],
      expected: [51.1905, 49.4792, 57.5893, 55.2083, 55.7292, 52.0833],
      next: 1,
      deviations: [35.6842, 30.5333, 38.0201, 31.9492],
    },
    {
      answers: [75],
      mean: [72.5904, 67.0683, 30.7982, 43.3986],
      variances: [180.7229, 907.7979, 650.8848, 648.3747],
      expected: [71.3504, 69.7721, 83.1617, 44.3564, 42.4083, 33.0321],
      next: 4,
      deviations: [15.2735, 15.1594, 15.9073, 12.4182],
    },
    {
      answers: [75, 25],
      mean: [67.4051, 32.5949, 43.2753, 54.971],
      variances: [163.8923, 163.8923, 553.4352, 564.5451],
      expected: [55.4047, 56.6884, 71.2724, 60.842, 60.4944, 49.5616],
      next: 3,
      deviations: [9.1714, 9.1857, 9.7218, 8.9857],
    },
    {
      answers: [75, 25, 0],
      mean: [73.9021, 36.002, 11.4875, 43.6495],
      variances: [146.9098, 159.2221, 146.9098, 512.978],
      expected: [68.8686, 70.3376, 71.1365, 48.4124, 47.2745, 35.9124],
      next: 4,
      deviations: [5.0718, 5.6623, 5.6623, 2.0842],
    },
  ])('after $answers', ({ answers, mean, variances, expected, next, deviations }) => {
    const state = stateOf(responsesOf(answers))
    expect(rounded(state.belief.mean)).toEqual(mean)
    expect(rounded(QUESTIONS.map((_, column) => state.belief.covariance[column * 5] ?? 0))).toEqual(variances)
    expect(rounded(state.expected.map((percent) => percent.expected))).toEqual(expected)
    expect(nextQuestion({ ...state, open: new Set(QUESTIONS), top: { share: 1 / 2, least: 3 } })).toBe(next)
    const deviation = (of: number[]) => deviationOf(matrix, { ...state, rows: of })
    expect(rounded([deviation([A]), deviation([D]), deviation([F]), deviation([A, B, C])])).toEqual(deviations)
  })

  test('with everything answered nothing is open: the percents are those of the formula', () => {
    const state = stateOf(responsesOf([75, 25, 0, 50]))
    expect(rounded(state.expected.map((percent) => percent.expected))).toEqual([68.75, 68.75, 75, 50, 50, 37.5])
    expect(deviationOf(matrix, { ...state, rows: [A, B, C] })).toBe(0)
    expect(nextQuestion({ ...state, open: new Set(QUESTIONS) })).toBeNull()
    expect(bandOf(state.expected[A]!, state)).toEqual({ from: 68, to: 70 })
  })
})

describe('the next question', () => {
  // Fails when `open` is not looked at.
  test('is one of the open questions', () => {
    expect(nextQuestion({ ...stateOf([]), open: new Set([2, 3]) })).toBe(3)
    expect(nextQuestion({ ...stateOf([]), open: new Set() })).toBeNull()
  })

  // Fails when "no reply" counts as open.
  test('is no question with "no reply"', () => {
    const state = stateOf([{ questionId: 1, value: null }])
    expect(nextQuestion({ ...state, open: new Set(QUESTIONS) })).not.toBe(1)
    expect(rounded(state.belief.mean)).toEqual(rounded(statistics.mean))
  })
})

const value = fc.constantFrom(0, 17, 25, 33, 50, 67, 75, 83, 100)
const gappy = fc.option(value, { freq: 6 })
const answersOf = (answer: fc.Arbitrary<number | null>) => fc.tuple(answer, answer, answer, answer)

// Fails when the voter's weight, or a question that a candidate left open, is counted.
test('with everything answered the expected percents equal those of the match, with weights and gaps', () => {
  fc.assert(
    fc.property(
      fc.array(answersOf(gappy), { minLength: 1, maxLength: 12 }),
      answersOf(value),
      fc.array(fc.constantFrom(0.5, 1, 2), { minLength: 4, maxLength: 4 }),
      (candidates, answers, weights) => {
        const field = matrixOf(candidates)
        const responses = answers.map((value, index) => ({ questionId: index + 1, value, weight: weights[index] as 0.5 | 1 | 2 }))
        const all = answeringRows(field)
        const belief = believe(answerStatistics(field, all, SHRINKAGE), QUESTIONS, responses)
        const percents = matchPercents({ matrix: field, responses, seed: 1 })
        for (const { candidateId, expected } of expectedPercents(field, questionTables(belief), all)) {
          const match = percents.find((percent) => percent.candidateId === candidateId)
          if (match && match.value !== null) expect(Math.abs(expected - match.value)).toBeLessThanOrEqual(0.0501)
        }
      },
    ),
  )
})

// Fails when answers are taken in the order in which they were given.
test('the order of answering changes nothing, to the last bit', () => {
  const inOrder = stateOf(responsesOf([75, 25, 0]))
  const reversed = stateOf(responsesOf([75, 25, 0]).toReversed())
  expect([...reversed.belief.covariance]).toEqual([...inOrder.belief.covariance])
  expect(reversed.expected).toEqual(inOrder.expected)
})

describe('groups in question', () => {
  // Fails when a candidate's own deviation is left out.
  test('the group of the best ten holds everybody where there are not more, and shrinks to the best with every answer', () => {
    const many = matrixOf(Array.from({ length: 24 }, (_, index) => (index < 12 ? [100, 100, 0, 0] : [0, 0, 100, 100])))
    const all = answeringRows(many)
    const groupAfter = (answers: readonly number[]) => {
      const belief = believe(
        answerStatistics(many, all, SHRINKAGE),
        QUESTIONS,
        responsesOf(answers).map((response) => ({ ...response, weight: 1 as const })),
      )
      const tables = questionTables(belief)
      return groupInQuestion(expectedPercents(many, tables, all), { matrix: many, belief, tables }).length
    }
    expect([groupAfter([]), groupAfter([100]), groupAfter([100, 100, 0, 0])]).toEqual([24, 12, 12])
    expect(groupInQuestion(stateOf([]).expected, stateOf([]))).toHaveLength(6)
  })

  test('lists without answers are left out; the best one is always among those in question', () => {
    const state = stateOf(responsesOf([100, 100, 0]))
    const lists = [
      { listId: 1, rows: [A, B, C] },
      { listId: 2, rows: [D, F] },
      { listId: 3, rows: [] },
    ]
    expect(listsInQuestion(lists, state.expected, state).map(({ listId }) => listId)).toEqual([1])
    expect(listsInQuestion([], state.expected, state)).toEqual([])
  })
})
