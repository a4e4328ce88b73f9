import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Source } from '../source.ts'
import { cut, fixture } from '../test-support/source.ts'
import { parseWabstiC } from './parse.ts'

const FILES = ['WP_Wahl', 'WP_Listen', 'WP_Kandidaten', 'WPStatic_Kandidaten', 'WP_Gemeinden']
const files = FILES.map((name) => fixture(`./wabstic/fixtures/${name}.csv`))

/** The files with one of them changed, as Windows-1252. */
function changed(name: string, change: (text: string) => string): Source[] {
  const edit = (source: Source) => ({ ...source, bytes: Buffer.from(change(Buffer.from(source.bytes).toString('latin1')), 'latin1') })
  return files.map((source) => (source.file === `${name}.csv` ? edit(source) : source))
}

test('the linked files are one election; its seats are what the lists won', async () => {
  const { import: data, counts, problems } = await parseWabstiC(files)
  expect(problems).toEqual([])
  expect(counts).toEqual({ elections: 1, lists: 3, candidates: 5, elected: 3 })
  expect(data.elections?.[0]?.election).toMatchObject({
    key: 'cantonal-parliament/sg/2026-03-08',
    council: 'cantonal-parliament',
    cantonCode: 'SG',
    electionDate: '2026-03-08',
    seats: 3,
    lines: 3,
    maxRepetitions: 2,
    seatMethod: 'hagenbach-bischoff',
  })
})

// Fails when a municipality that has not been locked counts.
test('the ballots of a municipality that has not counted yet count as nothing', async () => {
  const locked = (text: string) => {
    const [header, first, second] = text.trim().split(/\r?\n/)
    return `${header};Sperrung\n${first};1458\n${second};\n`
  }
  const [bundle] = (await parseWabstiC(changed('WP_Gemeinden', locked))).import.elections ?? []
  expect(bundle?.result?.ballots).toMatchObject({ eligible: 100, received: 44, blank: 1, invalid: 3, valid: 40 })
})

test('lists carry party votes, additional votes, seats and connections; ballots without a designation are no list', async () => {
  const [bundle] = (await parseWabstiC(files)).import.elections ?? []
  expect(bundle?.result?.lists).toEqual([
    { listKey: '01', votes: 70, additionalVotes: 10, seats: 1 },
    { listKey: '02', votes: 10, additionalVotes: 0, seats: 0 },
    { listKey: '03', votes: 90, additionalVotes: 30, seats: 2 },
  ])
  expect(bundle?.lists.map((list) => [list.number, list.connection, list.subConnection, list.candidateKeys])).toEqual([
    ['01', '1', '1.1', ['0101', '0102']],
    ['02', '1', '1.1', ['0201']],
    ['03', null, null, ['0301', '0302']],
  ])
  expect(bundle?.result?.ballots).toEqual({ eligible: 150, received: 66, blank: 2, invalid: 4, valid: 60, lostLines: 10 })
})

test('Windows-1252 is read, as Wabsti writes it', async () => {
  const [bundle] = (await parseWabstiC(files)).import.elections ?? []
  expect(bundle?.lists[2]?.name).toEqual({ de: 'Gemse für Österau' })
  expect(bundle?.candidates[0]).toMatchObject({
    lastName: 'Müster',
    occupation: { de: 'Köchin' },
    place: 'Rüthi',
    birthYear: 1980,
    incumbent: true,
    number: '0101',
  })
})

test('a list or candidate that cannot be read is reported by line, the others load', async () => {
  const badList = await parseWabstiC(changed('WP_Listen', (text) => text.replace(';70;10;', ';siebzig;10;')))
  expect(badList.problems).toEqual([
    { file: 'WP_Listen.csv', line: 2, reason: 'StimmenTotal is no number: "siebzig"' },
    { file: 'WPStatic_Kandidaten.csv', line: 2, reason: 'candidate 0101 stands on no list' },
    { file: 'WPStatic_Kandidaten.csv', line: 3, reason: 'candidate 0102 stands on no list' },
    { file: 'WP_Listen.csv', line: 0, reason: '100 party votes and 10 lost lines are not the 120 lines of 60 valid ballots' },
  ])
  const badCount = await parseWabstiC(changed('WP_Kandidaten', (text) => text.replace('0201;0;10', '0201;0;')))
  expect([badCount.counts.candidates, badCount.problems[0]?.reason]).toEqual([4, 'candidate 0201 has no Stimmen'])
})

test('a count that contradicts itself is reported and loads', async () => {
  const { counts, problems } = await parseWabstiC(changed('WP_Listen', (text) => text.replace(';70;10;', ';71;10;')))
  expect(counts.elections).toBe(1)
  expect(problems.map(({ reason }) => reason)).toEqual([
    'list 01: 60 candidate votes and 10 additional votes are not 71 party votes',
    '171 party votes and 10 lost lines are not the 180 lines of 60 valid ballots',
  ])
})

test('without one of the files nothing loads, and the missing one is named', async () => {
  const { import: data, problems } = await parseWabstiC(files.slice(1))
  expect(data).toEqual({})
  expect(problems[0]?.reason).toBe('WP_Wahl is missing: a WabstiC export is a folder of linked files')
})

test('before lists have seats the election is not known', async () => {
  const withoutSeats = (text: string) => text.replace(';1;1;1\r', ';0;1;1\r').replace(';2;;\r', ';0;;\r')
  const { import: data, problems } = await parseWabstiC(changed('WP_Listen', withoutSeats))
  expect(data).toEqual({})
  expect(problems.map(({ reason }) => reason)).toEqual(['no list has seats: the seats of the election are not known'])
})

test('damaged files never throw, and what is not loaded is reported', async () => {
  const damage = fc.record({ file: fc.nat(FILES.length - 1), keep: fc.double({ min: 0, max: 1, noNaN: true }) })
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, keep }) => {
      const { import: data, problems } = await parseWabstiC(files.map((source, index) => (index === file ? cut(source, keep) : source)))
      if (Object.keys(data).length === 0) expect(problems.length).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})
