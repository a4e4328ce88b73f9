import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { cut, fixture } from '../test-support/source.ts'
import { parseSesamBs } from './parse.ts'

const full = fixture('./sesam-bs/fixtures/full-2020.xlsx')
const reduced = fixture('./sesam-bs/fixtures/reduced-2016.xlsx')

test('each constituency is an election, the blank list is no list, unknown constituencies are reported', async () => {
  const { import: data, counts, problems } = await parseSesamBs(full)
  expect(counts).toEqual({ elections: 2, constituencies: 2, lists: 3, candidates: 4, elected: 3 })
  expect(problems[0]).toEqual({ file: 'full-2020.xlsx', line: 7, reason: 'unknown constituency "Nirgendwo"' })
  // Fails when the checks of the count are switched off where a row is dropped.
  expect(problems.map(({ reason }) => reason)).toContain('list 01: 1 elected candidates for 2 seats')
  expect(data.elections?.[0]?.election).toMatchObject({
    key: 'cantonal-parliament/bs/2020-10-25/grossbasel-west',
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

test('a workbook that was cut in half loads nothing and says so', async () => {
  expect(await parseSesamBs(cut(full, 0.5))).toEqual({
    import: {},
    counts: {},
    problems: [{ file: 'full-2020.xlsx', line: 0, reason: 'the file is no readable Excel workbook (.xlsx)' }],
  })
})

const OF_RESULTS = /^(Stimmen Total|Gewählt|Anzahl Sitze Liste|Status|(Kandidaten|Zusatz)stimmen|Wahlzettel|Unveränderte|Stimmen unver)/

/** The fixture with its rows, except the one of an unknown constituency, changed. */
async function changed(change: (row: Map<string, string>) => void, without: RegExp = /^$/): Promise<typeof full> {
  const [header = [], ...rows] = (await readXlsx(full.bytes)).sheets[0]?.rows ?? []
  const names = header.map(String)
  const records = rows.slice(0, 5).map((row) => {
    const record = new Map(names.map((name, index) => [name, String(row[index] ?? '')]))
    change(record)
    return record
  })
  const columns = [...new Set([...names, ...records.flatMap((record) => [...record.keys()])])].filter((name) => !without.test(name))
  const table = [columns, ...records.map((record) => columns.map((name) => record.get(name) ?? ''))]
  return { ...full, bytes: await writeXlsx({ sheets: [{ name: 'A', rows: table }] }) }
}

const emptied = (row: Map<string, string>) => {
  for (const name of row.keys()) if (OF_RESULTS.test(name)) row.set(name, '')
}

// Fails when a table without votes is refused, or gets a result of which nobody is elected.
test.each([
  ['with empty columns of a result', changed(emptied)],
  ['without these columns', changed(emptied, OF_RESULTS)],
])('a table from before the day, %s, gives lists and candidates without a result', async (_, file) => {
  const { import: data, problems } = await parseSesamBs(await file)
  expect(problems).toEqual([])
  expect(data.elections?.map(({ result }) => result)).toEqual([null, null])
  expect(data.elections?.[0]?.lists.map((list) => list.candidateKeys)).toEqual([['0101', '0102'], ['0201']])
})

// Fails when the doubt is left out.
test('before the day nobody knows whether a cumulated candidate is printed twice or three times: twice, and a doubt says so', async () => {
  const cumulated = await changed((row) => {
    emptied(row)
    row.set('Kumulation', row.get('Kandidaten-Nr') === '0101' ? 'K' : 'N')
  })
  const { import: data, problems } = await parseSesamBs(cumulated)
  expect(data.elections?.[0]?.lists[0]?.candidateKeys).toEqual(['0101', '0101', '0102'])
  const reason = expect.stringMatching(/list 01: .* 1 candidate is/)
  expect(problems).toEqual([reason, reason].map((one) => ({ file: 'full-2020.xlsx', line: 0, isDoubt: true, reason: one })))
})

// Fails when part of a result counts as none.
test.each([
  ['the votes', /^Stimmen Total$/, 'the column Stimmen Total is missing beside those of a result'],
  ['who is elected', /^Gewählt$/, 'the column Gewählt is missing beside those of a result'],
])('a result without %s is refused', async (_, without, reason) => {
  const { import: data, problems } = await parseSesamBs(await changed(() => undefined, without))
  expect(data).toEqual({})
  expect(problems).toEqual([{ file: 'full-2020.xlsx', line: 1, reason }])
})

// Fails when a number of a candidate may end in anything.
test('a number of a candidate that cannot be read is reported', async () => {
  const source = await changed((row) => {
    if (row.get('Kandidaten-Nr') === '0101') row.set('Kandidaten-Nr', '0101x')
  })
  expect((await parseSesamBs(source)).problems).toContainEqual(
    expect.objectContaining({ line: 2, reason: 'Kandidaten-Nr is no number: "0101x"' }),
  )
})
