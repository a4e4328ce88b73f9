import type { MatchMethod, Weight } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAnswers } from './answer-matrix.ts'
import { contributionsByCategory, contributionsIf, matchContributions, percentIf } from './match-contributions.ts'
import { matchPercents } from './match-percent.ts'

type Value = number | null
interface Pair {
  readonly voter: Value | undefined
  readonly candidate: Value | undefined
  readonly weight: Weight
}

const CANDIDATE = 7

/** Both sides of a comparison; undefined = the question was never answered, null = no reply. */
function sidesOf(pairs: readonly Pair[]) {
  return {
    questionIds: pairs.map((_, index) => index + 1),
    responses: pairs.flatMap(({ voter, weight }, index) => (voter === undefined ? [] : [{ questionId: index + 1, value: voter, weight }])),
    answers: pairs.flatMap(({ candidate }, index) => (candidate === undefined ? [] : [{ questionId: index + 1, value: candidate }])),
  }
}

function contributionsOf(pairs: readonly Pair[], method?: MatchMethod) {
  return matchContributions({ candidateId: CANDIDATE, ...sidesOf(pairs), method })
}

function percentOf(pairs: readonly Pair[], method: MatchMethod) {
  const { questionIds, responses, answers } = sidesOf(pairs)
  const matrix = encodeAnswers(questionIds, [{ candidateId: CANDIDATE, answers }])
  return matchPercents({ matrix, responses, method, seed: 1 })[0]!
}

const GOLDEN: readonly Pair[] = [
  { voter: 100, candidate: 75, weight: 2 },
  { voter: 75, candidate: 75, weight: 1 },
  { voter: 25, candidate: 100, weight: 1 },
  { voter: 0, candidate: 25, weight: 0.5 },
  { voter: 50, candidate: 0, weight: 1 },
]

test.each([
  [
    'city-block',
    [
      [300, 400],
      [200, 200],
      [50, 200],
      [75, 100],
      [100, 200],
    ],
    [725, 1100],
    65.9,
  ],
  [
    'euclid',
    [
      [150_000, 160_000],
      [40_000, 40_000],
      [17_500, 40_000],
      [9375, 10_000],
      [30_000, 40_000],
    ],
    [246_875, 290_000],
    61.4,
  ],
] as const)('the golden vector question by question, %s [MATCH-10]', (method, questions, sums, value) => {
  const contributions = contributionsOf(GOLDEN, method)
  expect(contributions.questions.map(({ points, possible }) => [points, possible])).toEqual(questions)
  expect([contributions.points, contributions.possible]).toEqual(sums)
  expect(contributions).toMatchObject({ candidateId: CANDIDATE, method, value, shared: 5, required: 5 })
  expect(contributions.questions[2]).toEqual({
    questionId: 3,
    voterValue: 25,
    candidateValue: 100,
    weight: 1,
    points: questions[2][0],
    possible: questions[2][1],
    uncounted: null,
  })
})

test('City Block is the method where none is named [MATCH-10]', () => {
  expect(contributionsOf(GOLDEN)).toEqual(contributionsOf(GOLDEN, 'city-block'))
})

test.each([
  ['both answered', 0, 100, null],
  ['the voter never answered', undefined, 100, 'voter-silent'],
  ['the voter chose no reply', null, 100, 'voter-silent'],
  ['the voter answered off every scale', 42, 100, 'voter-silent'],
  ['the candidate never answered', 0, undefined, 'candidate-silent'],
  ['the candidate left the answer empty', 0, null, 'candidate-silent'],
  ['neither answered', undefined, null, 'both-silent'],
] as const)('a question is not counted with its reason: %s [MATCH-10]', (_, voter, candidate, uncounted) => {
  const [question] = contributionsOf([{ voter, candidate, weight: 1 }]).questions
  expect(question).toMatchObject({ uncounted, points: 0, possible: uncounted === null ? 200 : 0 })
})

test('answers to questions of another election count nowhere [MATCH-10]', () => {
  const { questionIds, responses, answers } = sidesOf(GOLDEN)
  const foreign = { questionId: 99, value: 0, weight: 2 as const }
  const request = { candidateId: CANDIDATE, questionIds }
  const contributions = matchContributions({ ...request, responses: [...responses, foreign], answers: [...answers, foreign] })
  expect(contributions).toEqual(contributionsOf(GOLDEN))
})

// Fails when the comparison of `shared` with `required` is removed.
test('under 10 shared answers there are points but no percent [MATCH-10]', () => {
  const pairs = Array.from({ length: 12 }, (_, index): Pair => ({ voter: 100, candidate: index < 9 ? 100 : null, weight: 1 }))
  expect(contributionsOf(pairs)).toMatchObject({ value: null, shared: 9, required: 10, points: 1800, possible: 1800 })
  expect(contributionsOf([])).toMatchObject({ value: null, shared: 0, required: 1, points: 0, possible: 0 })
})

test.each([
  ['another answer', { questionId: 3, value: 100 }, 79.5],
  ['a greater weight', { questionId: 3, weight: 2 }, 59.6],
  ['a smaller weight', { questionId: 3, weight: 0.5 }, 70],
  ['both', { questionId: 3, value: 100, weight: 2 }, 82.7],
  ['the answer taken back', { questionId: 3, value: null }, 75],
  ['the same answer', { questionId: 3, value: 25, weight: 1 }, 65.9],
  ['a question that is not there', { questionId: 99, value: 0 }, 65.9],
] as const)('what if: %s [MATCH-10]', (_, change, percent) => {
  expect(percentIf(contributionsOf(GOLDEN), change)).toBe(percent)
})

const value = fc.constantFrom<Value | undefined>(undefined, null, 0, 17, 25, 33, 50, 67, 75, 83, 100, 42)
const weight = fc.constantFrom<Weight>(0.5, 1, 2)
const pair = fc.record({ voter: value, candidate: value, weight })
const pairs = fc.oneof(fc.array(pair, { minLength: 1, maxLength: 25 }), fc.array(pair, { minLength: 126, maxLength: 130 }))
const method = fc.constantFrom<MatchMethod>('city-block', 'euclid')

// Fails when the weight of Euclid is not squared, or halves are rounded down.
test('the points add up to the percent of the ranking, to the last digit [MATCH-10]', () => {
  fc.assert(
    fc.property(pairs, method, (sides, chosen) => {
      const { questions, points, possible, ...sums } = contributionsOf(sides, chosen)
      const { value: percent, shared } = percentOf(sides, chosen)
      expect(sums).toMatchObject({ value: percent, shared })
      expect(questions.reduce((sum, question) => sum + question.points, 0)).toBe(points)
      expect(questions.reduce((sum, question) => sum + question.possible, 0)).toBe(possible)
      expect(questions.filter(({ uncounted }) => uncounted === null)).toHaveLength(shared)
      if (percent !== null && chosen === 'city-block') {
        expect(Math.round(10 * percent)).toBe(Math.floor((2000 * points + possible) / (2 * possible)))
      }
    }),
  )
})

test('points are whole numbers from 0 to those possible, more the nearer the answers are [MATCH-10]', () => {
  fc.assert(
    fc.property(pairs, method, (sides, chosen) => {
      for (const { points, possible, voterValue, candidateValue, uncounted } of contributionsOf(sides, chosen).questions) {
        expect(Number.isInteger(points) && Number.isInteger(possible)).toBe(true)
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(possible)
        if (uncounted === null) expect(points === possible).toBe(voterValue === candidateValue)
      }
    }),
  )
})

test('a changed answer gives the percent of the ranking after the change [MATCH-10]', () => {
  fc.assert(
    fc.property(pairs, method, fc.nat(), pair, (sides, chosen, at, change) => {
      const index = at % sides.length
      const changed = sides.map((side, other) => (other === index ? { ...side, voter: change.voter, weight: change.weight } : side))
      const asked = { questionId: index + 1, value: change.voter ?? null, weight: change.weight }
      expect(percentIf(contributionsOf(sides, chosen), asked)).toBe(percentOf(changed, chosen).value)
    }),
  )
})

test('a changed answer changes one question and the sums, and not the given contributions [MATCH-10]', () => {
  const before = contributionsOf(GOLDEN)
  const copy = structuredClone(before)
  const after = contributionsIf(before, { questionId: 3, value: 100, weight: 2 })
  expect(before).toEqual(copy)
  expect(after.questions[2]).toEqual({ ...before.questions[2], voterValue: 100, weight: 2, points: 400, possible: 400 })
  expect(after.questions.filter((question, index) => question !== before.questions[index])).toHaveLength(1)
  expect([after.points, after.possible, after.value]).toEqual([1075, 1300, 82.7])
})

test('a new answer of the voter makes the question count, but only with an answer of the candidate [MATCH-10]', () => {
  const contributions = contributionsOf([
    { voter: undefined, candidate: 100, weight: 1 },
    { voter: undefined, candidate: undefined, weight: 1 },
  ])
  expect(contributionsIf(contributions, { questionId: 1, value: 75 })).toMatchObject({ value: 75, shared: 1, possible: 200 })
  expect(contributionsIf(contributions, { questionId: 2, value: 75 })).toMatchObject({ value: null, shared: 0, possible: 0 })
})

test('categories hold their own sums and percents, in the order of the questionnaire [MATCH-10]', () => {
  const categories = new Map([
    [1, 20],
    [2, 20],
    [3, 10],
    [4, 10],
  ])
  expect(contributionsByCategory(contributionsOf(GOLDEN), (id) => categories.get(id))).toEqual([
    { categoryId: 20, value: 83.3, shared: 2, points: 500, possible: 600 },
    { categoryId: 10, value: 41.7, shared: 2, points: 125, possible: 300 },
  ])
  const silent = contributionsOf([{ voter: 100, candidate: undefined, weight: 1 }])
  expect(contributionsByCategory(silent, () => 5)).toEqual([{ categoryId: 5, value: null, shared: 0, points: 0, possible: 0 }])
})

test('the sums of all categories are the sums of the percent [MATCH-10]', () => {
  fc.assert(
    fc.property(pairs, method, fc.integer({ min: 1, max: 6 }), (sides, chosen, count) => {
      const contributions = contributionsOf(sides, chosen)
      const categories = contributionsByCategory(contributions, (id) => id % count)
      const sum = (key: 'points' | 'possible' | 'shared') => categories.reduce((total, category) => total + category[key], 0)
      expect([sum('points'), sum('possible'), sum('shared')]).toEqual([contributions.points, contributions.possible, contributions.shared])
    }),
  )
})
