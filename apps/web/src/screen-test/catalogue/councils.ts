import {
  CANTON_CODES,
  type CouncillorSnapshot,
  type CouncilRecord,
  type Identified,
  type ParliamentaryGroupRecord,
  type ParliamentPartyRecord,
  type SpeechRecord,
  SEATS,
  type WholeCouncillor,
} from '@plenara/contract'
import { personOf } from './people.ts'
import { text } from './text.ts'

type Council = Identified<CouncilRecord>

const council = (id: number, name: string, facts: Pick<Council, 'type' | 'seats'> & Partial<Council>): Council => ({
  ...{ id, key: `council/${id}`, code: null, level: 'federal', cantonCode: null, municipality: null },
  ...{ name: text(name), abbreviation: text(name.slice(0, 2)) },
  ...facts,
})

export const NATIONAL_COUNCIL = 'council/1'
const basel = { level: 'cantonal', cantonCode: 'BS' } as const

export const councils: readonly Council[] = [
  council(1, 'Nationalrat', { type: 'legislative', code: 'RAT_1_', seats: SEATS.nationalCouncil }),
  council(2, 'Ständerat', { type: 'legislative', code: 'RAT_2_', seats: SEATS.councilOfStates }),
  council(3, 'Vereinigte Bundesversammlung', { type: 'legislative', code: 'RAT_3_', seats: SEATS.federalAssembly }),
  council(4, 'Bundesrat', { type: 'executive', seats: SEATS.federalCouncil }),
  council(5, 'Bundesgericht', { type: 'judiciary', seats: 38 }),
  council(60, 'Grosser Rat', { ...basel, type: 'legislative', seats: 100 }),
  council(61, 'Regierungsrat', { ...basel, type: 'executive', seats: 7 }),
  council(62, 'Einwohnerrat Riehen', { ...basel, level: 'communal', municipality: 'Riehen', type: 'legislative', seats: 40 }),
]

const GROUPS = ['Föhren', 'Ahorn', 'Lärchen', 'Linden', 'Birken', 'Eichen'] as const

export const groups: readonly Identified<ParliamentaryGroupRecord>[] = GROUPS.map((name, index) => ({
  ...{ id: index + 1, key: `group/${index + 1}`, code: `FRA_${index + 1}_` },
  ...{ name: text(`${name}-Fraktion`), abbreviation: text(name.slice(0, 2).toUpperCase()) },
}))

export const parties: readonly Identified<ParliamentPartyRecord>[] = GROUPS.map((name, index) => ({
  ...{
    id: index + 1,
    key: `party/${index + 1}`,
    name: text(`Partei der ${name}`),
    abbreviation: text(`P${name.slice(0, 2).toUpperCase()}`),
  },
  color: ['#337733', '#7a3b2e', '#224488', '#887711', '#aa3377', '#116677'][index] ?? null,
}))

/** How the seats of a chamber are shared: the last two members of the National Council belong to no group. */
const SHARES = [5, 4, 3, 3, 2, 1] as const

function groupOf(index: number): number {
  let place = index % SHARES.reduce((sum, share) => sum + share, 0)
  return SHARES.findIndex((share) => {
    place -= share
    return place < 0
  })
}

interface Seat {
  readonly councilKey: string
  readonly count: number
  /** The id of the first, and the number of its person. */
  readonly from: number
}

function member({ councilKey, from }: Seat, index: number, facts: Partial<CouncillorSnapshot>): CouncillorSnapshot {
  const id = from + index
  const { firstName, lastName, sex, birthYear } = personOf(id)
  const party = groupOf(index)
  return {
    ...{ id, key: `person/${id}`, aliases: [], numbers: [id], firstName, lastName, sex, birthDate: null, birthYear, councilKey },
    ...{
      cantonCode: CANTON_CODES[index % CANTON_CODES.length] ?? null,
      groupKey: null,
      groupFunction: null,
      partyKey: `party/${party + 1}`,
    },
    ...{ occupation: text('Landwirtin'), seat: null, active: true, from: `${2000 + (index % 24)}-12-01`, until: null },
    ...{ portraitUrl: null, portrait: null, website: null, mandates: [{ councilKey, from: `${2000 + (index % 24)}-12-01`, until: null }] },
    ...facts,
  }
}

function seated(seat: Seat, factsOf: (index: number) => Partial<CouncillorSnapshot>): CouncillorSnapshot[] {
  return Array.from({ length: seat.count }, (_, index) => member(seat, index, factsOf(index)))
}

const inGroup = (index: number) => ({ groupKey: `group/${groupOf(index) + 1}`, groupFunction: index < 6 ? 2 : 1, seat: index + 1 })
/** Who stood for the National Council as well, so that what was said and how it was voted can be compared. */
const CANDIDATE = 8

/** Everybody in office, with an id that is the number of the person as well. */
export const councillors: readonly CouncillorSnapshot[] = [
  ...seated({ councilKey: NATIONAL_COUNCIL, count: 200, from: 100 }, (index) => ({
    ...(index < 198 ? inGroup(index) : { seat: index + 1, partyKey: null }),
    ...(index === 5 ? personOf(CANDIDATE) : {}),
  })),
  ...seated({ councilKey: 'council/2', count: 46, from: 300 }, inGroup),
  ...seated({ councilKey: 'council/4', count: 7, from: 350 }, (index) => ({
    from: `${2010 + index}-01-01`,
    occupation: text(
      [
        'Bundespräsidentin 2026, Vorsteherin des Departements des Innern',
        'Vizepräsident des Bundesrates, Vorsteher des Finanzdepartements',
      ][index] ?? 'Vorsteherin des Justizdepartements',
    ),
    partyKey: `party/${(index % 4) + 1}`,
  })),
  ...seated({ councilKey: 'council/5', count: 38, from: 360 }, (index) => ({
    occupation: text(index < 20 ? 'Bundesrichterin, Erste öffentlich-rechtliche Abteilung' : 'Bundesrichter, Strafrechtliche Abteilung'),
  })),
  ...seated({ councilKey: 'council/60', count: 100, from: 400 }, () => ({ cantonCode: 'BS' })),
  ...seated({ councilKey: 'council/61', count: 7, from: 510 }, () => ({ cantonCode: 'BS' })),
]

/** What only the page of a person shows: of every third one an interest and a seat in a committee. */
export function detailsOf(id: number): Omit<WholeCouncillor, 'councillor'> {
  if (id % 3 !== 0) return { interests: [], memberships: [] }
  const own = { key: `of/${id}`, id, councillorKey: `person/${id}`, until: null }
  return {
    interests: [{ ...own, name: text('Chor am See'), role: text('Präsidium'), kind: text('Verein'), paid: false, from: '2021-03-01' }],
    memberships: [{ ...own, name: text('Kommission für Umwelt'), role: text('Mitglied'), from: '2023-12-04' }],
  }
}

/** Of every third person one. */
export function speechesOf(id = 0): readonly Identified<SpeechRecord>[] {
  if (id % 3 !== 0) return []
  return [
    {
      ...{ key: `speech/${id}`, id, councillorKey: `person/${id}`, councilKey: 'council/1', sessionKey: null, date: '2026-09-18' },
      ...{ language: 'de', excerpt: 'Wir haben lange über Brücken geredet …', url: 'https://parlament.example/rede' },
    },
  ]
}
