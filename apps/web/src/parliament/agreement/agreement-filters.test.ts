import type { CouncillorAgreement } from '@plenara/contract'
import { expect, test } from 'vitest'
import { filterAgreements, NO_FILTERS } from './agreement-filters.ts'

function agreement(lastName: string, councilId: number, partyId: number | null, groupId: number | null): CouncillorAgreement {
  const councillor: CouncillorAgreement['councillor'] = {
    ...{
      id: lastName.length,
      firstName: 'Zoé',
      lastName,
      sex: null,
      councilId,
      cantonId: null,
      cantonCode: councilId === 1 ? 'ZH' : 'JU',
      groupId,
    },
    ...{ groupFunction: null, partyId, seat: null, active: true },
  }
  return { councillor, value: 50, shared: 20, same: 10, different: 10, abstain: 0, absent: 0, excused: 0, president: 0 }
}

const all = [agreement('Müller', 1, 4, 8), agreement('Dupont', 2, 4, 9), agreement('Ahorn', 1, null, null)]
const names = (filters: Partial<typeof NO_FILTERS>) =>
  filterAgreements(all, { ...NO_FILTERS, ...filters }, ({ councillor }) => [councillor.cantonCode]).map(
    ({ councillor }) => councillor.lastName,
  )

// Fails when a filter is ignored.
test('canton, council, party, group and search combine; 0 finds people without one [ENTITY-17]', () => {
  expect(names({})).toEqual(['Müller', 'Dupont', 'Ahorn'])
  expect(names({ councilId: 1 })).toEqual(['Müller', 'Ahorn'])
  expect(names({ partyId: 4, groupId: 9 })).toEqual(['Dupont'])
  expect(names({ partyId: 0 })).toEqual(['Ahorn'])
  expect(names({ groupId: 0 })).toEqual(['Ahorn'])
  expect(names({ search: 'muller zoe' })).toEqual(['Müller'])
  expect(names({ search: 'ju', councilId: 2 })).toEqual(['Dupont'])
  expect(names({ canton: 'ZH' })).toEqual(['Müller', 'Ahorn'])
  expect(names({ canton: 'ZH', councilId: 2 })).toEqual([])
})
