import type { CandidateCard, Party } from '@plenara/contract'
import { expect, test } from 'vitest'
import { partyBands, summarizeParties } from './party-summary.ts'

const party = (id: number, name: string): Party => ({ id, name, shortName: name, color: '#93ac62' }) as Party
const people = (...partyIds: (number | null)[]) =>
  new Map(partyIds.map((partyId, index) => [index + 1, { id: index + 1, partyId } as CandidateCard]))
const parties = new Map(
  [party(1, 'Weide'), party(2, 'Ahorn'), party(3, 'Linde'), party(4, 'Ohne Kandidatur')].map((entry) => [entry.id, entry]),
)
const percents = new Map<number, number | null>([
  [1, 80],
  [2, 60],
  [3, 69.5],
  [4, null],
])
const summarized = summarizeParties({ candidates: people(1, 1, 2, 2, 3, null), parties, percents })

test('parties with candidates are ordered by name, with counted answers and spread [MATCH-10]', () => {
  expect(summarized.map(({ party: { name }, value, known, total }) => [name, value, known, total])).toEqual([
    ['Ahorn', 69.5, 1, 2],
    ['Linde', null, 0, 1],
    ['Weide', 70, 2, 2],
  ])
  expect(summarized[2]?.spread).toMatchObject({ lowest: 60, highest: 80 })
  expect(summarized[1]?.spread).toBeNull()
})

// Fails when the order depends on the response rate.
test('a party has the number of its people with answers; no order depends on it', () => {
  const input = { candidates: people(1, 1, 2, 2, 3, null), parties, percents }
  const shown = (ids: readonly number[]) => summarizeParties({ ...input, answered: new Set(ids) })
  expect(shown([1, 3, 4, 6]).map(({ party: { name }, rate }) => [name, rate])).toEqual([
    ['Ahorn', { answered: 2, total: 2 }],
    ['Linde', { answered: 0, total: 1 }],
    ['Weide', { answered: 1, total: 2 }],
  ])
  for (const order of ['name', 'match'] as const) {
    const namesOf = (all: typeof summarized) => partyBands(all, order).map((band) => band.parties.map(({ party: { name } }) => name))
    for (const ids of [[1, 2], [3, 4], [5], []]) expect(namesOf(shown(ids))).toEqual(namesOf(summarized))
  }
})

test('by match near ties form a band in the order of their names, parties without a match last', () => {
  const names = (order: 'name' | 'match') =>
    partyBands(summarized, order).map((band) => [band.isTie, ...band.parties.map(({ party: { name } }) => name)])
  expect(names('match')).toEqual([
    [true, 'Ahorn', 'Weide'],
    [false, 'Linde'],
  ])
  expect(names('name')).toEqual([
    [false, 'Ahorn'],
    [false, 'Linde'],
    [false, 'Weide'],
  ])
})
