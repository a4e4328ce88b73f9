import type { CandidateSnapshot, CommonSnapshot, ElectionSnapshot, LocalitySnapshot } from '@plenara/contract'

export const ELECTION = 101
/** The questions of the election, all of the short questionnaire. */
export const QUESTIONS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1)
const CANTON = 6
const CONSTITUENCY = 45

const text = (de: string) => ({ de, fr: de, it: de, rm: de })

/** A canton, a constituency and one election in it, for tests that need no more. */
export function common(name: string): CommonSnapshot {
  return {
    cantons: [{ id: CANTON, code: 'BS', name: text('Basel-Stadt') }],
    constituencies: [{ id: CONSTITUENCY, cantonId: CANTON, name: text('Grossbasel-West'), seats: 5 }],
    parties: [{ id: 1, shortName: text('GP'), name: text('Grüne Probe'), color: '#337733' }],
    elections: [entry(name)],
  }
}

export const localities: readonly LocalitySnapshot[] = [
  { zip: '4055', municipality: 'Basel', cantonCode: 'BS', constituencyId: CONSTITUENCY },
  // In the order of their addresses, which is neither that of their names nor that of the cantons.
  { zip: '1085', municipality: 'Vulliens', cantonCode: 'VD', constituencyId: null },
  { zip: '1085', municipality: 'Rue', cantonCode: 'FR', constituencyId: 7 },
]

/** Everything about that election: twelve questions, three candidates, one list. */
export function election(name: string): ElectionSnapshot {
  return {
    election: entry(name),
    categories: [{ id: 1, name: text('Umwelt') }],
    axes: [{ id: 1, name: text('Offene Aussenpolitik') }],
    questions: QUESTIONS.map((id) => ({
      id,
      categoryId: 1,
      type: 'Standard-4',
      text: text(`Frage ${id}?`),
      info: {},
      pro: {},
      contra: {},
      isShort: true,
      axes: [{ id: 1, polarity: 1 }],
    })),
    lists: [
      {
        ...{ id: 1, number: '1', name: text('Grüne Probe'), partyId: 1, connection: null, subConnection: null },
        ...{ family: null, region: null, isParent: false, candidateIds: [11, 12, 13] },
      },
    ],
    candidates: [11, 12, 13].map(candidate),
    answers: [11, 12, 13].map((candidateId) => ({
      candidateId,
      answers: QUESTIONS.map((questionId) => ({ questionId, value: candidateId === 11 ? 100 : 0 })),
    })),
    result: null,
  }
}

function entry(name: string): CommonSnapshot['elections'][number] {
  return {
    id: ELECTION,
    level: 'federal',
    type: 'legislative',
    council: 'national-council',
    name: text(name),
    cantonId: CANTON,
    constituencyId: null,
    municipality: null,
    seats: 4,
    bodySeats: null,
    electionDate: '2027-10-24',
    nextElectionDate: null,
    languages: ['de', 'fr', 'it', 'rm'],
    lines: 4,
    maxRepetitions: 2,
    seatMethod: 'hagenbach-bischoff',
    followUntil: null,
    resultsPublic: false,
    fictional: true,
  }
}

function candidate(id: number, index: number): CandidateSnapshot {
  return {
    ...{ id, firstName: ['Ada', 'Bea', 'Cleo'][index] ?? '', lastName: 'Muster', birthYear: 1980, sex: 'female', partyId: 1, listId: 1 },
    ...{ listPosition: index + 1, number: `01.0${index + 1}`, place: 'Basel', occupation: text('Lehrerin'), incumbent: false },
    ...{ portrait: null, texts: {}, campaignBudget: null, vestedInterests: [], links: [], languages: [] },
  }
}
