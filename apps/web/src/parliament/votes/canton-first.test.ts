import type { CantonCode, Decision } from '@plenara/contract'
import { expect, test } from 'vitest'
import { cantonFirst, ofCanton } from './canton-first.ts'
import type { MemberDecision } from './vote-parts.ts'

function member(id: number, cantonCode: CantonCode | null, decision: Decision): MemberDecision {
  const councillor: MemberDecision['councillor'] = {
    ...{ id, firstName: 'Anna', lastName: `Abel ${id}`, sex: null, councilId: 1, cantonId: null, cantonCode, groupId: null },
    ...{ groupFunction: null, partyId: null, seat: null, active: true },
  }
  return { councillor, decision }
}

const all = [member(1, 'BE', 'no'), member(2, 'BS', 'absent'), member(3, null, 'yes'), member(4, 'BS', 'no'), member(5, 'BS', 'yes')]
const ids = (decisions: readonly MemberDecision[]) => decisions.map(({ councillor }) => councillor.id)

// Fails when the order within a part changes, or when members without a canton count as of one.
test('members of a canton come first, in both parts in the order of names [SCREEN-18]', () => {
  expect(ids(cantonFirst(all, 'BS'))).toEqual([2, 4, 5, 1, 3])
  expect(cantonFirst(all, null)).toBe(all)
  expect(ids(cantonFirst(all, 'ZH'))).toEqual([1, 2, 3, 4, 5])
})

test('members of a canton alone are ordered with yes and no before those who took no side [SCREEN-18]', () => {
  expect(ids(ofCanton(all, 'BS'))).toEqual([5, 4, 2])
  expect(ofCanton(all, 'ZH')).toEqual([])
})
