import type {
  AffairDocumentRecord,
  AffairRecord,
  ArticleRecord,
  CantonCode,
  CouncilRecord,
  MediaOutletRecord,
  ParliamentaryGroupRecord,
  ParliamentPartyRecord,
  ParliamentVoteRecord,
  PeopleVoteRecord,
  SessionRecord,
  TopicRecord,
} from '@plenara/contract'
import type { ParliamentKind } from '../write/keys.ts'
import type { TableSpec } from '../write/rows.ts'
import { cantonIdOf } from '../places/canton-id.ts'
import { searchVector } from './search-vector.ts'
import type { KeyedRecord, KeyedSpec } from './write-keyed.ts'

interface Row {
  readonly id: number
  readonly key: string
  readonly record: object
}

export const KEYED_COLUMNS = { id: 'bigint', key: 'text', record: 'jsonb' } as const

export const COUNCIL: KeyedSpec<CouncilRecord, Row & { level: string; type: string; cantonId: number | null }> = {
  table: { table: 'council', key: ['id'], columns: { ...KEYED_COLUMNS, level: 'text', type: 'text', cantonId: 'integer' } },
  toRow: (record, id) => ({ ...rowOf(record, id), level: record.level, type: record.type, cantonId: cantonOf(record.cantonCode) }),
}
export const GROUP = plain<ParliamentaryGroupRecord>('parliamentary_group')
export const PARLIAMENT_PARTY = plain<ParliamentPartyRecord>('parliament_party')
export const SESSION = plain<SessionRecord>('parliament_session')
export const TOPIC = plain<TopicRecord>('topic')
export const OUTLET = plain<MediaOutletRecord>('media_outlet')

export const AFFAIR: KeyedSpec<AffairRecord, Row & { topicKeys: readonly string[]; search: string }> = {
  table: { table: 'affair', key: ['id'], columns: { ...KEYED_COLUMNS, topicKeys: 'text[]', search: 'tsvector' } },
  toRow: (record, id) => ({ ...rowOf(record, id), topicKeys: record.topicKeys, search: searchOfAffair(record) }),
}
export const AFFAIR_DOCUMENT: KeyedSpec<AffairDocumentRecord, Row & { affairKey: string }> = {
  table: { table: 'affair_document', key: ['id'], columns: { ...KEYED_COLUMNS, affairKey: 'text' } },
  toRow: (record, id) => ({ ...rowOf(record, id), affairKey: record.affairKey }),
}

interface VoteRow extends Row {
  readonly day: string
  readonly isPeoples: boolean
  readonly affairKey: string | null
  readonly search: string
}
const VOTE: TableSpec<VoteRow> & { table: 'vote' } = {
  table: 'vote',
  key: ['id'],
  columns: { ...KEYED_COLUMNS, day: 'text', isPeoples: 'boolean', affairKey: 'text', search: 'tsvector' },
}
export const PARLIAMENT_VOTE: KeyedSpec<ParliamentVoteRecord, VoteRow> = {
  table: VOTE,
  toRow: (record, id) => ({ ...voteRow(record, id), isPeoples: false, search: searchOfVote(record) }),
}
export const PEOPLE_VOTE: KeyedSpec<PeopleVoteRecord, VoteRow> = {
  table: VOTE,
  toRow: (record, id) => ({ ...voteRow(record, id), isPeoples: true, search: searchOfPeopleVote(record) }),
}

interface ArticleRow extends Row {
  readonly publishedAt: string
  readonly outletKey: string
  readonly premium: boolean
  readonly language: string
  readonly search: string
}
/** Without the people it names, which are linked separately. */
export const ARTICLE: KeyedSpec<ArticleRecord, ArticleRow> = {
  table: {
    table: 'article',
    key: ['id'],
    columns: {
      ...KEYED_COLUMNS,
      ...{ publishedAt: 'timestamptz', outletKey: 'text', premium: 'boolean', language: 'text', search: 'tsvector' },
    },
  },
  toRow: (record, id) => ({
    ...rowOf(record, id),
    publishedAt: record.publishedAt,
    outletKey: record.outletKey,
    premium: record.premium,
    language: record.language,
    search: searchVector([
      { text: record.title, weight: 'A' },
      { text: record.summary, weight: 'B' },
    ]),
  }),
}

/** The id of a canton by its code, null if there is none. */
export function cantonOf(code: CantonCode | null): number | null {
  return code === null ? null : cantonIdOf(code)
}

/** The columns of every keyed row. */
export function rowOf(record: KeyedRecord, id: number): Row {
  return { id, key: record.key, record }
}

function plain<Rec extends KeyedRecord>(table: ParliamentKind): KeyedSpec<Rec, Row> {
  return { table: { table, key: ['id'], columns: KEYED_COLUMNS }, toRow: rowOf }
}

function voteRow(record: ParliamentVoteRecord | PeopleVoteRecord, id: number) {
  return { ...rowOf(record, id), day: record.date, affairKey: record.affairKey }
}

/** Without the long texts of the administration, which contain almost every word. */
function searchOfAffair(record: AffairRecord): string {
  return searchVector([
    { text: record.number, weight: 'A' },
    { text: record.title, weight: 'A' },
    { text: record.description, weight: 'B' },
    { text: record.submittedBy, weight: 'B' },
    { text: record.type, weight: 'C' },
    { text: record.submittedText, weight: 'C' },
  ])
}

function searchOfVote(record: ParliamentVoteRecord): string {
  return searchVector([
    { text: record.affairNumber, weight: 'A' },
    { text: record.affairTitle, weight: 'A' },
    { text: record.billTitle, weight: 'B' },
    { text: record.subject, weight: 'B' },
    { text: record.meaningYes, weight: 'C' },
    { text: record.meaningNo, weight: 'C' },
  ])
}

function searchOfPeopleVote(record: PeopleVoteRecord): string {
  return searchVector([
    { text: record.affairNumber, weight: 'A' },
    { text: record.shortTitle, weight: 'A' },
    { text: record.title, weight: 'A' },
  ])
}
