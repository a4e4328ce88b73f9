import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeSpider, medianSpider } from './spider.ts'

const AXES = [{ id: 1 }, { id: 2 }, { id: 3 }]
const QUESTIONS = [
  { id: 10, axes: [{ id: 1, polarity: 1 as const }] },
  {
    id: 11,
    axes: [
      { id: 1, polarity: -1 as const },
      { id: 2, polarity: 1 as const },
    ],
  },
  { id: 12, axes: [] },
]

test('an axis is the mean of its answers, reversed where the polarity is negative [QUEST-3]', () => {
  const responses = [
    { questionId: 10, value: 75 },
    { questionId: 11, value: 0 },
    { questionId: 12, value: 100 },
  ]
  expect(computeSpider(AXES, QUESTIONS, responses)).toEqual([
    { id: 1, value: 87.5 },
    { id: 2, value: 0 },
    { id: 3, value: null },
  ])
})

test('unanswered questions and no reply do not count, an axis without an answer is null [QUEST-3]', () => {
  const responses = [
    { questionId: 10, value: 25 },
    { questionId: 11, value: null },
  ]
  expect(computeSpider(AXES, QUESTIONS, responses)).toEqual([
    { id: 1, value: 25 },
    { id: 2, value: null },
    { id: 3, value: null },
  ])
})

// Fails when `toHundredths` is removed from either function.
test('values have two digits after the point [API-6]', () => {
  const questions = [10, 11, 12].map((id) => ({ id, axes: [{ id: 1, polarity: 1 as const }] }))
  const given = [17, 17, 0].map((value, index) => ({ questionId: 10 + index, value }))
  expect(computeSpider([{ id: 1 }], questions, given)).toEqual([{ id: 1, value: 11.33 }])
  const [low, high] = [11.33, 11.34].map((value) => [{ id: 1, value }])
  expect(medianSpider([{ id: 1 }], [low ?? [], high ?? []])).toEqual([{ id: 1, value: 11.34 }])
})

test('an axis that is not delivered is left out [QUEST-3]', () => {
  expect(computeSpider([{ id: 2 }], QUESTIONS, [{ questionId: 11, value: 100 }])).toEqual([{ id: 2, value: 100 }])
})

test('every axis lies between 0 and 100 and turns round with the answers [QUEST-3]', () => {
  const responses = fc.array(fc.record({ questionId: fc.constantFrom(10, 11, 12), value: fc.constantFrom(0, 17, 50, 75, 100) }), {
    maxLength: 3,
  })
  fc.assert(
    fc.property(responses, (given) => {
      const spider = computeSpider(AXES, QUESTIONS, given)
      const turned = computeSpider(
        AXES,
        QUESTIONS,
        given.map((response) => ({ ...response, value: 100 - response.value })),
      )
      spider.forEach(({ value }, index) => {
        const opposite = turned[index]!.value
        expect(opposite === null).toBe(value === null)
        expect(value ?? 0).toBeGreaterThanOrEqual(0)
        expect((value ?? 50) + (opposite ?? 50)).toBeCloseTo(100, 9)
      })
    }),
  )
})

test('the median of diagrams: the middle value, the mean of the middle two, null where nobody has one [ROUTE-15]', () => {
  const axes = [{ id: 1 }, { id: 2 }, { id: 3 }]
  const spiderOf = (first: number, second: number | null) => [
    { id: 1, value: first },
    { id: 2, value: second },
    { id: 3, value: null },
  ]
  const spiders = [spiderOf(100, 80), spiderOf(0, null), spiderOf(9, 20)]
  expect(medianSpider(axes, spiders)).toEqual([
    { id: 1, value: 9 },
    { id: 2, value: 50 },
    { id: 3, value: null },
  ])
  expect(medianSpider(axes, [...spiders].reverse())).toEqual(medianSpider(axes, spiders))
  expect(medianSpider(axes, [])).toEqual(axes.map(({ id }) => ({ id, value: null })))
})
