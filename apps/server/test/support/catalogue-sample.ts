import type { CandidateRecord, CatalogueImport, ElectionBundle, ElectionRecord, QuestionnaireBundle } from '@plenara/contract'

const ELECTION: ElectionRecord = {
  key: 'sample/riehen',
  level: 'cantonal',
  type: 'legislative',
  council: 'cantonal-parliament',
  name: { de: 'Probewahl', fr: 'Élection d’essai' },
  cantonCode: 'BS',
  constituencyId: 47,
  municipality: null,
  seats: 11,
  electionDate: '2026-10-25',
  nextElectionDate: null,
  languages: ['de', 'fr'],
  lines: 11,
  maxRepetitions: 3,
  seatMethod: 'sainte-lague',
  followUntil: '2026-10-25T10:00:00Z',
  fictional: true,
  questionnaireKey: 'sample',
}

const QUESTIONNAIRE: QuestionnaireBundle = {
  key: 'sample',
  categories: [{ key: 'c', name: { de: 'Probe' } }],
  axes: [{ key: 'a', name: { de: 'Achse' } }],
  questions: [
    sampleQuestion('q1', { type: 'Standard-4', axes: [{ axisKey: 'a', polarity: -1 }] }),
    sampleQuestion('q2', { type: 'Slider-7', isShort: false }),
  ],
}

/** A candidate in whom only the key matters. */
export function sampleCandidate(key: string, change: Partial<CandidateRecord> = {}): CandidateRecord {
  return {
    key,
    firstName: 'Anna',
    lastName: `Muster ${key}`,
    birthYear: 1980,
    sex: 'female',
    partyKey: 'sample/stb',
    listKey: '01',
    listPosition: 1,
    number: `01.${key}`,
    place: 'Riehen',
    occupation: { de: 'Lehrerin' },
    incumbent: false,
    portrait: null,
    texts: { mainGoals: { de: 'Proben' } },
    campaignBudget: 5_000,
    vestedInterests: [{ organisation: { de: 'Probenverein' }, role: { de: 'Vorstand' }, paid: false, since: 2021 }],
    links: [{ kind: 'website', url: 'https://probe.example/' }],
    languages: ['de'],
    ...change,
  }
}

/** A ballot with one list of these candidates. */
export function sampleBallot(candidates: readonly CandidateRecord[], change: Partial<ElectionRecord> = {}): ElectionBundle {
  const [first] = candidates
  const candidateKeys = [...(first ? [first.key] : []), ...candidates.map((candidate) => candidate.key)]
  const list = {
    key: '01',
    number: '01',
    name: { de: 'Steinbock' },
    partyKey: 'sample/stb',
    connection: 'A',
    subConnection: null,
    candidateKeys,
  }
  return { election: { ...ELECTION, ...change }, lists: [list], candidates, result: null }
}

/** A whole import: a party, a questionnaire with two questions, and a ballot of these candidates. */
export function sampleImport(...keys: string[]): CatalogueImport {
  return {
    parties: [{ key: 'sample/stb', shortName: { de: 'STB' }, name: { de: 'Steinbock' }, color: '#336699' }],
    questionnaires: [QUESTIONNAIRE],
    elections: [sampleBallot(keys.map((key) => sampleCandidate(key)))],
  }
}

function sampleQuestion(key: string, change: Partial<QuestionnaireBundle['questions'][number]>): QuestionnaireBundle['questions'][number] {
  const empty = { info: {}, pro: {}, contra: {}, isShort: true, axes: [] }
  return { key, categoryKey: 'c', type: 'Standard-4', text: { de: `Frage ${key}?` }, ...empty, ...change }
}
