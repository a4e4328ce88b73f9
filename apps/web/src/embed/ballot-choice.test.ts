import type { CantonLookup, Election } from '@plenara/contract'
import { expect, test } from 'vitest'
import { ballotsOf, ballotsOfBody, cantonIdOf, placesOf } from './ballot-choice.ts'

const ballot = (id: number, facts: Partial<Election> = {}): Election => ({
  ...{ id, level: 'federal', type: 'legislative', name: 'Nationalrat', council: 'national-council', cantonId: 6, constituencyId: null },
  ...{ municipality: null, year: 2027, seats: 4, bodySeats: null, electionDate: '2027-10-24', nextElectionDate: null, languages: ['de'] },
  ...{ lines: 4, maxRepetitions: 2, seatMethod: 'hagenbach-bischoff', followUntil: null, resultsPublic: false, resultWithdrawn: null },
  ...{ fictional: true, sourceId: 1, ...facts },
})
const STATES = ballot(2, { council: 'council-of-states', seats: 1 })
const GOVERNMENT = ballot(3, { level: 'cantonal', type: 'executive', council: 'cantonal-government', seats: 7 })
const parliament = (id: number, constituencyId: number) =>
  ballot(id, { level: 'cantonal', council: 'cantonal-parliament', constituencyId, seats: 30, electionDate: '2028-03-05' })
const ALL = [GOVERNMENT, STATES, parliament(4, 45), parliament(5, 46), ballot(1), ballot(9, { electionDate: '2023-10-22' })]
const basel = { municipality: 'Basel', cantonCode: 'BS', constituencyIds: [45, 46] } as const
const riehen = { municipality: 'Riehen', cantonCode: 'BS', constituencyIds: [47] } as const
const idsOf = (elections: readonly Election[]) => elections.map(({ id }) => id)
const TODAY = '2026-11-23'

// Fails when a government comes before a parliament, or an earlier election before the next one.
test('the next day counts, on it the widest level and the parliament with most seats', () => {
  expect(idsOf(ballotsOf(ALL, [riehen], { day: null, today: TODAY }))).toEqual([1, 2, 3])
  expect(idsOf(ballotsOf(ALL, [riehen], { day: '2023-10-22', today: TODAY }))).toEqual([9])
  expect(idsOf(ballotsOf(ALL, [riehen], { day: null, today: '2030-01-01' }))).toEqual([1, 2, 3])
  expect(ballotsOf(ALL, [riehen], { day: '2027-01-01', today: TODAY })).toEqual([])
})

test('a parliament is elected by constituency: several if the postcode is ambiguous, none of another constituency', () => {
  const open = ballotsOf(ALL, [basel], { day: '2028-03-05', today: TODAY })
  expect(idsOf(ballotsOfBody(open))).toEqual([4, 5])
  expect(ballotsOf(ALL, [riehen], { day: '2028-03-05', today: TODAY })).toEqual([])
  const unknown = { ...riehen, constituencyIds: [] }
  expect(idsOf(ballotsOf(ALL, [unknown], { day: '2028-03-05', today: TODAY }))).toEqual([4, 5])
  expect(ballotsOfBody([])).toEqual([])
})

test('a municipality has no ballot of another municipality', () => {
  const local = ballot(7, { level: 'communal', council: 'communal-parliament', municipality: 'Riehen' })
  expect(idsOf(ballotsOf([local], [riehen], { day: null, today: TODAY }))).toEqual([7])
  expect(ballotsOf([local], [basel], { day: null, today: TODAY })).toEqual([])
})

test('a postcode has each of its municipalities once, or its cantons without any municipality', () => {
  const municipality: CantonLookup['municipalities'][number] = {
    name: 'Basel',
    cantonCode: 'BS',
    constituencyId: null,
    constituencyIds: [45, 46],
  }
  const lookup: CantonLookup = {
    code: null,
    cantons: ['BS', 'SO'],
    municipalities: [municipality, municipality, { name: 'Witterswil', cantonCode: 'SO', constituencyId: 8 }],
  }
  expect(placesOf(lookup)).toEqual([basel, { municipality: 'Witterswil', cantonCode: 'SO', constituencyIds: [8] }])
  expect(placesOf({ ...lookup, municipalities: [] }).map(({ cantonCode }) => cantonCode)).toEqual(['BS', 'SO'])
  expect([cantonIdOf('AG'), cantonIdOf('BS'), cantonIdOf('ZH')]).toEqual([1, 6, 26])
})
