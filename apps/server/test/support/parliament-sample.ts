import type {
  AffairRecord,
  ArticleRecord,
  CouncillorRecord,
  CouncilRecord,
  DecisionRecord,
  ParliamentImport,
  ParliamentVoteRecord,
  PeopleVoteRecord,
} from '@plenara/contract'

/** Ids that the sample's records have in addresses. */
export const PERSON = { abel: 1, berger: 2, caduff: 3, minister: 7, judge: 8, canton: 20_000_000_001 } as const
export const VOTE = { first: 101, second: 102, third: 103, people: 10_000_006_710, upcoming: 10_000_006_990 } as const
export const AFFAIR = { energy: 20_240_080, pension: 20_250_022 } as const
/** An id for each path that begins with its kind; articles and outlets have ids of the store. */
export const SAMPLE_IDS: Readonly<Record<string, number>> = {
  councillor: PERSON.abel,
  'federal-councillor': PERSON.minister,
  judge: PERSON.judge,
  'cantonal-councillor': PERSON.canton,
  'cantonal-council': 20_000_000_012,
  vote: VOTE.people,
  affair: AFFAIR.energy,
  article: 90_000_000_001,
}
export const TOPIC = { energy: 52, social: 28 } as const

const CANTONAL_COUNCIL: CouncilRecord = {
  ...{ key: 'council/bs', id: 20_000_000_012, code: null, level: 'cantonal', type: 'legislative', cantonCode: 'BS', municipality: null },
  ...{ name: { de: 'Grosser Rat', fr: 'Grand Conseil' }, abbreviation: {}, seats: 100 },
}

/** A councillor in whom only the key matters. */
export function sampleCouncillor(id: number | null, change: Partial<CouncillorRecord> = {}): CouncillorRecord {
  return {
    ...{ key: `councillor/${id}`, id, aliases: [], firstName: 'Anna', lastName: 'Abel', sex: 'female', birthDate: null, birthYear: 1970 },
    ...{ councilKey: 'council/1', cantonCode: 'BS', groupKey: 'group/1', groupFunction: 1, partyKey: 'party/1' },
    ...{
      occupation: { de: 'Ärztin', fr: 'médecin' },
      seat: null,
      active: true,
      from: '2023-12-04',
      until: null,
      portraitUrl: null,
      website: null,
    },
    ...change,
  }
}

/** A vote of the National Council in whom only the key matters. */
export function sampleVote(id: number, change: Partial<ParliamentVoteRecord> = {}): ParliamentVoteRecord {
  return {
    ...{ key: `parliament/${id}`, id, councilKey: 'council/1', affairKey: `affair/${AFFAIR.energy}`, affairNumber: '24.080' },
    ...{ affairTitle: { de: 'Stromgesetz', fr: "Loi sur l'électricité" }, subject: { de: 'Schlussabstimmung' }, billTitle: {} },
    ...{ meaningYes: { de: 'Annahme' }, meaningNo: { de: 'Ablehnung' }, date: '2026-09-18', sessionKey: 'session/5200', legislature: 52 },
    ...{ totals: null, accepted: null, url: null },
    ...change,
  }
}

/** An affair in which only the key matters. */
export function sampleAffair(id: number, change: Partial<AffairRecord> = {}): AffairRecord {
  const none = { description: {}, submittedBy: {}, initialSituation: {}, proceedings: {}, reason: {}, federalCouncilProposal: {} }
  return {
    ...{ key: `affair/${id}`, id, number: '24.080', type: { de: 'Motion' }, title: { de: 'Stromgesetz', fr: "Loi sur l'électricité" } },
    ...{ ...none, status: { de: 'Erledigt' }, depositDate: '2024-11-27', councilKey: 'council/1', sessionKey: 'session/5200' },
    ...{ legislature: 52, topicKeys: [`topic/${TOPIC.energy}`], submittedText: { de: '<p>Der Ausbau der Windkraft.</p>' } },
    ...{ federalCouncilOpinion: { fr: '<p>Faut-il cela?</p>' }, url: null },
    ...change,
  }
}

/** An article in which only the address matters. */
export function sampleArticle(key: string, change: Partial<ArticleRecord> = {}): ArticleRecord {
  return {
    ...{ key, id: null, outletKey: 'zeitung.example', title: 'Nationalrat: Anna Abel redet', summary: 'Im Parlament.', url: key },
    ...{ publishedAt: '2026-11-16T08:00:00.000Z', language: 'de', premium: false },
    ...change,
  }
}

const NOT_COUNTED = { cast: null, valid: null, yes: null, no: null, yesPercent: null, turnoutPercent: null } as const

const peopleVote: PeopleVoteRecord = {
  ...{
    key: 'people-vote/6710',
    id: VOTE.people,
    number: 6710,
    date: '2024-09-22',
    kind: 'initiative',
    affairNumber: '22.025',
    affairKey: null,
  },
  ...{
    title: { de: 'Volksinitiative für Vögel' },
    shortTitle: { de: 'Biodiversität', rm: 'Biodiversitad' },
    doubleMajority: true,
    topics: ['10.1'],
  },
  positions: [{ council: 'federal-council', recommendation: 'no', yes: null, no: null }],
  ...{ parties: [{ party: 'gps', recommendation: 'yes' }], url: null },
  result: {
    ...{ final: true, accepted: false, preferred: null, cantonVotes: { yes: 1.5, no: 21.5 } },
    national: { eligible: 100, cast: 50, blank: 0, invalid: 0, valid: 50, yes: 20, no: 30, yesPercent: 40, turnoutPercent: 50 },
    cantons: [
      ...[{ cantonCode: 'BS' as const, accepted: true, eligible: 10, cast: 5, blank: 0, invalid: 0, valid: 5, yes: 3, no: 2 }].map(
        (one) => ({
          ...one,
          yesPercent: 60,
          turnoutPercent: 50,
        }),
      ),
    ],
  },
}

const people: readonly CouncillorRecord[] = [
  sampleCouncillor(PERSON.abel),
  sampleCouncillor(PERSON.berger, { firstName: 'Beat', lastName: 'Berger', groupKey: 'group/2', partyKey: 'party/2', sex: 'male' }),
  sampleCouncillor(PERSON.caduff, { firstName: 'Carla', lastName: 'Caduff', councilKey: 'council/2', groupKey: null, cantonCode: 'GR' }),
  sampleCouncillor(4, { lastName: 'Damals', active: false, until: '2025-01-01' }),
  sampleCouncillor(PERSON.minister, { lastName: 'Minister', councilKey: 'council/99', groupKey: null }),
  sampleCouncillor(PERSON.judge, { lastName: 'Richter', councilKey: 'council/federal-court', groupKey: null }),
  sampleCouncillor(PERSON.canton, { key: 'openparldata/1', lastName: 'Grossrätin', councilKey: 'council/bs', groupKey: null }),
]

function decision(vote: number, person: number, said: DecisionRecord['decision']): DecisionRecord {
  return { voteKey: `parliament/${vote}`, councillorKey: `councillor/${person}`, decision: said }
}

/** A small parliament: four councils, seven people, three votes of the parliament and two of the people, three articles. */
export const parliamentSample: ParliamentImport = {
  councils: [CANTONAL_COUNCIL],
  seats: [{ councilKey: 'council/1', seat: 1, corners: [{ x: 1, y: 2 }] }],
  groups: [
    { key: 'group/1', id: 1, code: 'FRA_1_', name: { de: 'Fraktion A', fr: 'Groupe A' }, abbreviation: { de: 'A' } },
    { key: 'group/2', id: 2, code: 'FRA_2_', name: { de: 'Fraktion B' }, abbreviation: { de: 'B' } },
  ],
  parliamentParties: [
    { key: 'party/1', id: 1, name: { de: 'Partei A', fr: 'Parti A' }, abbreviation: { de: 'PA' }, color: '#336699' },
    { key: 'party/2', id: 2, name: {}, abbreviation: { de: 'PB' }, color: null },
    { key: 'party/3', id: 3, name: { de: 'Niemandes Partei' }, abbreviation: {}, color: null },
  ],
  councillors: people,
  interests: [
    {
      ...{ key: 'interest/1', id: 1, councillorKey: `councillor/${PERSON.abel}`, name: { de: 'Verein' }, role: { de: 'Präsidentin' } },
      ...{ kind: { de: 'Verein' }, paid: true, from: '2020-01-01', until: null },
    },
  ],
  memberships: [
    {
      ...{ key: 'membership/1', id: 1, councillorKey: `councillor/${PERSON.abel}`, name: { de: 'Büro' }, role: { de: 'Mitglied' } },
      ...{ from: '2019-12-02', until: '2023-12-03' },
    },
    {
      ...{ key: 'membership/2', id: 2, councillorKey: `councillor/${PERSON.abel}`, name: { de: 'Baukommission', fr: 'Construction' } },
      ...{ role: {}, from: '2023-12-04', until: null },
    },
  ],
  speeches: ['2026-09-17', '2026-09-18'].map((date, index) => ({
    ...{ key: `speech/${index + 1}`, id: index + 1, councillorKey: `councillor/${PERSON.abel}`, councilKey: 'council/1', sessionKey: null },
    ...{ date, language: 'de' as const, excerpt: `Rede vom ${date} …`, url: `https://parlament.example/${index + 1}` },
  })),
  sessions: [
    {
      ...{ key: 'session/5200', id: 5200, councilKey: null, name: { de: 'Herbstsession 2026' }, abbreviation: {} },
      ...{ from: '2026-09-07', until: '2026-09-25', legislature: 52 },
    },
  ],
  topics: [
    { key: `topic/${TOPIC.energy}`, id: TOPIC.energy, name: { de: 'Energie', fr: 'Énergie' } },
    { key: `topic/${TOPIC.social}`, id: TOPIC.social, name: { de: 'Arbeit' } },
  ],
  affairs: [
    sampleAffair(AFFAIR.energy),
    sampleAffair(AFFAIR.pension, {
      ...{
        number: '25.022',
        title: { de: 'Rentenreform', it: 'Riforma delle pensioni' },
        topicKeys: [`topic/${TOPIC.social}`],
        submittedText: {},
      },
    }),
  ],
  affairDocuments: [
    {
      key: 'document/1',
      id: 1,
      affairKey: `affair/${AFFAIR.energy}`,
      title: 'Botschaft',
      date: '2024-11-27',
      url: 'https://example.ch/a.pdf',
    },
  ],
  parliamentVotes: [
    sampleVote(VOTE.first),
    sampleVote(VOTE.second, { subject: { de: 'Art. 5 Zürich' }, totals: { yes: 120, no: 70, abstain: 2, absent: 8 }, accepted: true }),
    sampleVote(VOTE.third, {
      ...{ affairKey: `affair/${AFFAIR.pension}`, affairNumber: '25.022', affairTitle: { de: 'Rentenreform' }, date: '2026-06-01' },
    }),
  ],
  decisions: [
    decision(VOTE.first, PERSON.abel, 'yes'),
    decision(VOTE.first, PERSON.berger, 'no'),
    decision(VOTE.first, 4, 'excused'),
    decision(VOTE.first, 999, 'absent'),
    decision(VOTE.second, PERSON.abel, 'abstain'),
    decision(VOTE.third, PERSON.abel, 'yes'),
  ],
  peopleVotes: [
    peopleVote,
    {
      ...{
        ...peopleVote,
        key: 'people-vote/6990',
        id: VOTE.upcoming,
        number: 6990,
        date: '2026-11-29',
        kind: 'optional-referendum',
        result: null,
      },
      ...{ title: { de: 'Gesetz über Uhren' }, shortTitle: {}, positions: [], parties: [] },
    },
  ],
  municipalResults: [
    {
      ...{ peopleVoteKey: 'people-vote/6710', cantonCode: 'BS' },
      municipalities: [
        { number: 2703, name: 'Riehen', isCounted: false, eligible: 4, ...NOT_COUNTED },
        {
          number: 2701,
          name: 'Basel',
          isCounted: true,
          eligible: 6,
          cast: 3,
          valid: 3,
          yes: 2,
          no: 1,
          yesPercent: 66.67,
          turnoutPercent: 50,
        },
      ],
    },
  ],
  explanations: [
    {
      ...{ peopleVoteKey: 'people-vote/6710', source: 'app', language: 'de', title: 'Biodiversität', url: null },
      sections: [{ kind: 'brief', title: 'In Kürze', blocks: ['<p>Worum es geht.</p>'] }],
    },
    {
      ...{ peopleVoteKey: 'people-vote/6710', source: 'app', language: 'fr', title: '', url: null },
      sections: [{ kind: 'brief', title: 'En bref', blocks: ['<p>Pourquoi?</p>'] }],
    },
  ],
  outlets: [
    { key: 'zeitung.example', id: null, name: 'Zeitung', type: 'newspaper', premium: true, language: 'de', website: null },
    {
      key: 'radio.example',
      id: null,
      name: 'Radio',
      type: 'broadcaster',
      premium: false,
      language: 'fr',
      website: 'https://radio.example/',
    },
  ],
  articles: [
    sampleArticle('https://zeitung.example/1', { premium: true }),
    sampleArticle('https://radio.example/2', { outletKey: 'radio.example', language: 'fr', publishedAt: '2026-11-17T23:30:00.000Z' }),
    sampleArticle('https://zeitung.example/3', { title: 'Wetter', summary: 'Föhn in Zürich', publishedAt: '2026-11-15T08:00:00.000Z' }),
    sampleArticle('https://zeitung.example/4', {
      title: 'Bundesrätin Anna Minister im Parlament',
      publishedAt: '2026-11-14T08:00:00.000Z',
    }),
  ],
}
