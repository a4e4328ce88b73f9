import {
  CANTON_CODES,
  type CandidateSnapshot,
  type CommonSnapshot,
  type ElectionEntry,
  type ElectionSnapshot,
  type ListSnapshot,
  type LocalitySnapshot,
  PROFILE_TEXTS,
  type ResultSnapshot,
  SCALE_VALUES,
} from '@plenara/contract'
import { personOf } from './people.ts'
import { axes, categories, questions } from './questionnaire.ts'
import { drawn, text } from './text.ts'

const [BASEL, URI, ZURICH] = [6, 22, 26] as const
const CANTON_NAMES: Readonly<Record<string, string>> = {
  AG: 'Aargau',
  BS: 'Basel-Stadt',
  BL: 'Basel-Landschaft',
  UR: 'Uri',
  ZH: 'Zürich',
  GE: 'Genf',
}
const PARTIES = ['Föhre', 'Ahorn', 'Lärche', 'Linde', 'Birke', 'Eiche', 'Weide', 'Buche'] as const

function entry(id: number, name: string, facts: Partial<ElectionEntry> & Pick<ElectionEntry, 'council' | 'electionDate'>): ElectionEntry {
  return {
    ...{ id, level: 'federal', type: 'legislative', name: text(name), cantonId: BASEL, constituencyId: null, municipality: null },
    ...{ seats: 4, bodySeats: null, languages: ['de', 'fr', 'it', 'rm'], lines: 4, maxRepetitions: 2 },
    ...{ seatMethod: 'hagenbach-bischoff', followUntil: null, resultsPublic: false, fictional: true },
    nextElectionDate: facts.resultsPublic ? null : facts.electionDate,
    ...facts,
  }
}

const national2027 = { council: 'national-council', electionDate: '2027-10-24', followUntil: '2027-10-23T10:00:00.000Z' } as const
const states2027 = {
  council: 'council-of-states',
  electionDate: '2027-10-24',
  seatMethod: 'majority',
  seats: 1,
  lines: 1,
  maxRepetitions: 1,
} as const
const cantonal2028 = { level: 'cantonal', electionDate: '2028-10-22' } as const

interface Plan {
  readonly entry: ElectionEntry
  /** None where the election is one by majority. */
  readonly lists: number
  /** On a list, or in all where there are none. */
  readonly people: number
}

const plans: readonly Plan[] = [
  { entry: entry(101, 'Nationalrat 2027', national2027), lists: 14, people: 4 },
  { entry: entry(102, 'Ständerat 2027', states2027), lists: 0, people: 4 },
  {
    entry: entry(103, 'Regierungsrat 2028', {
      ...{ ...cantonal2028, council: 'cantonal-government', type: 'executive' },
      ...{ seatMethod: 'majority', seats: 7, lines: 7, maxRepetitions: 1 },
    }),
    lists: 0,
    people: 10,
  },
  {
    entry: entry(104, 'Grosser Rat 2028', {
      ...{ ...cantonal2028, council: 'cantonal-parliament', constituencyId: 45, seats: 34, lines: 34, bodySeats: 100 },
      ...{ seatMethod: 'sainte-lague', maxRepetitions: 3 },
    }),
    lists: 4,
    people: 12,
  },
  {
    entry: entry(105, 'Bürgergemeinderat der Stadt Basel 2029', {
      ...{ level: 'communal', council: 'communal-parliament', municipality: 'Basel', electionDate: '2029-06-10', seats: 40, lines: 40 },
    }),
    lists: 2,
    people: 8,
  },
  {
    entry: entry(201, 'Nationalrat 2023', { council: 'national-council', electionDate: '2023-10-22', resultsPublic: true }),
    lists: 6,
    people: 4,
  },
  {
    entry: entry(202, 'Grosser Rat 2024', {
      ...{ level: 'cantonal', council: 'cantonal-parliament', constituencyId: 45, electionDate: '2024-10-20', resultsPublic: true },
      ...{ seats: 34, lines: 34, bodySeats: 100, seatMethod: 'sainte-lague', maxRepetitions: 3 },
    }),
    lists: 4,
    people: 15,
  },
  { entry: entry(301, 'Nationalrat 2027', { ...national2027, cantonId: ZURICH, seats: 36, lines: 36 }), lists: 3, people: 36 },
  {
    entry: entry(302, 'Nationalrat 2027', {
      ...{ ...national2027, cantonId: URI, seats: 1, lines: 1, maxRepetitions: 1, seatMethod: 'majority' },
    }),
    lists: 0,
    people: 3,
  },
  { entry: entry(303, 'Ständerat 2027', { ...states2027, cantonId: URI, seats: 2, lines: 2 }), lists: 0, people: 3 },
]

/** A candidate's id tells the election and the place in it. */
const idOf = (electionId: number, place: number) => electionId * 1_000 + place + 1

function listsOf({ entry: { id }, lists, people }: Plan): ListSnapshot[] {
  return Array.from({ length: lists }, (_, index) => ({
    id: id * 100 + index + 1,
    number: `${index + 1}`.padStart(2, '0'),
    name: text(index < PARTIES.length ? `${PARTIES[index]}` : `Junge ${PARTIES[index - PARTIES.length]}`),
    partyId: (index % PARTIES.length) + 1,
    // The first three are connected.
    connection: index < 3 ? 'A' : null,
    ...{ subConnection: null, family: null, region: null, isParent: false },
    candidateIds: Array.from({ length: people }, (__, place) => idOf(id, index * people + place)),
  }))
}

function candidatesOf({ entry: election, lists, people }: Plan): CandidateSnapshot[] {
  return Array.from({ length: Math.max(lists, 1) * people }, (_, place): CandidateSnapshot => {
    const list = lists > 0 ? Math.floor(place / people) : null
    const { firstName, lastName, sex, birthYear } = personOf(place)
    return {
      ...{ id: idOf(election.id, place), firstName, lastName, sex, birthYear },
      partyId: ((list ?? place) % PARTIES.length) + 1,
      listId: list === null ? null : election.id * 100 + list + 1,
      listPosition: list === null ? null : (place % people) + 1,
      number: list === null ? null : `${`${list + 1}`.padStart(2, '0')}.${`${(place % people) + 1}`.padStart(2, '0')}`,
      ...{
        place: place % 3 === 0 ? 'Riehen' : 'Basel',
        occupation: text(place % 2 === 0 ? 'Hausärztin' : 'Schreiner'),
        incumbent: place % 9 === 0,
      },
      portrait: null,
      texts: Object.fromEntries(PROFILE_TEXTS.map((name) => [name, text(`${name} von ${firstName} ${lastName}`)])),
      campaignBudget: 1_000 * (place + 1),
      vestedInterests: [{ organisation: text('Quartierverein'), role: text('Vorstand'), paid: false, since: 2019 }],
      links: [{ kind: 'website', url: 'https://kandidatur.example/' }],
      languages: ['de', 'fr'],
    }
  })
}

/** People of a party answer much alike; every tenth answer is missing, and every sixteenth person has given none at all. */
function answersOf(plan: Plan): ElectionSnapshot['answers'] {
  return candidatesOf(plan).flatMap(({ id, partyId }, place) => {
    if (plan.lists > 0 && place % 16 === 15) return []
    const answers = questions.map(({ id: questionId, type }) => {
      const scale = SCALE_VALUES[type]
      if (drawn(10, id, questionId) === 0) return { questionId, value: null }
      const ofParty = drawn(scale.length, partyId ?? 0, questionId, 7)
      const own = drawn(3, id, questionId, 3) === 0 ? drawn(scale.length, id, questionId, 5) : ofParty
      return { questionId, value: scale[own] ?? 0, ...(drawn(9, id, questionId) === 1 ? { comment: text('Mit Augenmass.') } : {}) }
    })
    return [{ candidateId: id, answers }]
  })
}

/** Every fourth person is elected, as far as there are seats; then whoever follows. */
function resultOf({ entry: election }: Plan, lists: readonly ListSnapshot[]): ResultSnapshot {
  const all = lists.flatMap(({ candidateIds }) => candidateIds)
  const order = [...all.filter((_, index) => index % 4 === 0), ...all.filter((_, index) => index % 4 !== 0)]
  const elected = new Set(order.slice(0, election.seats))
  const votes = (id: number) => 10_000 - order.indexOf(id) * 100
  return {
    ...{ final: true, source: null, asOf: `${election.electionDate}T16:00:00.000Z`, areas: null },
    ballots: { eligible: 100_000, received: 50_000, blank: 100, invalid: 50, valid: 49_850, lostLines: 900 },
    candidates: all.map((candidateId) => ({ candidateId, votes: votes(candidateId), elected: elected.has(candidateId) })),
    lists: lists.map(({ id, candidateIds }) => ({
      listId: id,
      votes: candidateIds.reduce((sum, candidateId) => sum + votes(candidateId), 0),
      seats: candidateIds.filter((candidateId) => elected.has(candidateId)).length,
    })),
  }
}

function snapshotOf(plan: Plan): ElectionSnapshot {
  const lists = listsOf(plan)
  return {
    ...{ election: plan.entry, categories, axes, questions, lists, candidates: candidatesOf(plan), answers: answersOf(plan) },
    result: plan.entry.resultsPublic ? resultOf(plan, lists) : null,
  }
}

/** The elections of Basel-Stadt with a small part of their people, and the National Council in Zürich and Uri. */
export const elections: readonly ElectionSnapshot[] = plans.map(snapshotOf)

const BASEL_CONSTITUENCIES = ['Grossbasel-Ost', 'Grossbasel-West', 'Kleinbasel', 'Riehen', 'Bettingen'] as const
const BASEL_SEATS = [27, 34, 27, 11, 1] as const

export const common: CommonSnapshot = {
  cantons: CANTON_CODES.map((code, index) => ({ id: index + 1, code, name: text(CANTON_NAMES[code] ?? code) })),
  constituencies: [
    ...BASEL_CONSTITUENCIES.map((name, index) => ({
      id: 44 + index,
      cantonId: BASEL,
      name: text(name),
      seats: BASEL_SEATS[index] ?? null,
    })),
    { id: 90, cantonId: URI, name: text('Uri'), seats: null },
    { id: 91, cantonId: ZURICH, name: text('Zürich'), seats: null },
  ],
  parties: PARTIES.map((name, index) => ({
    ...{ id: index + 1, shortName: text(name.slice(0, 2).toUpperCase()), name: text(name) },
    color: ['#337733', '#7a3b2e', '#224488', '#887711', '#aa3377', '#116677', '#555555', '#993300'][index] ?? '#000000',
  })),
  elections: plans.map((plan) => plan.entry),
}

export const localities: readonly LocalitySnapshot[] = [
  { zip: '4051', municipality: 'Basel', cantonCode: 'BS', constituencyId: null, constituencyIds: [44, 45, 46] },
  { zip: '4055', municipality: 'Basel', cantonCode: 'BS', constituencyId: 45 },
  { zip: '4125', municipality: 'Riehen', cantonCode: 'BS', constituencyId: 47 },
  // In several cantons, or constituencies, by their share of the addresses.
  { zip: '6490', municipality: 'Andermatt', cantonCode: 'UR', constituencyId: 90 },
  { zip: '6490', municipality: 'Zürich', cantonCode: 'ZH', constituencyId: 91 },
  { zip: '4126', municipality: 'Bettingen', cantonCode: 'BS', constituencyId: 48 },
  { zip: '4126', municipality: 'Riehen', cantonCode: 'BS', constituencyId: 47 },
]
