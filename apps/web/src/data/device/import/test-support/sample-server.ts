import { type AppOptions, type Catalogue, createApp, type ExportSource } from '@plenara/api'
import type { CandidateSnapshot, CommonSnapshot, ElectionEntry, ElectionSnapshot, LocalitySnapshot } from '@plenara/contract'
import type { ImportRun } from '../run-import.ts'

const NO_PARTS = {} as unknown as Pick<AppOptions, 'parliament' | 'users'>

export interface SampleServer {
  readonly fetchExport: ImportRun['fetchExport']
  /** Makes the next version current: what an operator changes, in one election of the first canton. */
  change(): void
  readonly snapshot: (electionId: number) => ElectionSnapshot | undefined
  readonly common: () => CommonSnapshot
}

export const CANTONS = { basel: 6, zurich: 26 } as const
const QUESTIONS = 12

/** The application itself over small public data in memory: two cantons, three elections, about a hundred lines. */
export function createSampleServer(): SampleServer {
  const elections = new Map([
    [1, electionOf(1, CANTONS.basel, 150)],
    [2, electionOf(2, CANTONS.basel, 0)],
    [3, electionOf(3, CANTONS.zurich, 250)],
  ])
  let version = 1
  const common = (): CommonSnapshot => ({
    cantons: [
      { id: CANTONS.basel, code: 'BS', name: { de: 'Basel-Stadt' } },
      { id: CANTONS.zurich, code: 'ZH', name: { de: 'Zürich' } },
    ],
    constituencies: [],
    parties: Array.from({ length: 130 }, (_, id) => ({
      id,
      shortName: { de: `P${id}` },
      name: { fr: `Parti ${id}` },
      color: '#123456',
    })),
    elections: [...elections.values()].map(({ election }) => election),
  })
  const source: Pick<Catalogue, 'dataVersion' | 'common' | 'election'> & ExportSource = {
    dataVersion: async () => version,
    common: async () => common(),
    election: async (id) => elections.get(id) ?? null,
    allLocalities: async () => localities,
    changesSince: async () => ({ common: true, localities: false, electionIds: new Set([1]) }),
  }
  const app = createApp({
    ...NO_PARTS,
    catalogue: source as unknown as Catalogue,
    exportSource: source,
    authenticate: async () => null,
    log: () => undefined,
    now: () => new Date(0),
    version: '0.0.0',
    compatibility: { android: '*', ios: '*', web: '*' },
  })
  return {
    fetchExport: async ({ cantonId, since }, signal) => {
      const path = cantonId === null ? 'common' : `canton/${cantonId}`
      signal.throwIfAborted()
      return app.request(`/api/export/v1/${path}${since === null ? '' : `?since=${since}`}`)
    },
    change: () => {
      version += 1
      const { candidates, ...rest } = electionOf(1, CANTONS.basel, 150)
      elections.set(1, { ...rest, candidates: candidates.map((one) => ({ ...one, place: `Ort ${version}` })) })
    },
    snapshot: (id) => elections.get(id),
    common,
  }
}

const localities: readonly LocalitySnapshot[] = Array.from({ length: 1_200 }, (_, index) => ({
  zip: String(1_000 + index),
  municipality: `Gemeinde ${index}`,
  cantonCode: index % 2 === 0 ? 'BS' : 'ZH',
  constituencyId: null,
}))

function electionOf(id: number, cantonId: number, count: number): ElectionSnapshot {
  const candidates = Array.from({ length: count }, (_, index) => candidateOf(id * 1_000 + index))
  return {
    election: entryOf(id, cantonId),
    categories: [{ id: 1, name: { de: 'Umwelt' } }],
    axes: [{ id: 1, name: { de: 'Offen' } }],
    questions: Array.from({ length: QUESTIONS }, (_, index) => ({
      id: index + 1,
      categoryId: 1,
      type: 'Standard-4',
      text: { de: `Frage ${index}?\nZweite Zeile` },
      info: {},
      pro: {},
      contra: {},
      isShort: true,
      axes: [{ id: 1, polarity: 1 }],
    })),
    lists: Array.from({ length: Math.ceil(count / 10) }, (_, index) => ({
      id: id * 1_000 + index,
      number: String(index),
      name: { rm: `Glista ${index}` },
      partyId: 1,
      connection: null,
      subConnection: null,
      family: null,
      region: null,
      isParent: false,
      candidateIds: candidates.slice(index * 10, index * 10 + 10).map((one) => one.id),
    })),
    candidates,
    answers: candidates.map(({ id: candidateId }) => ({
      candidateId,
      answers: Array.from({ length: QUESTIONS }, (_, index) => ({ questionId: index + 1, value: 25, comment: { it: 'Perché sì 🗳️.' } })),
    })),
    result: null,
  }
}

function candidateOf(id: number): CandidateSnapshot {
  return {
    id,
    firstName: 'Zoé',
    lastName: `Müller ${id}`,
    birthYear: 1980,
    sex: null,
    partyId: 1,
    listId: null,
    listPosition: null,
    number: null,
    place: 'Basel',
    occupation: { de: 'Bäuerin' },
    incumbent: false,
    portrait: null,
    texts: {},
    campaignBudget: null,
    vestedInterests: [],
    links: [],
    languages: [],
  }
}

function entryOf(id: number, cantonId: number): ElectionEntry {
  return {
    id,
    level: 'cantonal',
    type: 'legislative',
    council: 'cantonal-parliament',
    name: { de: 'Grosser Rat' },
    cantonId,
    constituencyId: null,
    municipality: null,
    seats: 4,
    bodySeats: null,
    electionDate: '2027-10-24',
    nextElectionDate: null,
    languages: ['de'],
    lines: 4,
    maxRepetitions: 2,
    seatMethod: 'sainte-lague',
    followUntil: null,
    resultsPublic: false,
    fictional: true,
  }
}
