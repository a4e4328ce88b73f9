import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeOpinions, encodeOpinions } from './opinions-codec.ts'

const id = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 2 ** 48 }))
const responses = fc.uniqueArray(
  fc
    .record({
      questionId: id,
      value: fc.oneof(fc.constantFrom(0, 17, 25, 33, 50, 67, 75, 83, 100), fc.integer({ min: 0, max: 100 }), fc.constant(null)),
      weight: fc.constantFrom(0.5, 1, 2),
      answeredAt: fc.oneof(fc.constant(undefined), fc.integer({ min: 1_700_000_000, max: 2_000_000_000 })),
      only: fc.boolean(),
    })
    .map(({ answeredAt, only, ...answer }) => ({
      ...answer,
      ...(answeredAt !== undefined && { answeredAt }),
      ...(only && { only: true as const }),
    })),
  { selector: (response) => response.questionId },
)
const matches = fc
  .record({ ids: fc.uniqueArray(id), dislikes: fc.nat(30), loves: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }) })
  .map(({ ids, dislikes, loves }) =>
    ids.map((candidateId, index) => {
      const ranked = Math.max(0, ids.length - dislikes)
      if (index >= ranked) return { candidateId, type: 'dislike' as const, rank: null }
      return { candidateId, type: loves[index % 40] ? ('love' as const) : ('like' as const), rank: index + 1 }
    }),
  )

test('opinions survive packing and unpacking', () => {
  const holds = fc.property(fc.record({ responses, matches }), (opinions) => {
    expect(decodeOpinions(encodeOpinions(opinions))).toEqual(opinions)
  })
  fc.assert(holds, { numRuns: 500 })
})

test('75 answers and 100 ratings take less than 500 bytes', () => {
  const answers = Array.from({ length: 75 }, (_, index) => ({ questionId: 4_000 + index, value: 75, weight: 1 }) as const)
  const rated = Array.from(
    { length: 100 },
    (_, index) => ({ candidateId: 9_000 + ((index * 571) % 1341), type: 'like', rank: index + 1 }) as const,
  )
  expect(encodeOpinions({ responses: answers, matches: [] }).length).toBeLessThan(160)
  expect(encodeOpinions({ responses: answers, matches: rated }).length).toBeLessThan(500)
  const timed = answers.map((answer, index) => ({ ...answer, answeredAt: 1_800_000_000 + index * 7 }))
  expect(encodeOpinions({ responses: timed, matches: [] }).length).toBeLessThan(250)
})

test('a record without moments is read as it was written before there were any', () => {
  const bytes = Buffer.from([1, 1, 10, 8 * 3 + 1, 0, 0])
  expect(decodeOpinions(bytes)).toEqual({ responses: [{ questionId: 5, value: 83, weight: 1 }], matches: [] })
})

test('bytes that are no record are refused', () => {
  expect(() => decodeOpinions(Buffer.from([9]))).toThrow(RangeError)
  expect(() => decodeOpinions(Buffer.from([1, 5, 2]))).toThrow(RangeError)
})
