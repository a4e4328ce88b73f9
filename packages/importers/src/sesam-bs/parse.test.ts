import { describe, expect, test } from 'vitest'
import { cut, fixture, shared, textSource } from '../test-source.ts'
import { parseSesamBs } from './parse.ts'

const full = fixture('./sesam-bs/fixtures/full-2020.xlsx')
const reduced = fixture('./sesam-bs/fixtures/reduced-2016.xlsx')

test('each constituency is an election, the blank list is no list, unknown constituencies are reported', async () => {
  const { import: data, counts, problems } = await parseSesamBs(full)
  expect(counts).toEqual({ elections: 2, constituencies: 2, lists: 3, candidates: 4, elected: 3 })
  expect(problems).toEqual([{ file: 'full-2020.xlsx', line: 7, reason: 'unknown constituency "Nirgendwo"' }])
  expect(data.elections?.[0]?.election).toMatchObject({
    key: 'sesam-bs/grosser-rat/2020/grossbasel-west',
    constituencyId: 45,
    seats: 34,
    lines: 34,
    maxRepetitions: 3,
    seatMethod: 'sainte-lague',
  })
})

test('repetitions of the printed list show in the votes of unchanged ballots [ENTITY-6]', async () => {
  const [west] = (await parseSesamBs(full)).import.elections ?? []
  expect(west?.lists.map((list) => list.candidateKeys)).toEqual([['0101', '0101', '0101', '0102', '0102'], ['0201']])
})

test('candidates and lists carry their result', async () => {
  const [west] = (await parseSesamBs(full)).import.elections ?? []
  expect(west?.candidates[0]).toMatchObject({
    firstName: 'Anna',
    lastName: 'Muster',
    incumbent: true,
    listPosition: 1,
    number: '0101',
    birthYear: 1980,
  })
  expect(west?.result?.candidates).toContainEqual({ candidateKey: '0201', votes: 25, elected: true })
  expect(west?.result?.lists).toEqual([
    { listKey: '01', votes: 60, additionalVotes: 3, seats: 2 },
    { listKey: '02', votes: 60, additionalVotes: 3, seats: 1 },
  ])
})

test('the reduced table has candidates without lists; its year is in the name of the file', async () => {
  const { import: data, counts, problems } = await parseSesamBs(reduced)
  expect(counts).toEqual({ elections: 1, constituencies: 1, lists: 0, candidates: 2, elected: 1 })
  expect(data.elections?.[0]?.candidates[0]).toMatchObject({ firstName: 'Anna', lastName: 'Muster Beispiel', incumbent: true })
  expect(problems).toEqual([{ file: 'reduced-2016.xlsx', line: 4, reason: 'list_place is no number: "eins"' }])
  const nameless = await parseSesamBs({ ...reduced, file: 'wahlen.xlsx' })
  expect(nameless.problems[0]?.reason).toMatch(/no year of an election/)
})

test.each([
  ['a workbook that was cut in half', cut(full, 0.5)],
  ['a text file', textSource('full-2020.xlsx', 'kein Excel')],
])('%s loads nothing and says so', async (_, source) => {
  expect(await parseSesamBs(source)).toEqual({
    import: {},
    counts: {},
    problems: [{ file: 'full-2020.xlsx', line: 0, reason: 'the file is no readable Excel workbook (.xlsx)' }],
  })
})

describe('the Grosser Rat of Basel-Stadt', { tags: ['real-data'] }, () => {
  test('2020: 792 candidates, 40 lists with 15 numbers in 5 constituencies, 100 elected', async () => {
    const { import: data, counts, problems } = await parseSesamBs(shared('elections/sesam-bs-grossrat/Wahlen_2020.xlsx'))
    expect(problems).toEqual([])
    expect(counts).toEqual({ elections: 5, constituencies: 5, lists: 40, candidates: 792, elected: 100 })
    const bundles = data.elections ?? []
    expect(new Set(bundles.flatMap(({ lists }) => lists.map((list) => list.number))).size).toBe(15)
    expect(bundles.map(({ election }) => election.seats).toSorted((a, b) => b - a)).toEqual([34, 27, 27, 11, 1])
    expect(bundles.flatMap(({ candidates }) => candidates).filter((one) => one.incumbent)).toHaveLength(80)
    for (const { election, lists } of bundles) {
      for (const list of lists) expect(list.candidateKeys.length).toBeLessThanOrEqual(election.lines)
    }
  })

  test('2016: the reduced table of 99 candidates', async () => {
    const { counts, problems } = await parseSesamBs(shared('elections/sesam-bs-grossrat/Wahlen_2016.xlsx'))
    expect(problems).toEqual([])
    expect(counts).toMatchObject({ elections: 4, candidates: 99, elected: 34 })
  })
})
