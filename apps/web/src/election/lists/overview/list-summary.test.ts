import type { List, OfficialList } from '@plenara/contract'
import { expect, test } from 'vitest'
import { matchBands, orderLists, searchLists, summarizeLists } from './list-summary.ts'

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
const ofVoter = (id: number, name: string, change: Partial<List>): List => ({
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
      [13, 65.4],
    ]),
  })

test('lists carry kind, number and party of their heading; official ones have no adapted flag [LIST-2]', () => {
  const [linde, , copy, mix] = summarize([
    ofVoter(101, 'Linde (angepasst)', { adapted: true, officialListId: 1 }),
    ofVoter(102, 'Mischung', {}),
  ])
  expect(linde).toMatchObject({ kind: 'official', number: '07', party, filled: 2, match: { value: 80, known: 1, total: 2 }, average: 80 })
  expect(copy).toMatchObject({ kind: 'adapted', number: '07', party, filled: 0, average: null })
  expect(mix).toMatchObject({ kind: 'custom', number: null, party: null })
})

test('only the own list with the latest change is marked as the last one [LIST-1]', () => {
  const summaries = summarize([
    ofVoter(101, 'Alt', { updated: '2027-03-01T00:00:00Z' }),
    ofVoter(102, 'Neu', { updated: '2027-03-02T00:00:00Z' }),
    ofVoter(103, 'Älter', { updated: '2027-02-01T00:00:00Z' }),
  ])
  expect(summaries.filter(({ isLast }) => isLast).map(({ list }) => list.name)).toEqual(['Neu'])
})

test('at most one list is the Dream Team', () => {
  expect(summarize([ofVoter(101, 'Meine', {})], 101).filter(({ isFollowed }) => isFollowed)).toHaveLength(1)
  expect(summarize([ofVoter(101, 'Meine', {})]).some(({ isFollowed }) => isFollowed)).toBe(false)
})

test('the match of a list counts a cumulated name twice, the average each person once; unknown percents drop out [MATCH-10]', () => {
  const candidates = [11, 11, 13, 12].map((id, index) => ({ id, pos: index + 1 }))
  const [, , mine] = summarize([ofVoter(101, 'Meine', { candidates })])
  expect(mine?.match).toEqual({ value: 75.1, known: 3, total: 4 })
  expect(mine?.average).toBe(72.7)
  const [, , silent] = summarize([ofVoter(101, 'Stumm', { candidates: [{ id: 12, pos: 1 }] })])
  expect(silent).toMatchObject({ match: { value: null, known: 0, total: 1 }, average: null })
})

test('lists have their connected lists, sub-connections separately; an adapted copy those of its heading [ROUTE-22]', () => {
  const connect = (id: number, number: string, connection: string | null, subConnection: string | null) => ({
    ...official(id, number, `Liste ${number}`),
    connection,
    subConnection,
  })
  const lists = [connect(1, '1', 'a', 'a.1'), connect(2, '10', 'a', 'a.1'), connect(3, '9', 'a', null), connect(4, '2', 'b', null)]
  const [first, , third, fourth, copy] = summarizeLists({
    official: lists,
    own: [ofVoter(101, 'Kopie', { adapted: true, officialListId: 2 })],
    followedId: 0,
    parties: new Map(),
    percents: new Map(),
  })
  expect(first?.connected).toEqual({ numbers: ['9'], subNumbers: ['10'] })
  expect(third?.connected).toEqual({ numbers: ['1', '10'], subNumbers: [] })
  expect(fourth?.connected).toEqual({ numbers: [], subNumbers: [] })
  expect(copy?.connected).toEqual({ numbers: ['9'], subNumbers: ['1'] })
})

test('matches less than a point apart form a band in the order of the numbers, not of the match [ROUTE-22]', () => {
  const lists = [official(1, '3', 'Drei', [1]), official(2, '1', 'Eins', [2]), official(3, '2', 'Zwei', [3]), official(4, '4', 'Vier', [4])]
  const summaries = summarizeLists({
    official: lists,
    own: [],
    followedId: 0,
    parties: new Map(),
    percents: new Map([
      [1, 80.3],
      [2, 79.4],
      [3, 79.2],
      [4, null],
    ]),
  })
  const bands = matchBands(summaries).map(({ isTie, summaries: members }) => [isTie, ...members.map(({ number }) => number)])
  expect(bands).toEqual([
    [true, '1', '3'],
    [false, '2'],
    [false, '4'],
  ])
})

test('lists are in the order of their numbers, of the match or of the last change', () => {
  const summaries = summarize([ofVoter(101, 'Meine', { updated: '2027-03-01T00:00:00Z' })])
  const names = (order: 'number' | 'match' | 'updated') => orderLists(summaries, order).map(({ list }) => list.name)
  expect(names('number')).toEqual(['Ahorn', 'Linde', 'Meine'])
  expect(names('match')).toEqual(['Linde', 'Ahorn', 'Meine'])
  expect(names('updated')).toEqual(['Meine', 'Ahorn', 'Linde'])
})

// Fails when the response rate influences an order.
test('a list has the number of its people with answers, each once; no order depends on it', () => {
  const lists = [official(1, '3', 'Drei', [1, 2, 2]), official(2, '1', 'Eins', [3, 4]), official(3, '2', 'Zwei', [5])]
  const input = {
    official: lists,
    own: [ofVoter(101, 'Leer', {})],
    followedId: 0,
    parties: new Map(),
    percents: new Map([
      [1, 60],
      [3, 60],
    ]),
  }
  const shown = (answered?: ReadonlySet<number>) => summarizeLists({ ...input, answered })
  expect(shown(new Set([1, 5, 99])).map(({ rate }) => rate)).toEqual([
    { answered: 1, total: 2 },
    { answered: 0, total: 2 },
    { answered: 1, total: 1 },
    null,
  ])
  expect(shown().map(({ rate }) => rate)).toEqual([null, null, null, null])
  for (const order of ['number', 'match', 'updated'] as const) {
    const namesOf = (answered?: ReadonlySet<number>) => orderLists(shown(answered), order).map(({ list }) => list.name)
    for (const answered of [[1, 2], [3, 4], [5], [1, 2, 3, 4, 5], []]) expect(namesOf(new Set(answered))).toEqual(namesOf())
  }
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
