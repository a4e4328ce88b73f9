import { expect, test } from 'vitest'
import { importerOf } from '../registry.ts'
import { SAMPLE_FILES } from '../test-support/samples.ts'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'

const NAMES = ['constituencies', 'parties', 'ballot-rules', 'election-dates'] as const
const parse = (name: (typeof NAMES)[number], text: string) => importerOf(name).parse(textSource('a.csv', text))
const sample = (name: (typeof NAMES)[number]) => textOfSource(fixture(SAMPLE_FILES[name]))

test('constituencies come with their names, seats and municipalities; one in several is divided [VALID-10]', async () => {
  const { import: data, counts, problems } = await parse('constituencies', sample('constituencies'))
  expect(problems).toEqual([])
  expect(counts).toEqual({ constituencies: 5 })
  expect(data.divisions).toMatchObject([
    {
      cantonCode: 'BS',
      constituencies: [
        { key: 'ost', name: { de: 'Grossbasel-Ost', fr: 'Grand-Bâle Est' }, seats: 27, municipalities: [2701] },
        { key: 'west', municipalities: [2701] },
        { key: 'klein' },
        { key: 'riehen', municipalities: [2703] },
        { key: 'bettingen' },
      ],
    },
  ])
})

test('parties come with short and long names in each language and their colour [ENTITY-5]', async () => {
  expect((await parse('parties', sample('parties'))).import.parties).toEqual([
    { key: 'sample/gp', shortName: { de: 'GP', fr: 'PV' }, name: { de: 'Grüne Probe', fr: 'Parti vert d’essai' }, color: '#337733' },
    { key: 'sample/rand', shortName: { de: 'Rand' }, name: { de: 'Der Rand' }, color: '#993366' },
  ])
})

test('ballot rules and days name what they change and nothing else', async () => {
  const target = { council: 'national-council', cantonCode: 'BS', municipality: null, year: 2027 }
  expect((await parse('ballot-rules', sample('ballot-rules'))).import.settings).toEqual([
    { target, change: { seats: 4, lines: 4, maxRepetitions: 2, seatMethod: 'hagenbach-bischoff' } },
    {
      target: { ...target, council: 'cantonal-parliament', year: 2028 },
      change: { bodySeats: 100, maxRepetitions: 3, seatMethod: 'sainte-lague' },
    },
  ])
  expect((await parse('election-dates', sample('election-dates'))).import.settings).toEqual([
    { target, change: { electionDate: '2027-10-24', nextElectionDate: '2031-10-19', followUntil: '2027-10-23T22:00:00Z' } },
  ])
})

// Fails when one of the checks goes, or the rows that can be read are taken although another cannot.
test.each([
  ['constituencies', 'BS,ost,', 'XX,ost,', 2, 'canton is no canton: "XX"'],
  ['constituencies', ',27,2701\nBS,west', ',0,2701\nBS,west', 2, 'seats is no number from 1: "0"'],
  ['constituencies', ',11,2703', ',11,27o3', 5, 'municipalities holds "27o3", which is no BFS number'],
  ['constituencies', ',1,2702', ',1,', 6, 'municipalities is empty: nobody would vote there'],
  ['constituencies', 'BS,west', 'BS,ost', 3, 'BS ost stands twice'],
  ['parties', '#993366', 'violet', 3, 'color is no colour such as #4b8a3e: "violet"'],
  ['parties', 'sample/rand', '', 3, 'key is empty'],
  ['ballot-rules', ',4,,4,2,', ',four,,4,2,', 2, 'seats is no number from 1: "four"'],
  [
    'ballot-rules',
    'sainte-lague',
    'dhondt',
    3,
    'seat_method is none of hagenbach-bischoff, sainte-lague, double-proportional, majority, unknown: "dhondt"',
  ],
  ['ballot-rules', '2,yes', '2,no', 2, 'panachage must be yes: ballots on which lists cannot be mixed are not known here'],
  ['ballot-rules', ',national-council', '7x,national-council', 2, 'election is no id: "7x"'],
  ['ballot-rules', ',national-council', '7,national-council', 2, 'election 7 is one election: body must be empty'],
  ['election-dates', ',national-council,BS,,2027', '7,,,,2027', 2, 'election 7 is one election: year must be empty'],
  ['election-dates', '2027-10-24,', '2027-02-30,', 2, 'date is no day such as 2027-10-24: "2027-02-30"'],
  ['election-dates', 'T22:00:00Z', '', 2, 'follow_until is no moment in UTC such as 2027-10-23T22:00:00Z: "2027-10-23"'],
  ['election-dates', '2027-10-24,2031-10-19,2027-10-23T22:00:00Z', ',,', 2, 'the row changes nothing'],
] as const)('%s with "%s" as "%s" holds nothing and says why', async (name, from, to, line, reason) => {
  expect(await parse(name, sample(name).replace(from, to))).toEqual({ import: {}, counts: {}, problems: [{ file: 'a.csv', line, reason }] })
})
