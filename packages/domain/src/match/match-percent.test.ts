import type { MatchMethod, Weight } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededOrder, seededRandom } from '../fair-order/random.ts'
import { encodeAnswers } from './answer-matrix.ts'
import { MIN_SHARED_ANSWERS, matchPercents } from './match-percent.ts'
import { cityBlockTenths, euclidTenths } from './percent-tenths.ts'

type Value = number | null
type Voter = readonly { questionId: number; value: Value; weight: Weight }[]

function answersOf(values: readonly Value[]) {
  return values.map((value, index) => ({ questionId: index + 1, value }))
}

function voterOf(values: readonly Value[], weights: readonly Weight[] = []): Voter {
  return answersOf(values).map((answer, index) => ({ ...answer, weight: weights[index] ?? 1 }))
}

function matrixOf(rows: readonly (readonly Value[])[], questions = rows[0]?.length ?? 0) {
  return encodeAnswers(
    Array.from({ length: questions }, (_, index) => index + 1),
    rows.map((values, index) => ({ candidateId: index + 1, answers: answersOf(values) })),
  )
}

/** The formulas as they stand in the design, in plain floating point. */
function percentByFormula(voter: Voter, row: readonly Value[], method: MatchMethod): number {
  const pairs = voter.flatMap(({ value, weight, questionId }) => {
    const other = row[questionId - 1]
    return value === null || other === null || other === undefined ? [] : [{ gap: Math.abs(value - other), weight }]
  })
  const sum = (of: (pair: { gap: number; weight: number }) => number) => pairs.reduce((total, pair) => total + of(pair), 0)
  if (method === 'euclid') return 100 * (1 - Math.sqrt(sum((p) => (p.weight * p.gap) ** 2)) / Math.sqrt(sum((p) => (p.weight * 100) ** 2)))
  return 100 * (1 - sum((p) => p.weight * p.gap) / sum((p) => p.weight * 100))
}

const GOLDEN_VOTER = [100, 75, 25, 0, 50]
const GOLDEN_CANDIDATE = [75, 75, 100, 25, 0]
const GOLDEN_WEIGHTS: Weight[] = [2, 1, 1, 0.5, 1]

test.each([
  ['euclid', GOLDEN_WEIGHTS, 61.437, 61.4],
  ['euclid', [], 56.699, 56.7],
  ['city-block', GOLDEN_WEIGHTS, 65.909, 65.9],
  ['city-block', [], 65, 65],
] as const)('golden vector of %s with weights %j is %d [MATCH-10]', (method, weights, exact, shown) => {
  const voter = voterOf(GOLDEN_VOTER, weights)
  expect(Math.abs(percentByFormula(voter, GOLDEN_CANDIDATE, method) - exact)).toBeLessThan(0.0005)
  const [percent] = matchPercents({ matrix: matrixOf([GOLDEN_CANDIDATE]), responses: voter, method, seed: 1 })
  expect(percent).toEqual({ candidateId: 1, value: shown, shared: 5 })
})

test('City Block is the default method [MATCH-10]', () => {
  const request = { matrix: matrixOf([GOLDEN_CANDIDATE]), responses: voterOf(GOLDEN_VOTER), seed: 1 }
  expect(matchPercents(request)).toEqual(matchPercents({ ...request, method: 'city-block' }))
})

const value = fc.constantFrom<Value>(null, 0, 17, 25, 33, 50, 67, 75, 83, 100)
const weight = fc.constantFrom<Weight>(0.5, 1, 2)
const method = fc.constantFrom<MatchMethod>('city-block', 'euclid')

/** Some questions, some candidates, one voter; also more questions than the packed sums hold. */
const field = fc.oneof(fc.integer({ min: 1, max: 25 }), fc.constantFrom(75, 127, 128, 200)).chain((questions) =>
  fc.record({
    rows: fc.array(fc.array(value, { minLength: questions, maxLength: questions }), { minLength: 1, maxLength: 8 }),
    values: fc.array(value, { minLength: questions, maxLength: questions }),
    weights: fc.array(weight, { minLength: questions, maxLength: questions }),
    method,
    seed: fc.integer(),
  }),
)

test('a percent is the formula rounded to a tenth, within 0 to 100 and never NaN [MATCH-10]', () => {
  fc.assert(
    fc.property(field, ({ rows, values, weights, method, seed }) => {
      const voter = voterOf(values, weights)
      for (const percent of matchPercents({ matrix: matrixOf(rows), responses: voter, method, seed })) {
        const row = rows[percent.candidateId - 1]!
        const shared = row.filter((other, index) => other !== null && values[index] !== null).length
        expect(percent.shared).toBe(shared)
        const answered = values.filter((value) => value !== null).length
        if (shared === 0 || shared < Math.min(10, answered)) {
          expect(percent.value).toBeNull()
        } else {
          expect(percent.value).toBeGreaterThanOrEqual(0)
          expect(percent.value).toBeLessThanOrEqual(100)
          expect(Math.abs(percent.value! - percentByFormula(voter, row, method))).toBeLessThanOrEqual(0.05 + 1e-9)
        }
      }
    }),
  )
})

test('halves of a tenth are rounded up, in integers [MATCH-10]', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(0, 25, 75, 100), weight), { minLength: 1, maxLength: 90 }), (questions) => {
      const voter = voterOf(
        questions.map(() => 0),
        questions.map(([, questionWeight]) => questionWeight),
      )
      const matrix = matrixOf([questions.map(([other]) => other)])
      const distance = questions.reduce((sum, [other, questionWeight]) => sum + BigInt(2 * questionWeight * other), 0n)
      const extent = questions.reduce((sum, [, questionWeight]) => sum + BigInt(200 * questionWeight), 0n)
      const tenths = (2000n * (extent - distance) + extent) / (2n * extent)
      expect(matchPercents({ matrix, responses: voter, seed: 1 })[0]?.value).toBe(Number(tenths) / 10)
    }),
  )
})

test('voter and candidate in exchanged places give the same percent [MATCH-10]', () => {
  fc.assert(
    fc.property(field, ({ rows, values, weights, method, seed }) => {
      const candidate = rows[0]!
      const complete = (answers: readonly Value[]) => answers.map((answer) => answer ?? 50)
      const there = matchPercents({
        matrix: matrixOf([complete(candidate)]),
        responses: voterOf(complete(values), weights),
        method,
        seed,
      })
      const back = matchPercents({ matrix: matrixOf([complete(values)]), responses: voterOf(complete(candidate), weights), method, seed })
      expect(there).toEqual(back)
    }),
  )
})

test('questions that one side left unanswered drop out [MATCH-10]', () => {
  const shared: Value[] = [0, 25, 75, 100, 0, 25, 75, 100, 0, 25]
  const request = { method: 'city-block' as const, seed: 1 }
  const plain = matchPercents({ ...request, matrix: matrixOf([shared.map(() => 75)]), responses: voterOf(shared) })
  const matrix = matrixOf([[...shared.map(() => 75), null, 100, null]], 13)
  expect(matchPercents({ ...request, matrix, responses: voterOf([...shared, 0, null, null]) })).toEqual(plain)
  expect(matchPercents({ ...request, matrix, responses: voterOf([...shared, 0]) })).toEqual(plain)
})

test('under 10 shared answers, or all of the voter if fewer, there is no percent [MATCH-10]', () => {
  const many = Array.from({ length: 20 }, () => 100)
  const only = (count: number) => many.map((answer, index) => (index < count ? answer : null))
  const percents = matchPercents({ matrix: matrixOf([only(9), only(10)]), responses: voterOf(many), seed: 1 })
  expect(percents).toEqual([
    { candidateId: 2, value: 100, shared: 10 },
    { candidateId: 1, value: null, shared: 9 },
  ])
  const few = matchPercents({ matrix: matrixOf([only(2), only(3)]), responses: voterOf(only(3)), seed: 1 })
  expect(few.map(({ candidateId, value: percent }) => [candidateId, percent])).toEqual([
    [2, 100],
    [1, null],
  ])
  expect(matchPercents({ matrix: matrixOf([many]), responses: [], seed: 1 })).toEqual([{ candidateId: 1, value: null, shared: 0 }])
})

test('candidates without any answer are listed, without a percent [MATCH-10]', () => {
  const matrix = encodeAnswers([1], [{ candidateId: 5, answers: [{ questionId: 1, value: 0 }] }], [9, 5, 7])
  const percents = matchPercents({ matrix, responses: voterOf([0]), seed: 3 })
  expect(percents[0]).toEqual({ candidateId: 5, value: 100, shared: 1 })
  expect(percents.slice(1).map((percent) => percent.value)).toEqual([null, null])
})

test('values that stand on no scale and foreign questions do not count [MATCH-10]', () => {
  const matrix = encodeAnswers(
    [1, 2],
    [
      {
        candidateId: 1,
        answers: [
          { questionId: 1, value: 42 },
          { questionId: 2, value: 100 },
          { questionId: 3, value: 0 },
        ],
      },
    ],
  )
  expect(matchPercents({ matrix, responses: voterOf([42, 100, 100]), seed: 1 })).toEqual([{ candidateId: 1, value: 100, shared: 1 }])
})

test('best match first, without a percent last, ties in the seeded order [MATCH-10]', () => {
  fc.assert(
    fc.property(field, ({ rows, values, weights, method, seed }) => {
      const percents = matchPercents({ matrix: matrixOf(rows), responses: voterOf(values, weights), method, seed })
      const fair = seededOrder(
        rows.map((_, index) => index + 1),
        seed,
        (id) => id,
      )
      const expected = percents.toSorted(
        (a, b) => (b.value ?? -1) - (a.value ?? -1) || fair.indexOf(a.candidateId) - fair.indexOf(b.candidateId),
      )
      expect(percents).toEqual(expected)
      expect(new Set(percents.map(({ candidateId }) => candidateId)).size).toBe(rows.length)
    }),
  )
})

test('ties favour nobody: over many voters each of five equals comes first about as often [MATCH-10]', () => {
  const matrix = matrixOf(Array.from({ length: 5 }, () => [100]))
  const firsts = [0, 0, 0, 0, 0]
  for (let seed = 1; seed <= 2000; seed++) {
    const [first] = matchPercents({ matrix, responses: voterOf([100]), seed })
    firsts[first!.candidateId - 1]!++
  }
  // Binomial with n = 2000, p = 1/5: mean 400, standard deviation 17.9.
  for (const count of firsts) expect(Math.abs(count - 400)).toBeLessThan(90)
})

/** The percents before they were summed and sorted in one number each. */
function percentsOneByOne(voter: Voter, rows: readonly (readonly Value[])[], method: MatchMethod, seed: number) {
  const answered = voter.filter(({ value }) => value !== null)
  const percents = rows.map((row, index) => {
    const pairs = answered.flatMap(({ questionId, value, weight }) => {
      const other = row[questionId - 1] ?? null
      return other === null || value === null ? [] : [{ gap: 2 * weight * Math.abs(value - other), extent: 2 * weight }]
    })
    const power = method === 'euclid' ? 2 : 1
    const distance = pairs.reduce((sum, { gap }) => sum + gap ** power, 0)
    const extent = pairs.reduce((sum, pair) => sum + pair.extent ** power, 0)
    const tenths = method === 'euclid' ? euclidTenths : cityBlockTenths
    const isEnough = pairs.length >= Math.max(1, Math.min(answered.length, MIN_SHARED_ANSWERS))
    return { candidateId: index + 1, value: isEnough ? tenths(distance, extent) / 10 : null, shared: pairs.length }
  })
  return seededOrder(percents, seed, ({ candidateId }) => candidateId).sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
}

// Fails when a part of a sum runs into the next one, or equals change places.
test('sums in one number and counted places are what one by one are, for many questions and candidates [MATCH-10]', () => {
  const random = seededRandom('sums')
  const values: Value[] = [null, 0, 17, 25, 33, 50, 67, 75, 83, 100]
  const draw = (count: number) => Array.from({ length: count }, () => values[Math.floor(random() * values.length)] ?? null)
  for (const [questions, candidates] of [
    [800, 30],
    [75, 400],
    [12, 300],
    [3, 50],
  ] as const) {
    for (const kind of ['city-block', 'euclid'] as const) {
      const rows = Array.from({ length: candidates }, () => draw(questions))
      const voter = voterOf(
        draw(questions),
        Array.from({ length: questions }, () => ([0.5, 1, 2] as const)[Math.floor(random() * 3)] ?? 1),
      )
      const expected = percentsOneByOne(voter, rows, kind, candidates)
      expect(matchPercents({ matrix: matrixOf(rows), responses: voter, method: kind, seed: candidates })).toEqual(expected)
    }
  }
})
