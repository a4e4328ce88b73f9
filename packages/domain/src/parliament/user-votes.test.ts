import type { UserVote } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideVote, withdrawVote } from './user-votes.ts'

const yes = (parliamentVoteId: number): UserVote => ({ parliamentVoteId, decision: 'yes' })
const no = (parliamentVoteId: number): UserVote => ({ parliamentVoteId, decision: 'no' })
const MANY = 100

// Fails when a known vote is added again, or the order follows the requests.
test.each([
  ['the first one', [], yes(7), [yes(7)]],
  ['another vote, by id', [yes(7)], no(3), [no(3), yes(7)]],
  ['another decision replaces', [no(3), yes(7)], no(7), [no(3), no(7)]],
] as const)('deciding a vote: %s [ENTITY-17]', (_, before, vote, after) => {
  expect(decideVote(before, vote, MANY)).toEqual(after)
})

test('an unchanged collection is the same object [API-25]', () => {
  const votes = [no(3), yes(7)]
  expect(decideVote(votes, yes(7), MANY)).toBe(votes)
  expect(withdrawVote(votes, 4)).toBe(votes)
})

test('one vote more than the limit is refused, another decision never is [API-25]', () => {
  expect(() => decideVote([yes(7)], yes(8), 1)).toThrow('too_many_votes')
  expect(decideVote([yes(7)], no(7), 1)).toEqual([no(7)])
})

test('a decision is withdrawn and nothing else [API-25]', () => {
  expect(withdrawVote([no(3), yes(7)], 3)).toEqual([yes(7)])
})

test('after any sequence of decisions and withdrawals the last one counts [API-25]', () => {
  const step = fc.record({ id: fc.integer({ min: 1, max: 6 }), decision: fc.constantFrom('yes' as const, 'no' as const, null) })
  const holds = fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
    const last = new Map<number, UserVote['decision'] | null>()
    let votes: readonly UserVote[] = []
    for (const { id, decision } of steps) {
      votes = decision === null ? withdrawVote(votes, id) : decideVote(votes, { parliamentVoteId: id, decision }, MANY)
      last.set(id, decision)
    }
    const expected = [...last].flatMap(([parliamentVoteId, decision]) => (decision ? [{ parliamentVoteId, decision }] : []))
    expect(votes).toEqual(expected.toSorted((a, b) => a.parliamentVoteId - b.parliamentVoteId))
  })
  fc.assert(holds)
})
