import type { UserVote } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeUserVotes, encodeUserVotes } from './user-votes-codec.ts'

const anyVotes = fc
  .uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { maxLength: 50 })
  .map((ids) => ids.toSorted((a, b) => a - b))
  .chain((ids) =>
    fc.tuple(
      ...ids.map((parliamentVoteId) =>
        fc.record({ parliamentVoteId: fc.constant(parliamentVoteId), decision: fc.constantFrom('yes' as const, 'no' as const) }),
      ),
    ),
  )

test('votes come back as they were packed', () => {
  const holds = fc.property(anyVotes, (votes) => {
    expect(decodeUserVotes(encodeUserVotes(votes))).toEqual(votes)
  })
  fc.assert(holds)
})

test('500 votes of a legislature take less than 2 KB', () => {
  const votes = Array.from({ length: 500 }, (_, index): UserVote => ({ parliamentVoteId: 35_000 + 3 * index, decision: 'yes' }))
  expect(encodeUserVotes(votes).length).toBeLessThan(2_000)
})

test('other bytes are refused', () => {
  const packed = encodeUserVotes([{ parliamentVoteId: 7, decision: 'no' }])
  for (const bytes of [packed.subarray(0, -1), Buffer.from([2, 0]), Buffer.from([1, 1, 7, 9])]) {
    expect(() => decodeUserVotes(bytes)).toThrow(RangeError)
  }
})
