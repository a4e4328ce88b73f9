import type { Councillor } from '@plenara/contract'
import { expect, test } from 'vitest'
import { protocolOrder } from './protocol-order.ts'

const person = (id: number, occupation: string | null, from: string | null): Councillor => ({
  ...{ id, firstName: 'A', lastName: 'B', sex: null, councilId: 99, cantonId: null, cantonCode: null, groupId: null, groupFunction: null },
  ...{ partyId: null, seat: null, active: true, birthDate: null, birthYear: null, occupation, council: null, group: null, party: null },
  ...{
    mandates: [
      { councilId: 1, from: '1999-01-01', until: '2010-01-01' },
      { councilId: 99, from, until: null },
    ],
  },
  ...{ interests: [], memberships: [], portraitUrl: null, website: null },
})

test('the president comes first, then the vice-president, then by time in office [ROUTE-39]', () => {
  const order = protocolOrder([
    person(1, null, null),
    person(2, 'Departement des Innern', '2024-01-01'),
    person(3, 'Vizepräsidentin des Bundesrats 2026, Finanzdepartement', '2023-01-01'),
    person(4, 'Departement für Verteidigung, Bevölkerungsschutz und Sport', '2017-11-01'),
    person(5, 'Bundespräsident 2026, Justiz- und Polizeidepartement', '2025-01-01'),
  ])
  expect(order.map(({ person: { id } }) => id)).toEqual([5, 3, 4, 2, 1])
  expect(order[2]).toMatchObject({ since: '2017-11-01', office: null })
})
