import { sainteLague, seededRandom } from '@plenara/domain'
import type { OfficialRow } from './official-table.ts'

/** The constituencies in the order of the official table of 2020. */
const CONSTITUENCIES = [
  ['Kleinbasel', 27],
  ['Grossbasel Ost', 27],
  ['Grossbasel West', 34],
  ['Riehen', 11],
  ['Bettingen', 1],
] as const
const LISTS = [
  ['01', 'STB', 'Steinbock-Partei'],
  ['02', 'MUR', 'Murmeltier-Liste'],
  ['03', 'DHL', 'Dohlen-Bewegung'],
] as const
const FIRST_NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elin', 'Flurin', 'Gian', 'Hanna', 'Ivo', 'Jana', 'Karim']
const LAST_NAMES = [
  'Muster',
  'Nebler',
  'Gams',
  'Föhnli',
  'Schründli',
  'Brünig',
  'Alpstein',
  'Widmermatt',
  'Zibelmann',
  'Käferli',
  'Tobelmann',
  'Oeri-Probe',
  'Halde',
]
const OCCUPATIONS = ['Bäcker', 'Hebamme', 'Historikerin', '']

const RANDOM = seededRandom(2020)
const upTo = (most: number) => Math.floor(RANDOM() * most)

/** An election of the Grosser Rat of Basel-Stadt 2020 with invented people and votes, in the columns of the official table. */
export function drawnElection(): OfficialRow[] {
  return CONSTITUENCIES.flatMap(([name, seats]) => constituencyRows(name, seats))
}

interface DrawnList {
  readonly number: string
  readonly short: string
  readonly name: string
  readonly unchanged: number
  readonly repetitions: number
  readonly people: readonly { readonly changed: number; readonly total: number }[]
  readonly additional: readonly [number, number]
}

function constituencyRows(constituency: string, seats: number): OfficialRow[] {
  const lists = LISTS.slice(0, seats === 1 ? 2 : 3).map(([number, short, name], index) => drawList([number, short, name], seats, index))
  const votesOf = ({ people, additional }: DrawnList) => people.reduce((sum, { total }) => sum + total, 0) + additional[0] + additional[1]
  const votes = lists.map((list) => ({ key: list.number, votes: votesOf(list), connection: null, subConnection: null, candidates: [] }))
  // One seat goes to the person with the most votes.
  const mostVoted = lists.toSorted((a, b) => (b.people[0]?.total ?? 0) - (a.people[0]?.total ?? 0))[0]?.number ?? ''
  const won = seats === 1 ? new Map([[mostVoted, 1]]) : sainteLague(votes, seats).seats
  const all = votes.reduce((sum, list) => sum + list.votes, 0)
  const valid = Math.ceil(all / seats) + 3
  const common = {
    Wahljahr: '2020',
    Status: 'Schlussresultat',
    Wahlbezeichnung: `GR 2020 ${constituency}`,
    Wahltermin: '2020-10-25',
    'Anzahl Sitze Wahlkreis': seats,
    Wahlkreisbezeichnung: constituency,
    Stimmberechtigte: 3 * valid,
    Wahlzettel: valid + 7,
    'Ungültige Wahlzettel': 5,
    'Leere Wahlzettel': 2,
    'Leere Stimmen': valid * seats - all,
  }
  return lists.flatMap((list) => listRows(list, won.get(list.number) ?? 0).map((row) => ({ ...common, ...row })))
}

function drawList([number, short, name]: readonly [string, string, string], seats: number, index: number): DrawnList {
  const isShort = seats === 27 && index === 2
  const [size, repetitions] = isShort ? [13, 2] : [seats, 1]
  const unchanged = 400 - 90 * index + upTo(50)
  const people = Array.from({ length: size }, (_, place) => {
    const changed = 40 * (size - place) + upTo(39)
    return { changed, total: unchanged * repetitions + changed }
  })
  return { number, short, name, unchanged, repetitions, people, additional: [unchanged * (seats - size * repetitions), 20 + upTo(100)] }
}

function listRows({ number, short, name, unchanged, repetitions, people, additional }: DrawnList, won: number): OfficialRow[] {
  const elected = new Set(people.toSorted((a, b) => b.total - a.total).slice(0, won))
  return people.map((person, index) => ({
    Listennummer: number,
    Parteikurzbezeichnung: short,
    Parteibezeichnung: name,
    'Anzahl Sitze Liste': won,
    'Unveränderte Wahlzettel Liste': unchanged,
    'Kandidatenstimmen unveränderte Wahlzettel': String(unchanged * repetitions * people.length),
    'Zusatzstimmen unveränderte Wahlzettel': additional[0],
    'Kandidatenstimmen veränderte Wahlzettel': people.reduce((sum, { changed }) => sum + changed, 0),
    'Zusatzstimmen veränderte Wahlzettel': additional[1],
    'Kandidaten-Nr': `${number}${String(index + 1).padStart(2, '0')}`,
    Kumulation: repetitions > 1 ? 'K' : 'N',
    Bisher: index % 3 === 0 ? 'bisher' : 'nicht amtierend',
    Gewählt: elected.has(person) ? 'Gewählt' : 'nicht gewählt',
    Name: LAST_NAMES[upTo(LAST_NAMES.length)] ?? '',
    Vorname: FIRST_NAMES[upTo(FIRST_NAMES.length)] ?? '',
    Geschlecht: index % 2 === 0 ? 'F' : 'M',
    Jahrgang: String(1955 + upTo(45)),
    Beruf: OCCUPATIONS[upTo(OCCUPATIONS.length)] ?? '',
    'Stimmen unveränderte Wahlzettel': unchanged * repetitions,
    'Stimmen Total': person.total,
  }))
}
