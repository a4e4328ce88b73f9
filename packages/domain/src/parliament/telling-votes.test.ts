import type { MemberDecisions, UserVote } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disputedBills, type FinalVote, positionMatrix, TELLING_VOTES, tellingState, votesOnBills } from './telling-votes.ts'

const final = (voteId: number, change: Partial<FinalVote> = {}): FinalVote => ({
  ...{ voteId, billKey: `bill/${voteId}`, day: '2026-09-18', yes: 120, no: 70, ...change },
})

// Fails when a bill is listed twice because both councils voted on it, or when unanimous bills are listed.
test('bills are the disputed ones, newest first, with the votes of both councils', () => {
  const bills = disputedBills([
    final(9, { billKey: 'a' }),
    final(4, { billKey: 'a', yes: 30, no: 12 }),
    final(5, { day: '2026-12-18' }),
    final(6, { yes: 190, no: 2 }),
    final(7, { yes: 0, no: 0 }),
  ])
  expect(bills).toEqual([
    { voteIds: [5], day: '2026-12-18' },
    { voteIds: [4, 9], day: '2026-09-18' },
  ])
})

/** Sixty members of two councils with two opinions on the first half of twenty bills, and by chance on the others. */
const BILLS = Array.from({ length: 20 }, (_, index) => ({ voteIds: [100 + index, 200 + index], day: '2026-09-18' }))
const digit = (member: number, bill: number) => {
  if (bill < 10) return (member % 2 === 0) === (bill % 2 === 0) ? '1' : '2'
  return (member * 7 + bill * 13) % 5 < 2 ? '1' : '2'
}
const table: MemberDecisions = {
  voteIds: [...BILLS.map(({ voteIds: [first = 0] }) => first), ...BILLS.map(({ voteIds: [, second = 0] }) => second)],
  members: Array.from({ length: 60 }, (_, member) => {
    const digits = BILLS.map((_bill, bill) => digit(member, bill)).join('')
    const nothing = '0'.repeat(BILLS.length)
    return { councillorId: member + 1, decisions: member < 40 ? digits + nothing : nothing + digits }
  }),
}
const matrix = positionMatrix(table, BILLS)

test('a member has the position of the vote in their council; a member who took no side has none', () => {
  expect(matrix.questionIds).toEqual(BILLS.map(({ voteIds: [first] }) => first))
  const codes = (member: number) => Array.from({ length: 3 }, (_, bill) => matrix.columns[bill * 60 + member])
  expect(codes(0)).toEqual(codes(40))
  const absent = positionMatrix({ voteIds: [100], members: [{ councillorId: 1, decisions: '4' }] }, BILLS.slice(0, 1))
  expect([...absent.columns]).toEqual([0])
})

const votesOf = (decisions: ReadonlyMap<number, 'yes' | 'no'>): UserVote[] =>
  [...decisions].map(([parliamentVoteId, decision]) => ({ parliamentVoteId, decision }))

// Fails when the order of the decisions, or the decision on another vote, changes what comes next.
test('the same decisions lead to the same vote for everybody, in whatever order they were given', () => {
  const anyDecisions = fc.uniqueArray(fc.tuple(fc.integer({ min: 100, max: 119 }), fc.constantFrom('yes' as const, 'no' as const)), {
    selector: ([id]) => id,
    maxLength: 9,
  })
  const holds = fc.property(anyDecisions, (decisions) => {
    const { next, decided } = tellingState(matrix, votesOf(new Map(decisions)))
    const others = [...votesOf(new Map(decisions.toReversed())), { parliamentVoteId: 7, decision: 'yes' as const }]
    expect(tellingState(matrix, others)).toEqual({ next, decided })
    expect(decided).toBe(decisions.length)
    expect(matrix.questionIds).toContain(next)
    expect(decisions.map(([id]) => id)).not.toContain(next)
  })
  fc.assert(holds, { numRuns: 40 })
})

test('a decision on any final vote of a bill counts for the bill, that on the first one before the others', () => {
  const votes: UserVote[] = [
    { parliamentVoteId: 9, decision: 'no' },
    { parliamentVoteId: 4, decision: 'yes' },
    { parliamentVoteId: 6, decision: 'no' },
  ]
  expect(votesOnBills([[4, 9], [5, 6], [7]], votes)).toEqual([
    { parliamentVoteId: 4, decision: 'yes' },
    { parliamentVoteId: 5, decision: 'no' },
  ])
})

test('ten votes are asked, a skipped one is not asked again, and the last is followed by none', () => {
  const decisions = new Map<number, 'yes' | 'no'>()
  for (let step = 0; step < TELLING_VOTES; step++) {
    const { next } = tellingState(matrix, votesOf(decisions))
    decisions.set(next ?? 0, step % 2 === 0 ? 'yes' : 'no')
  }
  expect(tellingState(matrix, votesOf(decisions))).toEqual({ decided: TELLING_VOTES, next: null })
  const { next: first } = tellingState(matrix, [])
  const { next: second } = tellingState(matrix, [], new Set([first ?? 0]))
  expect(second).not.toBe(first)
  expect(tellingState(matrix, [], new Set(matrix.questionIds)).next).toBeNull()
})

// Fails when the votes are asked in order of their days: after one answer the other nine of the same split bring no information.
test('the second vote is none that everybody decides like the first', () => {
  const { next: first } = tellingState(matrix, [])
  const { next: second } = tellingState(matrix, votesOf(new Map([[first ?? 0, 'yes']])))
  const isOfSplit = (id: number | null) => (id ?? 0) - 100 < 10
  expect([first, second].map(isOfSplit).filter(Boolean).length).toBeLessThanOrEqual(1)
})

test('with too few members the newest bill comes first', () => {
  const few = positionMatrix({ ...table, members: table.members.slice(0, 10) }, BILLS)
  expect(tellingState(few, [])).toEqual({ decided: 0, next: 100 })
})
