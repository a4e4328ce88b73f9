import type { Catalogue, ExportSource } from '@plenara/api'
import type {
  CandidateSnapshot,
  CommonSnapshot,
  ElectionEntry,
  ElectionSnapshot,
  LocalitySnapshot,
  QuestionSnapshot,
  QuestionType,
} from '@plenara/contract'

/** Elections of the fixture by what they are for. */
export const ELECTION = {
  /** Two repetitions, 4 lines, 60 candidates, 40 questions. */
  nationalBasel: 102,
  /** The same council on the same day in another canton. */
  nationalZurich: 104,
  cantonalWest: 101,
  /** The same cantonal council and day as `cantonalWest`, another constituency. */
  cantonalEast: 106,
  /** Counted, but the results are not public yet; without questions. */
  executive: 103,
  /** Over, with public results; nothing can be followed any more. */
  past: 105,
} as const
export const UNKNOWN_ID = 999_999
export const OFFICIAL_LIST = { basel: 201, baselSecond: 202, zurich: 401, west: 101, east: 601 } as const
export const QUESTION_COUNT = 40
export const CANDIDATE_COUNT = 60
/** A candidate of the national election in Basel who has not answered anything. */
export const SILENT_CANDIDATE = 1060
/** The hash of the drawing below is of no matter here. */
export const PORTRAIT_ADDRESS = `/api/portrait/${'0a'.repeat(8)}/small`
const PORTRAIT = { contentType: 'image/svg+xml', bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') } as const
export const ANSWERED_CANDIDATE = 1001

const CYCLE: readonly QuestionType[] = ['Standard-4', 'Slider-7', 'options5']
const FIRST_VALUES = { 'Standard-4': [0, 25, 75, 100], 'Slider-7': [0, 17, 33, 50, 67, 83, 100], options5: [0, 25, 50, 75, 100] } as const

function entry(change: Partial<ElectionEntry> & Pick<ElectionEntry, 'id'>): ElectionEntry {
  return {
    level: 'federal',
    type: 'legislative',
    council: 'national-council',
    name: { de: 'Nationalrat', fr: 'Conseil national' },
    cantonId: 6,
    constituencyId: null,
    municipality: null,
    seats: 4,
    bodySeats: null,
    electionDate: '2027-10-24',
    nextElectionDate: '2031-10-26',
    languages: ['de', 'fr'],
    lines: 4,
    maxRepetitions: 2,
    seatMethod: 'hagenbach-bischoff',
    followUntil: '2027-10-24T10:00:00.000Z',
    resultsPublic: false,
    fictional: true,
    ...change,
  }
}

const grosserRat = {
  level: 'cantonal',
  council: 'cantonal-parliament',
  name: { de: 'Grosser Rat' },
  electionDate: '2028-10-22',
  followUntil: '2028-10-22T10:00:00.000Z',
  seats: 34,
  lines: 3,
  maxRepetitions: 3,
  seatMethod: 'sainte-lague',
} as const

const entries: readonly ElectionEntry[] = [
  entry({ id: ELECTION.nationalBasel }),
  entry({ id: ELECTION.nationalZurich, cantonId: 26, seats: 36, lines: 36 }),
  entry({ id: ELECTION.cantonalWest, ...grosserRat, constituencyId: 45 }),
  entry({ id: ELECTION.cantonalEast, ...grosserRat, constituencyId: 46 }),
  entry({
    id: ELECTION.executive,
    ...grosserRat,
    type: 'executive',
    council: 'cantonal-government',
    name: { de: 'Regierungsrat' },
    seats: 7,
    lines: 7,
    maxRepetitions: 1,
    seatMethod: 'majority',
  }),
  entry({
    id: ELECTION.past,
    electionDate: '2023-10-22',
    nextElectionDate: null,
    followUntil: '2023-10-22T10:00:00.000Z',
    resultsPublic: true,
  }),
]

/** The scale of a question of the fixture. */
function typeOfQuestion(questionId: number): QuestionType {
  return CYCLE[questionId % CYCLE.length] ?? 'Standard-4'
}

/** A value on the scale of a question. */
export function valueFor(questionId: number, step: number): number {
  const values = FIRST_VALUES[typeOfQuestion(questionId)]
  return values[step % values.length] ?? 0
}

const questions: readonly QuestionSnapshot[] = Array.from({ length: QUESTION_COUNT }, (_, index) => ({
  id: index + 1,
  categoryId: (index % 2) + 1,
  type: typeOfQuestion(index + 1),
  text: index === 0 ? { de: 'Soll das so sein?', fr: 'Faut-il cela?' } : { de: `Frage ${index + 1}` },
  info: index === 0 ? { de: 'Zur Sache' } : {},
  pro: {},
  contra: {},
  isShort: index < 10,
  axes: [{ id: (index % 4) + 1, polarity: index % 2 === 0 ? 1 : -1 }],
}))

function candidate(id: number, listId: number, place: number): CandidateSnapshot {
  return {
    id,
    firstName: 'Anna',
    lastName: `Muster ${place}`,
    birthYear: 1980,
    sex: 'female',
    partyId: place % 2 === 0 ? 1 : 2,
    listId,
    listPosition: place,
    number: `01.${String(place).padStart(2, '0')}`,
    place: 'Basel',
    occupation: { de: 'Bäuerin', fr: 'Paysanne' },
    incumbent: false,
    portrait: id === ANSWERED_CANDIDATE ? PORTRAIT_ADDRESS : null,
    texts: id === ANSWERED_CANDIDATE ? { mainGoals: { de: 'Ziele', fr: 'Objectifs' }, hobbies: { it: 'Lettura' } } : {},
    campaignBudget: null,
    vestedInterests: [],
    links: [],
    languages: [],
  }
}

function snapshotOf(election: ElectionEntry): ElectionSnapshot {
  const isLarge = election.id === ELECTION.nationalBasel
  const base = isLarge ? 1000 : election.id * 100_000
  const first = (election.id - 100) * 100 + 1
  const second = first + 1
  const count = isLarge ? CANDIDATE_COUNT : 4
  const candidates = Array.from({ length: count }, (_, index) => candidate(base + index + 1, index % 2 === 0 ? first : second, index + 1))
  const list = { partyId: 1, connection: null, subConnection: null, family: null, region: null, isParent: false }
  return {
    election,
    categories: [
      { id: 1, name: { de: 'Umwelt', fr: 'Environnement' } },
      { id: 2, name: { de: 'Finanzen' } },
    ],
    axes: [1, 2, 3, 4].map((id) => ({ id, name: { de: `Achse ${id}`, fr: `Axe ${id}` } })),
    questions: election.type === 'executive' ? [] : questions,
    lists: [
      {
        ...list,
        id: first,
        updated: '2027-08-01T06:00:00.000Z',
        number: '01',
        name: { de: 'Mitte', fr: 'Centre' },
        candidateIds: [base + 1, base + 1, base + 3],
      },
      { ...list, id: second, number: '02', name: { de: 'Rand' }, candidateIds: [base + 2, base + 4] },
    ],
    candidates,
    answers: candidates.slice(0, -1).map(({ id }) => ({
      candidateId: id,
      answers: questions.map((question) => ({ questionId: question.id, value: valueFor(question.id, id), comment: { de: 'Weil.' } })),
    })),
    result:
      election.id === ELECTION.past || election.id === ELECTION.executive
        ? {
            final: true,
            source: 'https://example.ch',
            asOf: null,
            areas: null,
            ballots: null,
            candidates: [
              { candidateId: base + 1, votes: 900, elected: true },
              { candidateId: base + 2, votes: 300, elected: false },
            ],
            lists: [{ listId: first, votes: 1200, seats: 1 }],
          }
        : null,
  }
}

const common: CommonSnapshot = {
  cantons: [
    { id: 6, code: 'BS', name: { de: 'Basel-Stadt', fr: 'Bâle-Ville' } },
    { id: 26, code: 'ZH', name: { de: 'Zürich', fr: 'Zurich' } },
  ],
  constituencies: [
    { id: 45, cantonId: 6, name: { de: 'Grossbasel-West' }, seats: 34 },
    { id: 46, cantonId: 6, name: { de: 'Grossbasel-Ost' }, seats: 27 },
    { id: 90, cantonId: 26, name: { de: 'Zürich' }, seats: null },
  ],
  parties: [
    { id: 1, shortName: { de: 'Mitte', fr: 'Centre' }, name: { de: 'Die Mitte', fr: 'Le Centre' }, color: '#336699' },
    { id: 2, shortName: { de: 'Rand' }, name: { de: 'Der Rand' }, color: '#993366' },
  ],
  elections: entries,
}

const localities: readonly LocalitySnapshot[] = [
  { zip: '4051', municipality: 'Basel', cantonCode: 'BS', constituencyId: 45 },
  { zip: '8866', municipality: 'Ziegelbrücke', cantonCode: 'GL', constituencyId: null },
  { zip: '8866', municipality: 'Schänis', cantonCode: 'SG', constituencyId: null },
]

export interface FixtureCatalogue extends Catalogue, ExportSource {
  allLocalities: ExportSource['allLocalities']
  /** Makes the next data version current, without another content. */
  importAgain(): void
  /** How often an election was asked for. */
  electionReads(): number
}

/** Small public data in memory: two cantons, six elections. */
export function createFixtureCatalogue(): FixtureCatalogue {
  const snapshots = new Map(entries.map((election) => [election.id, snapshotOf(election)]))
  const candidateIds = new Set([...snapshots.values()].flatMap(({ candidates }) => candidates.map(({ id }) => id)))
  let version = 1
  let reads = 0
  return {
    dataVersion: async () => version,
    common: async () => common,
    election: async (id) => {
      reads += 1
      return snapshots.get(id) ?? null
    },
    localities: async (zip) => localities.filter((locality) => locality.zip === zip),
    allLocalities: async () => localities,
    everyLocality: async () => localities,
    changesSince: async () => null,
    knownCandidates: async (ids) => new Set(ids.filter((id) => candidateIds.has(id))),
    candidaciesOf: async ({ cantonId, birthYear }) =>
      [...snapshots.values()]
        .filter(({ election }) => election.cantonId === cantonId)
        .flatMap(({ election, candidates }) => candidates.map((candidate) => ({ ...candidate, electionId: election.id })))
        .filter((candidate) => candidate.birthYear === birthYear),
    portraits: async (ids) => new Map(ids.filter((id) => id === ANSWERED_CANDIDATE).map((id) => [id, PORTRAIT])),
    picture: async (hash) => (PORTRAIT_ADDRESS.includes(hash) ? PORTRAIT : null),
    importAgain: () => {
      version += 1
    },
    electionReads: () => reads,
  }
}
