import type { MemberAgreement } from '@plenara/domain/parliament'
import { expect, test } from 'vitest'
import { orderedMembers } from './ordered-members.ts'

function agreement(personId: number, value: number | null, band: MemberAgreement['band'], shared: number): [number, MemberAgreement] {
  return [personId, { personId, value, band, shared, same: 0, different: 0, abstain: 0, absent: 0, excused: 0, president: 0, recent: [] }]
}

// Fails when a band ranks below every percent, or when members without a shared vote come before those who never agreed.
test('members are ordered by percent or by the middle of the band, those without either last and in their order [ENTITY-17]', () => {
  const agreements = new Map([
    agreement(2, 0, null, 12),
    agreement(3, 60, null, 12),
    agreement(4, null, { from: 60, to: 90 }, 3),
    agreement(5, 60, null, 30),
    agreement(6, null, null, 0),
  ])
  const members = [1, 2, 3, 4, 5, 6].map((id) => ({ id }))
  expect(orderedMembers(members, agreements).map(({ id }) => id)).toEqual([4, 5, 3, 2, 1, 6])
  expect(orderedMembers(members, new Map())).toEqual(members)
})
