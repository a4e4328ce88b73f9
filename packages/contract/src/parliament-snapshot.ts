/**
 * Public data of parliaments as the store hands it out: the records of `parliament-catalogue.ts`, joined over all sources, with their ids.
 * They refer to each other by key still.
 */
import type { Sourced } from './entities/source.ts'
import type { CouncillorMandate, CouncillorRecord, InterestRecord, MembershipRecord } from './member-catalogue.ts'
import type {
  AffairDocumentRecord,
  AffairRecord,
  ArticleRecord,
  CouncilRecord,
  Decision,
  ExplanationRecord,
  MediaOutletRecord,
  MunicipalResult,
  ParliamentaryGroupRecord,
  ParliamentPartyRecord,
  ParliamentVoteRecord,
  PeopleVoteRecord,
  SeatRecord,
  SessionRecord,
  TopicRecord,
} from './parliament-catalogue.ts'
import type { YesMeaning } from './question-vote.ts'

/** A record with the id that it has in addresses. */
export type Identified<Rec> = Omit<Rec, 'id'> & Sourced & { readonly id: number }

/** What most records refer to, each kind by id. */
export interface ParliamentReference {
  readonly councils: readonly Identified<CouncilRecord>[]
  readonly groups: readonly Identified<ParliamentaryGroupRecord>[]
  readonly parties: readonly Identified<ParliamentPartyRecord>[]
  readonly sessions: readonly Identified<SessionRecord>[]
  readonly topics: readonly Identified<TopicRecord>[]
  readonly outlets: readonly Identified<MediaOutletRecord>[]
  /** By question and vote. */
  readonly questionVotes: readonly QuestionVoteSnapshot[]
  readonly seatings: readonly { readonly councilKey: string; readonly seats: readonly SeatRecord[] }[]
}

/** That a question asks what a vote decided. */
export interface QuestionVoteSnapshot {
  readonly questionId: number
  readonly voteKey: string
  readonly yesMeans: YesMeaning
}

export interface CouncillorSnapshot extends Identified<CouncillorRecord> {
  /** What decisions and articles refer to. */
  readonly numbers: readonly number[]
  readonly mandates: readonly CouncillorMandate[]
  /** The address of the stored photograph, as of candidates. */
  readonly portrait: string | null
}

/** What a card shows of a councillor. A whole record may carry a drawn portrait, which costs most where hundreds are read. */
export type CouncillorFacts = Pick<
  CouncillorSnapshot,
  | 'id'
  | 'numbers'
  | 'firstName'
  | 'lastName'
  | 'sex'
  | 'councilKey'
  | 'cantonCode'
  | 'groupKey'
  | 'groupFunction'
  | 'partyKey'
  | 'seat'
  | 'active'
  | 'sourceId'
  | 'fictional'
>

/** Who decided how, by the numbers of the councillors. */
export type DecisionNumbers = Readonly<Record<Decision, readonly number[]>>
export type DecisionCounts = Readonly<Record<Decision, number>>

interface VoteBase {
  /** The affair, where the store has it. */
  readonly affairId: number | null
  /** Null where no decision is known. */
  readonly counts: DecisionCounts | null
  /** Of the councillor whose votes were asked for. */
  readonly decision: Decision | null
  /** Whether results of municipalities are stored. */
  readonly hasMunicipalities?: boolean
}

export type VoteSnapshot = VoteBase &
  (
    | { readonly isPeoples: false; readonly record: Identified<ParliamentVoteRecord> }
    | { readonly isPeoples: true; readonly record: Identified<PeopleVoteRecord> }
  )

/** A vote with everything that belongs to it. */
export interface WholeVote {
  readonly vote: VoteSnapshot
  readonly councillors: readonly { readonly councillor: CouncillorSnapshot; readonly decision: Decision }[]
  readonly explanations: readonly ExplanationRecord[]
}

/** The results of the municipalities of a canton in a vote of the people, by name; none where they are not known. */
export interface MunicipalResultsSnapshot extends Sourced {
  readonly municipalities: readonly MunicipalResult[]
}

/** An affair with everything that belongs to it; votes newest first. */
export interface WholeAffair {
  readonly affair: Identified<AffairRecord>
  readonly documents: readonly Identified<AffairDocumentRecord>[]
  readonly votes: readonly VoteSnapshot[]
}

export interface WholeCouncillor {
  readonly councillor: CouncillorSnapshot
  readonly interests: readonly Identified<InterestRecord>[]
  readonly memberships: readonly Identified<MembershipRecord>[]
}

export interface ArticleSnapshot extends Identified<ArticleRecord> {
  readonly councillorIds: readonly number[]
  readonly candidateIds: readonly number[]
}
