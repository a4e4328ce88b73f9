import type { CouncillorAgreement } from '@plenara/contract'
import { expect, test } from 'vitest'
import { rankAgreements } from './ranked.ts'

function agreement(id: number, lastName: string, value: number | null, shared = 20): CouncillorAgreement {
  const councillor: CouncillorAgreement['councillor'] = {
    ...{ id, firstName: 'Anna', lastName, sex: null, councilId: 1, cantonId: null, cantonCode: null, groupId: null },
    ...{ groupFunction: null, partyId: null, seat: null, active: true },
  }
  return { councillor, value, shared, same: 0, different: 0, abstain: 0, absent: 0, excused: 0, president: 0 }
}

const ranked = (...all: CouncillorAgreement[]) =>
  rankAgreements(all).map(({ councillor, rank }) => `${councillor.lastName} ${rank ? `${rank.first}-${rank.last}` : '-'}`)

// Fails when a near tie has separate ranks, or when equal values are ordered by id.
test('values less than a point apart share their ranks, equal ones are ordered by name [ENTITY-17]', () => {
  expect(ranked(agreement(1, 'Zumstein', 90), agreement(2, 'Äbi', 90), agreement(3, 'Muster', 89.1), agreement(4, 'Arn', 89))).toEqual([
    'Äbi 1-3',
    'Zumstein 1-3',
    'Muster 1-3',
    'Arn 4-4',
  ])
})

test('people without a percent come last and without a rank, most shared votes first [ENTITY-17]', () => {
  expect(ranked(agreement(1, 'Arn', null, 3), agreement(2, 'Muster', null, 9), agreement(3, 'Zumstein', 0))).toEqual([
    'Zumstein 1-1',
    'Muster -',
    'Arn -',
  ])
})
