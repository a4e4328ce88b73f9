import { expect, test } from 'vitest'
import { seededOrder } from '../fair-order/random.ts'
import { type CandidateFilter, type CandidateSort, filterCandidates, shuffleCandidates, sortCandidates } from './candidate-filter.ts'

const candidate = (id: number, name: string, birthYear: number | null, partyId: number | null) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { id, firstName, lastName, birthYear, partyId, number: `0${id}.01`, place: 'Basel', occupation: null }
}
const CANDIDATES = [
  candidate(1, 'Anna Zürcher', 1990, 10),
  candidate(2, 'Beat Ärni', 1960, 20),
  candidate(3, 'Carla Meier', null, 10),
  candidate(4, 'Anna Meier', 2005, null),
  candidate(5, 'Dora Ammann', 1980, 30),
]
const FACTS = {
  matches: [
    { candidateId: 3, type: 'like', rank: 2 },
    { candidateId: 5, type: 'love', rank: 1 },
    { candidateId: 2, type: 'dislike', rank: null },
  ] as const,
  percents: new Map(
    [
      { candidateId: 2, value: 80.5, shared: 20 },
      { candidateId: 1, value: 40, shared: 20 },
      { candidateId: 4, value: 0, shared: 20 },
      { candidateId: 3, value: null, shared: 2 },
    ].map((percent) => [percent.candidateId, percent]),
  ),
  year: 2027,
  seed: 'voter 7',
}
const filtered = (filter: CandidateFilter) => filterCandidates(CANDIDATES, filter, FACTS).map(({ id }) => id)
const sorted = (sort: CandidateSort, people = CANDIDATES, seed: string | number = FACTS.seed) =>
  sortCandidates(shuffleCandidates(people, seed), sort, FACTS).map(({ id }) => id)

test.each<[CandidateFilter, number[]]>([
  [{}, [1, 2, 3, 4, 5]],
  [{ partyIds: [] }, [1, 2, 3, 4, 5]],
  [{ partyIds: [10, 30] }, [1, 3, 5]],
  [{ partyIds: [null] }, [4]],
  [{ percentFrom: 40 }, [1, 2]],
  [{ percentTo: 40 }, [1, 4]],
  [{ percentFrom: 40, percentTo: 80 }, [1]],
  [{ ageFrom: 37 }, [1, 2, 5]],
  [{ ageFrom: 22, ageTo: 37 }, [1, 4]],
  [{ ranking: 'rated' }, [2, 3, 5]],
  [{ ranking: 'unrated' }, [1, 4]],
  [{ ranking: 'favorite' }, [3, 5]],
  [{ ranking: 'liked' }, [3]],
  [{ ranking: 'loved' }, [5]],
  [{ ranking: 'disliked' }, [2]],
  [{ search: 'meier anna' }, [4]],
  [{ search: '02.01' }, [2]],
  [{ search: 'zuercher', partyIds: [20] }, []],
])('the filter %j lets %j through [SCREEN-2]', (filter, ids) => {
  expect(filtered(filter)).toEqual(ids)
})

test('sorting by name knows umlauts and first names [SCREEN-2]', () => {
  expect(sorted('lastName')).toEqual([5, 2, 4, 3, 1])
})

test('sorting by name again, also of some or of others, is the same as the first time [SCREEN-2]', () => {
  const first = sorted('lastName')
  expect(sorted('lastName')).toEqual(first)
  const some = CANDIDATES.slice(1, 4)
  const namesake = { ...candidate(6, 'Anna Meier', 1970, 10) }
  const idsOf = (people: typeof CANDIDATES, seed: string) => sorted('lastName', people, seed)
  expect(idsOf(some, 'a')).toEqual(first.filter((id) => some.some((person) => person.id === id)))
  const orders = new Set(Array.from({ length: 20 }, (_, seed) => idsOf([...CANDIDATES, namesake], `${seed}`).join()))
  expect(orders.size).toBe(2)
})

test('sorting by percent, age and ranking puts unknown values last [SCREEN-2]', () => {
  for (let seed = 0; seed < 10; seed++) {
    const byPercent = sorted('percent', CANDIDATES, seed)
    expect(byPercent.slice(0, 3)).toEqual([2, 1, 4])
  }
  expect(sorted('age')).toEqual([4, 1, 5, 2, 3])
  const ranking = sorted('ranking')
  expect([ranking[0], ranking[1], ranking[4]]).toEqual([5, 3, 2])
})

test('the random order is stable per voter, differs between voters and is that of all ties [SCREEN-2]', () => {
  const fair = seededOrder(CANDIDATES, FACTS.seed, ({ id }) => id).map(({ id }) => id)
  expect(sorted('random')).toEqual(fair)
  expect(sorted('random', CANDIDATES.toReversed())).toEqual(fair)
  expect(sorted('percent').slice(3)).toEqual(fair.filter((id) => id === 3 || id === 5))
  const orders = new Set(Array.from({ length: 20 }, (_, seed) => sorted('random', CANDIDATES, seed).join()))
  expect(orders.size).toBeGreaterThan(10)
})

// Fails when numbers are compared as texts.
test('sorting by list uses natural order of numbers, then the place on the list, candidates without a list last [SCREEN-2]', () => {
  const on = (id: number, listNumber: string | null, listPosition: number | null) => ({
    ...candidate(id, `Anna N${id}`, null, null),
    ...{ listNumber, listPosition },
  })
  const people = [on(1, '10', 1), on(2, '2', 2), on(3, null, null), on(4, '2', 1), on(5, '10a', 1)]
  expect(sortCandidates(people, 'list', FACTS).map(({ id }) => id)).toEqual([4, 2, 1, 5, 3])
})
