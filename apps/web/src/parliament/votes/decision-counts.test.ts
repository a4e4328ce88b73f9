import type { CouncillorCard, Decision } from '@plenara/contract'
import { expect, test } from 'vitest'
import { countDecisions, decisionOf, groupDecisions, missingOf } from './decision-counts.ts'

function member(id: number, decision: Decision, partyId: number | null, groupId: number | null = null) {
  const councillor: CouncillorCard = {
    ...{ id, firstName: 'Mira', lastName: 'Muster', sex: null, councilId: 1, cantonId: null, cantonCode: null, groupFunction: null },
    ...{ groupId, partyId, seat: null, active: true },
  }
  return { councillor, decision }
}

const DECISIONS = [
  member(1, 'yes', 7, 1),
  member(2, 'abstain', 8, 1),
  member(3, 'absent', 8, 2),
  member(4, 'excused', null),
  member(5, 'president', 9, 2),
  member(6, 'no', 8, 2),
]

test('every decision is counted, and those without a side separately [SCREEN-18]', () => {
  const counts = countDecisions(DECISIONS)
  expect(counts).toEqual({ yes: 1, no: 1, abstain: 1, absent: 1, excused: 1, president: 1 })
  expect(missingOf(counts)).toBe(3)
})

test('parties and groups are ordered by size, equal ones by id, members without one last [ROUTE-36]', () => {
  expect(groupDecisions(DECISIONS, 'partyId').map(({ id, size }) => [id, size])).toEqual([
    [8, 3],
    [7, 1],
    [9, 1],
    [null, 1],
  ])
  const [first] = groupDecisions(DECISIONS, 'groupId')
  expect(first).toMatchObject({ id: 2, counts: { no: 1, absent: 1, president: 1, yes: 0 } })
})

test('an address has a decision or all', () => {
  expect(['abstain', 'maybe', null].map(decisionOf)).toEqual(['abstain', null, null])
})
