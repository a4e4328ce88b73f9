import type {
  AffairDocumentRecord,
  AffairRecord,
  ArticleRecord,
  ContentLanguage,
  CouncillorMandate,
  CouncillorRecord,
  CouncilRecord,
  Decision,
  ExplanationRecord,
  InterestRecord,
  Level,
  MediaOutletRecord,
  MembershipRecord,
  ParliamentaryGroupRecord,
  ParliamentPartyRecord,
  ParliamentVoteRecord,
  PeopleVoteRecord,
  QuestionVoteRecord,
  SeatRecord,
  SessionRecord,
  SpeechRecord,
  TopicRecord,
} from '@plenara/contract'
import type { JSONColumnType } from 'kysely'

/** A record merged from all its sources. `id` is its public id. */
interface Keyed<Rec extends object> {
  id: number
  key: string
  record: JSONColumnType<Rec>
}

/** The folded words of a record with their weights, as PostgreSQL text. */
type SearchVector = string

export interface CouncilTable extends Keyed<CouncilRecord> {
  level: Level
  type: CouncilRecord['type']
  cantonId: number | null
}

export interface CouncilSeatingTable {
  councilKey: string
  seats: JSONColumnType<readonly SeatRecord[]>
}

export type ParliamentaryGroupTable = Keyed<ParliamentaryGroupRecord>
export type ParliamentPartyTable = Keyed<ParliamentPartyRecord>
export type ParliamentSessionTable = Keyed<SessionRecord>
export type TopicTable = Keyed<TopicRecord>
export type MediaOutletTable = Keyed<MediaOutletRecord>

export interface CouncillorTable extends Keyed<CouncillorRecord> {
  /** The numbers of all keys that sources use for the person, which decisions, interests and articles refer to. */
  numbers: number[]
  councilKey: string | null
  cantonId: number | null
  active: boolean
  mandates: JSONColumnType<readonly CouncillorMandate[]>
}

export interface InterestTable extends Keyed<InterestRecord> {
  councillorNumber: number
}

export interface MembershipTable extends Keyed<MembershipRecord> {
  councillorNumber: number
}

export interface SpeechTable extends Keyed<SpeechRecord> {
  councillorNumber: number
  day: string
}

/** The photograph of a person, as candidates have theirs. */
export interface CouncillorPortraitTable {
  councillorNumber: number
  hash: string
}

export interface AffairTable extends Keyed<AffairRecord> {
  topicKeys: string[]
  search: SearchVector
}

export interface AffairDocumentTable extends Keyed<AffairDocumentRecord> {
  affairKey: string
}

/** Votes of parliaments and of the people. */
export interface VoteTable extends Keyed<ParliamentVoteRecord | PeopleVoteRecord> {
  day: string
  isPeoples: boolean
  affairKey: string | null
  search: SearchVector
}

/** Who decided how in a vote of a parliament, by the numbers of the councillors, ascending. */
/** The numbers of councillors by the key of their group or party on the day of the vote; under an empty key those who had none. */
export type NumbersByKey = Readonly<Record<string, readonly number[]>>

export type VoteDecisionTable = { voteKey: string } & Record<Decision, number[]> & {
    groups: JSONColumnType<NumbersByKey> | null
    parties: JSONColumnType<NumbersByKey> | null
  }

/** Which question asks what a vote decided. */
export type QuestionVoteTable = QuestionVoteRecord

export interface ExplanationTable {
  peopleVoteKey: string
  source: ExplanationRecord['source']
  language: ContentLanguage
  record: JSONColumnType<ExplanationRecord>
}

export interface ArticleTable extends Keyed<ArticleRecord> {
  publishedAt: Date
  outletKey: string
  premium: boolean
  language: ContentLanguage
  search: SearchVector
  councillorNumbers: number[]
  candidateIds: number[]
}
