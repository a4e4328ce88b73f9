import type { MemberDecisions, UserVote } from '@plenara/contract'
import { expect, test } from 'vitest'
import { compareWithMembers, orderingShare } from './member-agreement.ts'

const VOTES = 12
/** The first member always decides yes, the second yes and no in turn, the third was absent, the last has no known decision. */
const table: MemberDecisions = {
  voteIds: Array.from({ length: VOTES }, (_, index) => 100 - index),
  members: [
    { councillorId: 1, decisions: '1'.repeat(VOTES) },
    { councillorId: 2, decisions: '12'.repeat(VOTES / 2) },
    { councillorId: 3, decisions: '4'.repeat(VOTES) },
    { councillorId: 4, decisions: '0'.repeat(VOTES) },
  ],
}
const yesTo = (count: number): UserVote[] =>
  table.voteIds.slice(0, count).map((parliamentVoteId) => ({ parliamentVoteId, decision: 'yes' }))

// Fails when there is a band beside a percent, or none from the first vote on.
test('from the first shared vote on there is a band, and from ten on a percent [ENTITY-17]', () => {
  const [first] = compareWithMembers(table, yesTo(1))
  expect(first).toMatchObject({ value: null, same: 1, shared: 1, band: { from: 37, to: 100 } })
  expect(compareWithMembers(table, yesTo(9))[0]?.band).not.toBeNull()
  expect(compareWithMembers(table, yesTo(10)).slice(0, 2)).toMatchObject([
    { personId: 1, value: 100, band: null },
    { personId: 2, value: 50, band: null },
  ])
})

test('members stand in the order of the table, also those with whom no vote is shared [ENTITY-17]', () => {
  const [, , absent, unknown] = compareWithMembers(table, yesTo(3))
  expect(absent).toMatchObject({ personId: 3, value: null, band: null, shared: 0, absent: 3 })
  expect(unknown).toEqual({
    ...{ personId: 4, value: null, band: null, recent: [] },
    ...{ shared: 0, same: 0, different: 0, abstain: 0, absent: 0, excused: 0, president: 0 },
  })
})

// Fails when the oldest votes are shown, or when votes outside the table count.
test('the newest ten votes are listed, newest first [ENTITY-17]', () => {
  const votes = [...yesTo(VOTES), { parliamentVoteId: 5, decision: 'no' as const }]
  const recent = compareWithMembers(table, votes).map((member) => member.recent)
  expect(recent[1]).toEqual(Array.from({ length: 5 }, () => ['same', 'different']).flat())
  expect(recent[2]).toEqual(Array.from({ length: 10 }, () => 'absent'))
  expect(compareWithMembers(table, votes)[0]?.shared).toBe(VOTES)
})

test('members are ordered by the percent, else by the middle of the band', () => {
  expect(orderingShare({ value: 80, band: null })).toBe(80)
  expect(orderingShare({ value: null, band: { from: 30, to: 50 } })).toBe(40)
  expect(orderingShare({ value: null, band: null })).toBeNull()
})
