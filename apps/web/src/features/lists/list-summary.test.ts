import type { List, OfficialList } from '@plenara/contract'
import { expect, test } from 'vitest'
import { averagePercent, orderLists, searchLists, summarizeLists } from './list-summary.ts'

const base = { electionId: 1, candidates: [], updated: '2027-01-01T00:00:00Z' }
const official = (id: number, number: string, name: string, ids: number[] = []): OfficialList => ({
  ...base,
  id,
  number,
  name,
  adapted: null,
  officialListId: null,
  partyId: 7,
  connection: null,
  subConnection: null,
  family: null,
  region: null,
  isParent: false,
  candidates: ids.map((candidate, index) => ({ id: candidate, pos: index + 1 })),
})
const own = (id: number, name: string, change: Partial<List>): List => ({
  ...base,
  id,
  name,
  number: null,
  adapted: false,
  officialListId: null,
  ...change,
})
const party = { id: 7, shortName: 'Linde', name: 'Die Linde', color: '#93ac62' }
const person = { firstName: 'Noëmi', lastName: 'Kaltbrunner' }
const summarize = (lists: readonly List[], followedId = 0) =>
  summarizeLists({
    official: [official(1, '07', 'Linde', [11, 12]), official(2, '3', 'Ahorn')],
    own: lists,
    followedId,
    parties: new Map([[7, party]]),
    percents: new Map([
      [11, 80],
      [12, null],
    ]),
  })

test('lists carry kind, number and party of their heading; official ones have no adapted flag [LIST-2]', () => {
  const [linde, , copy, mix] = summarize([own(101, 'Linde (angepasst)', { adapted: true, officialListId: 1 }), own(102, 'Mischung', {})])
  expect(linde).toMatchObject({ kind: 'official', number: '07', party, filled: 2, average: 80 })
  expect(copy).toMatchObject({ kind: 'adapted', number: '07', party, filled: 0, average: null })
  expect(mix).toMatchObject({ kind: 'custom', number: null, party: null })
})

test('the own list with the latest change is marked as the last one, and only that one [LIST-1]', () => {
  const summaries = summarize([
    own(101, 'Alt', { updated: '2027-03-01T00:00:00Z' }),
    own(102, 'Neu', { updated: '2027-03-02T00:00:00Z' }),
    own(103, 'Älter', { updated: '2027-02-01T00:00:00Z' }),
  ])
  expect(summaries.filter(({ isLast }) => isLast).map(({ list }) => list.name)).toEqual(['Neu'])
})

test('one list at most is the Dream Team', () => {
  expect(summarize([own(101, 'Meine', {})], 101).filter(({ isFollowed }) => isFollowed)).toHaveLength(1)
  expect(summarize([own(101, 'Meine', {})]).some(({ isFollowed }) => isFollowed)).toBe(false)
})

test('the average counts each person once and leaves unknown percents out', () => {
  const percents = new Map([
    [1, 90],
    [2, 60],
    [3, null],
  ])
  expect(averagePercent([{ id: 1 }, { id: 1 }, { id: 2 }, { id: 3 }], percents)).toBe(75)
  expect(averagePercent([{ id: 3 }, { id: 4 }], percents)).toBeNull()
})

test('lists are in the order of their numbers, of the match or of the last change', () => {
  const summaries = summarize([own(101, 'Meine', { updated: '2027-03-01T00:00:00Z' })])
  const names = (order: 'number' | 'match' | 'updated') => orderLists(summaries, order).map(({ list }) => list.name)
  expect(names('number')).toEqual(['Ahorn', 'Linde', 'Meine'])
  expect(names('match')).toEqual(['Linde', 'Ahorn', 'Meine'])
  expect(names('updated')).toEqual(['Meine', 'Ahorn', 'Linde'])
})

test('the search finds lists by number, name, party and people', () => {
  const summaries = summarize([])
  const candidates = new Map([[11, { ...person, id: 11 } as never]])
  const found = (search: string) => searchLists(summaries, search, candidates).map(({ list }) => list.name)
  expect(found('07')).toEqual(['Linde'])
  expect(found('ahorn')).toEqual(['Ahorn'])
  expect(found('kaltbrunner noemi')).toEqual(['Linde'])
  expect(found('')).toHaveLength(2)
  expect(found('weide')).toEqual([])
})
