import type {
  AffairDocumentRecord,
  AffairRecord,
  ArticleSnapshot,
  CantonalResult,
  Decision,
  ExplanationRecord,
  Identified,
  MediaOutletRecord,
  ParliamentReference,
  ParliamentVoteRecord,
  FederalVoteKind,
  PeopleVoteRecord,
  SessionRecord,
  TopicRecord,
} from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract'
import { councillors, councils, groups, NATIONAL_COUNCIL, parties } from './councils.ts'
import { drawn, text } from './text.ts'

const WORDS = ['Energie', 'Verkehr', 'Bildung', 'Gesundheit', 'Landwirtschaft', 'Armee', 'Kultur', 'Steuern'] as const
const DAY_MS = 86_400_000
const dayFrom = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const topics: readonly Identified<TopicRecord>[] = ['Umwelt', 'Wirtschaft', 'Soziales', 'Recht'].map((name, index) => ({
  ...{ id: index + 1, key: `topic/${index + 1}`, name: text(name) },
}))

/** Twenty affairs. */
export const affairs: readonly Identified<AffairRecord>[] = Array.from({ length: 20 }, (_, index) => ({
  ...{
    id: 2_000 + index,
    key: `affair/${index}`,
    number: `24.${`${index + 11}`.padStart(3, '0')}`,
    type: text('Geschäft des Bundesrates'),
  },
  ...{ title: text(`Gesetz ${index + 1} über ${WORDS[index % WORDS.length]}`), description: {}, status: text('Erledigt') },
  ...{ submittedBy: text('Bundesrat'), depositDate: dayFrom('2024-01-08', index * 20), councilKey: NATIONAL_COUNCIL, sessionKey: null },
  ...{
    legislature: 52,
    topicKeys: [`topic/${(index % 4) + 1}`],
    initialSituation: text('<p>Heute fehlt eine Regel.</p>'),
    proceedings: {},
  },
  ...{ submittedText: {}, reason: {}, federalCouncilOpinion: {}, federalCouncilProposal: {}, url: 'https://www.parlament.ch/de/geschaeft' },
}))

export const documents: readonly Identified<AffairDocumentRecord>[] = affairs.flatMap(({ id, key, depositDate }) =>
  ['Botschaft des Bundesrats', 'Entwurf'].map((title, index) => ({
    ...{ id: id * 10 + index, key: `${key}/document/${index}`, affairKey: key, title, date: depositDate },
    url: `https://www.parlament.ch/document/${id}-${index}`,
  })),
)

const SUBJECTS = ['Eintreten', 'Gesamtabstimmung', 'Schlussabstimmung'] as const

/** Three in the National Council and a last one in the Council of States, for each affair. */
export const parliamentVotes: readonly Identified<ParliamentVoteRecord>[] = affairs.flatMap((affair, index) =>
  [...SUBJECTS, 'Schlussabstimmung'].map((subject, round) => ({
    ...{ id: 3_000 + index * 4 + round, key: `vote/${index}/${round}`, affairKey: affair.key },
    councilKey: round < SUBJECTS.length ? NATIONAL_COUNCIL : 'council/2',
    ...{ affairNumber: affair.number, affairTitle: affair.title, subject: text(subject), billTitle: text(`Vorlage ${index + 1}`) },
    ...{
      meaningYes: text('Annahme der Vorlage'),
      meaningNo: text('Ablehnung der Vorlage'),
      date: dayFrom('2024-06-03', index * 40 + round * 7),
    },
    ...{ sessionKey: null, legislature: 52, totals: null, accepted: drawn(3, index, round) > 0, url: null },
  })),
)

const votesById = new Map(parliamentVotes.map((vote) => [vote.id, vote]))
const councillorsById = new Map(councillors.map((councillor) => [councillor.id, councillor]))

/** The first member presides, the fourth is absent from every third vote, some are excused; groups mostly vote as one. */
export function decisionOf(voteId: number, councillorId: number): Decision | null {
  const vote = votesById.get(voteId)
  const councillor = councillorsById.get(councillorId)
  if (!vote || !councillor || councillor.councilKey !== vote.councilKey) return null
  const index = (councillor.seat ?? 0) - 1
  if (index === 0) return 'president'
  if (index === 3 && voteId % 3 === 0) return 'absent'
  const chance = drawn(40, voteId, index)
  if (chance === 0) return 'excused'
  if (chance === 1) return 'absent'
  if (chance === 2) return 'abstain'
  const ofGroup = vote.accepted ? drawn(4, voteId, Number(councillor.partyKey?.slice(-1) ?? 0)) > 0 : drawn(4, voteId, 9) === 0
  return chance < 6 === ofGroup ? 'no' : 'yes'
}

/** Everybody's decision in a vote. */
export function decisionsOf(voteId: number) {
  return councillors.flatMap((councillor) => {
    const decision = decisionOf(voteId, councillor.id)
    return decision ? [{ councillor, decision }] : []
  })
}

const ballots = (yesPercent: number) => ({
  ...{ eligible: 5_500_000, cast: 2_500_000, blank: 20_000, invalid: 5_000, valid: 2_475_000 },
  ...{ yes: Math.round(24_750 * yesPercent), no: 2_475_000 - Math.round(24_750 * yesPercent), yesPercent, turnoutPercent: 45.5 },
})

function cantonal(number: number): CantonalResult[] {
  return CANTON_CODES.map((cantonCode, index) => {
    const yesPercent = 30 + drawn(300, number, index) / 10
    return { cantonCode, accepted: yesPercent > 50, ...ballots(yesPercent) }
  })
}

interface Asked {
  readonly kind: FederalVoteKind
  readonly date: string
  readonly yesPercent: number | null
}

const ASKED: readonly Asked[] = [
  { kind: 'initiative', date: '2027-03-07', yesPercent: null },
  { kind: 'initiative', date: '2026-09-27', yesPercent: 42.3 },
  { kind: 'counter-proposal', date: '2026-09-27', yesPercent: 55.1 },
  { kind: 'tie-break', date: '2026-09-27', yesPercent: null },
  { kind: 'optional-referendum', date: '2026-06-14', yesPercent: 61.8 },
  { kind: 'mandatory-referendum', date: '2025-11-30', yesPercent: 48.9 },
]

const NAMES: Readonly<Record<FederalVoteKind, string>> = {
  initiative: 'Volksinitiative für saubere Seen',
  'counter-proposal': 'Gegenentwurf zu den Seen',
  'tie-break': 'Stichfrage zu den Seen',
  'optional-referendum': 'Änderung des Bahngesetzes',
  'mandatory-referendum': 'Bundesbeschluss über die Velowege',
}

export const peopleVotes: readonly Identified<PeopleVoteRecord>[] = ASKED.map(({ kind, date, yesPercent }, index) => ({
  ...{
    id: 7_000 + index,
    key: `people/${index}`,
    number: 6_700 + index,
    date,
    kind,
    title: text(`${NAMES[kind]} vom ${date.slice(0, 4)}`),
  },
  ...{
    shortTitle: text(`${NAMES[kind]} ${date.slice(0, 4)}`),
    affairNumber: null,
    affairKey: null,
    doubleMajority: kind === 'initiative',
    topics: kind === 'optional-referendum' ? ['8.2'] : [],
  },
  positions: [
    { council: 'federal-council', recommendation: 'no', yes: null, no: null },
    { council: 'national-council', recommendation: 'no', yes: 80, no: 110 },
  ],
  parties: [
    { party: 'PFD', recommendation: 'yes' },
    { party: 'PAD', recommendation: 'no' },
  ],
  result:
    yesPercent === null && kind !== 'tie-break'
      ? null
      : {
          ...{
            final: true,
            accepted: yesPercent === null ? null : yesPercent > 50,
            preferred: kind === 'tie-break' ? ('initiative' as const) : null,
          },
          ...{ national: { ...ballots(yesPercent ?? 50), yesPercent }, cantonVotes: kind === 'initiative' ? { yes: 7.5, no: 15.5 } : null },
          cantons: kind === 'tie-break' ? [] : cantonal(index),
        },
  url: null,
}))

export const explanations: readonly ExplanationRecord[] = peopleVotes.map(({ key, shortTitle }) => ({
  ...{ peopleVoteKey: key, source: 'booklet', language: 'de', title: shortTitle.de ?? '', url: 'https://www.admin.ch/' },
  sections: [
    { kind: 'brief', title: 'Das Wichtigste in Kürze', blocks: ['<p>Darum geht es.</p>'] },
    { kind: 'arguments-yes', title: 'Argumente dafür', blocks: ['<p>Weil es nützt.</p>'] },
  ],
}))

const sessions: readonly Identified<SessionRecord>[] = [
  ['Herbstsession 2026', '2026-09-07', '2026-09-25'],
  ['Wintersession 2026', '2026-11-30', '2026-12-18'],
  ['Frühjahrssession 2027', '2027-03-01', '2027-03-19'],
  ['Sommersession 2099', '2099-06-01', '2099-06-19'],
  ['Frühjahrssession 2026', '2026-02-16', '2026-03-02'],
  ['Sommersession 2026', '2026-06-01', '2026-07-31'],
].map(([name = '', from = '', until = ''], index) => ({
  ...{ id: index + 1, key: `session/${index + 1}`, councilKey: null, name: text(name), abbreviation: {}, from, until, legislature: 52 },
}))

const outlets: readonly Identified<MediaOutletRecord>[] = [
  ['Testblatt', true],
  ['Rundfunk', false],
].map(([name, premium], index) => ({
  ...{
    id: index + 1,
    key: `outlet/${index + 1}`,
    name: String(name),
    type: index === 0 ? 'newspaper' : 'broadcaster',
    premium: premium === true,
  },
  ...{ language: 'de', website: 'https://example.ch' },
}))

/** Eight articles name the second member of the National Council and the first of the Federal Council. */
export const articles: readonly ArticleSnapshot[] = Array.from({ length: 8 }, (_, index) => ({
  ...{
    id: 9_000 + index,
    key: `article/${index}`,
    outletKey: `outlet/${(index % 2) + 1}`,
    title: `Meldung ${index + 1} aus Bern`,
    summary: 'Kurz gesagt.',
  },
  ...{
    url: `https://example.ch/artikel/${index}`,
    publishedAt: `2026-10-${`${20 - index}`.padStart(2, '0')}T10:00:00.000Z`,
    language: 'de',
  },
  ...{ premium: index % 2 === 0, councillorIds: [101, 350], candidateIds: [] },
}))

export const reference: ParliamentReference = {
  ...{ councils, groups, parties, sessions, topics, outlets, seatings: [] },
  questionVotes: [
    { questionId: 1, voteKey: 'vote/0/2', yesMeans: 'agree' },
    { questionId: 3, voteKey: 'vote/1/2', yesMeans: 'disagree' },
  ],
}
