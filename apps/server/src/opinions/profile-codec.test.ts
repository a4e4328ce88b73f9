import { WEIGHTS } from '@plenara/contract'
import type { OpinionProfile } from '@plenara/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeProfile, encodeProfile } from './profile-codec.ts'

const id = fc.integer({ min: 1, max: 2 ** 40 })
const moment = fc.integer({ min: 0, max: 4_000_000_000 })
const answer = fc.record(
  {
    ...{ opinionId: id, questionId: id, electionId: id, at: moment, until: moment },
    value: fc.option(fc.integer({ min: 0, max: 100 })),
    weight: fc.constantFrom(...WEIGHTS),
  },
  { requiredKeys: ['opinionId', 'questionId', 'electionId', 'at', 'value', 'weight'] },
)
const profiles = fc.record({
  answers: fc.array(answer),
  off: fc.array(id),
  held: fc.array(id),
  apart: fc.array(fc.record({ electionId: id, questionId: id })),
  since: moment,
})

test('a profile survives packing and unpacking', () => {
  const holds = fc.property(profiles, (profile) => {
    expect(decodeProfile(encodeProfile(profile))).toEqual(profile)
  })
  fc.assert(holds)
})

test('84 answers take about seven bytes each', () => {
  const answers = Array.from({ length: 84 }, (_, index) => ({
    ...{ opinionId: index + 100, questionId: index + 100, electionId: 7, at: 1_790_000_000 + index * 30 },
    ...{ value: 75, weight: 1 as const },
  }))
  const profile: OpinionProfile = { answers, off: [], held: [], apart: [], since: 0 }
  expect(encodeProfile(profile).length).toBeLessThan(84 * 8)
})

test('what is no profile is an error', () => {
  expect(() => decodeProfile(Buffer.from([9]))).toThrow(RangeError)
  expect(() => decodeProfile(encodeProfile({ answers: [], off: [1], held: [], apart: [], since: 5 }).subarray(0, 3))).toThrow(RangeError)
})
