import type { CandidateRecord, CatalogueImport } from '@plenara/contract'

function candidate(key: string, lastName: string): CandidateRecord {
  return {
    key,
    firstName: 'Anna',
    lastName,
    birthYear: 1980,
    sex: 'female',
    partyKey: 'mitte',
    listKey: '01',
    listPosition: 1,
    number: `01.0${key}`,
    place: 'Basel',
    occupation: { de: 'Bäuerin' },
    incumbent: false,
    portrait: null,
    texts: {},
    campaignBudget: null,
    vestedInterests: [],
  }
}

const question = { categoryKey: 'c', type: 'Standard-4', info: {}, pro: {}, contra: {}, isShort: true } as const

/** One small election as an importer delivers it: an agreeing, an opposing and a silent candidate. */
export const journeyImport = {
  cantons: [{ id: 6, code: 'BS', name: { de: 'Basel-Stadt' } }],
  constituencies: [{ id: 46, cantonCode: 'BS', name: { de: 'Grossbasel-Ost' }, seats: 27 }],
  municipalities: [{ bfsNumber: 2701, name: 'Basel', cantonCode: 'BS', constituencyId: 46 }],
  localities: [{ zip: '4051', place: 'Basel', municipality: 'Basel', bfsNumber: 2701, cantonCode: 'BS' }],
  parties: [{ key: 'mitte', shortName: { de: 'Mitte' }, name: { de: 'Die Mitte' }, color: '#336699' }],
  questionnaires: [
    {
      key: 'q',
      categories: [{ key: 'c', name: { de: 'Alles' } }],
      axes: [
        { key: 'open', name: { de: 'Offen' } },
        { key: 'thrift', name: { de: 'Sparsam' } },
      ],
      questions: [
        { ...question, key: '1', text: { de: 'Erste Frage' }, axes: [{ axisKey: 'open', polarity: 1 }] },
        { ...question, key: '2', text: { de: 'Zweite Frage' }, axes: [{ axisKey: 'thrift', polarity: -1 }] },
      ],
    },
  ],
  elections: [
    {
      election: {
        key: 'test/grosser-rat/2028/ost',
        level: 'cantonal',
        type: 'legislative',
        council: 'cantonal-parliament',
        name: { de: 'Grosser Rat', fr: 'Grand Conseil' },
        cantonCode: 'BS',
        constituencyId: 46,
        municipality: null,
        seats: 2,
        electionDate: '2028-10-22',
        nextElectionDate: null,
        languages: ['de'],
        lines: 2,
        maxRepetitions: 2,
        seatMethod: 'sainte-lague',
        followUntil: '2028-10-22T10:00:00.000Z',
        fictional: true,
        questionnaireKey: 'q',
      },
      lists: [
        {
          key: '01',
          number: '01',
          name: { de: 'Mitte' },
          partyKey: 'mitte',
          connection: null,
          subConnection: null,
          candidateKeys: ['1', '2'],
        },
      ],
      candidates: [candidate('1', 'Gegen'), candidate('2', 'Mit'), candidate('3', 'Still')],
      result: null,
    },
  ],
  answers: [
    { candidate: '1', questionKey: '1', value: 0 },
    { candidate: '1', questionKey: '2', value: 100 },
    { candidate: '2', questionKey: '1', value: 100 },
    { candidate: '2', questionKey: '2', value: 0 },
  ],
} as const satisfies CatalogueImport
