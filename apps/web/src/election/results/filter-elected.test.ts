import type { CandidateCard, Party } from '@plenara/contract'
import { expect, test } from 'vitest'
import { filterElected, partyCounts } from './filter-elected.ts'

const elected = (candidateId: number, partyId: number | null) => ({
  candidateId,
  partyId,
  listId: null,
  votes: 1,
  rank: 1,
  byLot: false,
  replacedById: null,
})
const all = [elected(1, 7), elected(2, 8), elected(3, null), elected(4, 8)]
const card = (id: number, firstName: string, lastName: string, number: string) =>
  [id, { id, firstName, lastName, number } as CandidateCard] as const
const people = new Map([
  card(1, 'Noëmi', 'Kaltbrunner', '07.01'),
  card(2, 'Elio', 'Tschanzer', '03.02'),
  card(3, 'Yara', 'Lindenfeld', '11.01'),
  card(4, 'Jonas', 'Müller', '03.01'),
])
const parties = new Map([
  [7, { id: 7, shortName: 'Linde', name: 'Die Linde', color: '' } as Party],
  [8, { id: 8, shortName: 'Weide', name: 'Die Weide', color: '' } as Party],
])
const find = (search: string, partyIds: readonly number[] = []) =>
  filterElected(all, { search, partyIds }, { people, parties }).map(({ candidateId }) => candidateId)

test('found by name without accents, by party and by number', () => {
  expect(find('')).toEqual([1, 2, 3, 4])
  expect(find('noemi')).toEqual([1])
  expect(find('muller jonas')).toEqual([4])
  expect(find('linde')).toEqual([1, 3])
  expect(find('03.')).toEqual([2, 4])
  expect(find('nobody')).toEqual([])
})

test('filtered by the chosen parties, also by "no party"', () => {
  expect(find('', [8])).toEqual([2, 4])
  expect(find('', [0, 7])).toEqual([1, 3])
  expect(find('elio', [7])).toEqual([])
  expect(partyCounts(all)).toEqual([
    { partyId: 8, count: 2 },
    { partyId: 7, count: 1 },
    { partyId: 0, count: 1 },
  ])
})
