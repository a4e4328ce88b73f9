import { expect, test } from 'vitest'
import { memberCounts } from './member-counts.ts'

// Fails when a decision of another vote counts, or when counts of zero are returned.
test('decisions of members are counted by kind, in their order', () => {
  const votes = [
    {
      voteId: 1,
      decisions: [
        { councillorId: 1, decision: 'absent' as const },
        { councillorId: 2, decision: 'yes' as const },
      ],
    },
    { voteId: 2, decisions: [{ councillorId: 3, decision: 'yes' as const }] },
    { voteId: 3, decisions: [{ councillorId: 4, decision: 'no' as const }] },
  ]
  expect(memberCounts(votes, [1, 2])).toEqual([
    { decision: 'yes', n: 2 },
    { decision: 'absent', n: 1 },
  ])
  expect(memberCounts(votes, [9])).toEqual([])
})
