/**
 * What sources say about parliaments, governments, votes and news. As in `catalogue.ts`, every record has a natural key that
 * stays the same at every further import; `id` is the number of the source (`source-id.ts`), null where it has none that fits.
 */

import type { ImportCounts } from './catalogue.ts'
import type { CantonCode } from './entities/canton.ts'
import type { Level } from './entities/election.ts'
import type { ContentLanguage, LocalizedText } from './entities/language.ts'
import type { COUNCIL_TYPES, DECISIONS, MEDIA_TYPES, PEOPLE_VOTE_KINDS, RECOMMENDATIONS } from './parliament-constants.ts'
import type { KeyedRecord } from './keyed-record.ts'
import type { CouncillorRecord, InterestRecord, MembershipRecord, SpeechRecord } from './member-catalogue.ts'
import type { QuestionVoteRecord } from './question-vote.ts'

export type Decision = (typeof DECISIONS)[number]
export type PeopleVoteKind = (typeof PEOPLE_VOTE_KINDS)[number]
export type Recommendation = (typeof RECOMMENDATIONS)[number]
export type MediaType = (typeof MEDIA_TYPES)[number]

/** A body that decides: a federal chamber, the Federal Assembly, a government, a court, the parliament of a canton or municipality. */
export interface CouncilRecord extends KeyedRecord {
  /** `RAT_1_` National Council, `RAT_2_` Council of States, `RAT_3_` Federal Assembly [ENTITY-10]; null for other bodies. */
  readonly code: string | null
  readonly level: Level
  readonly type: (typeof COUNCIL_TYPES)[number]
  readonly cantonCode: CantonCode | null
  readonly municipality: string | null
  readonly name: LocalizedText
  readonly abbreviation: LocalizedText
  readonly seats: number | null
}

/** The seat of a hemicycle as a polygon, in the units of the source. */
export interface SeatRecord {
  readonly councilKey: string
  readonly seat: number
  readonly corners: readonly { readonly x: number; readonly y: number }[]
}

export interface ParliamentaryGroupRecord extends KeyedRecord {
  /** `FRA_1_` and so on. */
  readonly code: string
  readonly name: LocalizedText
  readonly abbreviation: LocalizedText
}

export interface ParliamentPartyRecord extends KeyedRecord {
  readonly name: LocalizedText
  readonly abbreviation: LocalizedText
  readonly color: string | null
}

/** What affairs are about. */
export interface TopicRecord extends KeyedRecord {
  readonly name: LocalizedText
}

/** A session of the federal parliament, or a meeting of another. */
export interface SessionRecord extends KeyedRecord {
  readonly councilKey: string | null
  readonly name: LocalizedText
  readonly abbreviation: LocalizedText
  readonly from: string
  readonly until: string
  readonly legislature: number | null
}

/** Texts are HTML of a few harmless elements, see `html.ts` of the importers. */
export interface AffairRecord extends KeyedRecord {
  /** As printed, e.g. `24.080`. */
  readonly number: string
  readonly type: LocalizedText
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly status: LocalizedText
  readonly submittedBy: LocalizedText
  readonly depositDate: string | null
  readonly councilKey: string | null
  readonly sessionKey: string | null
  readonly legislature: number | null
  readonly topicKeys: readonly string[]
  readonly initialSituation: LocalizedText
  readonly proceedings: LocalizedText
  readonly submittedText: LocalizedText
  readonly reason: LocalizedText
  readonly federalCouncilOpinion: LocalizedText
  readonly federalCouncilProposal: LocalizedText
  readonly url: string | null
}

/** A document of an affair on the site of its parliament. */
export interface AffairDocumentRecord extends KeyedRecord {
  readonly affairKey: string
  readonly title: string
  readonly date: string | null
  readonly url: string
}

export interface VoteTotals {
  readonly yes: number
  readonly no: number
  readonly abstain: number
  readonly absent: number
}

/** A vote of a parliament. */
export interface ParliamentVoteRecord extends KeyedRecord {
  readonly councilKey: string | null
  readonly affairKey: string | null
  readonly affairNumber: string | null
  readonly affairTitle: LocalizedText
  /** What was voted on within the affair, e.g. the final vote. */
  readonly subject: LocalizedText
  readonly billTitle: LocalizedText
  readonly meaningYes: LocalizedText
  readonly meaningNo: LocalizedText
  /** The day of the vote, in Zürich. */
  readonly date: string
  readonly sessionKey: string | null
  readonly legislature: number | null
  readonly totals: VoteTotals | null
  readonly accepted: boolean | null
  readonly url: string | null
}

/** How a councillor voted. */
export interface DecisionRecord {
  readonly voteKey: string
  readonly councillorKey: string
  readonly decision: Decision
  /** The group on the day of the vote, as the source writes its name; null where the member had none, absent where the source does not tell. */
  readonly groupName?: LocalizedText | null
  /** The party on the day of the vote; null where the member had none, absent where the source does not tell. */
  readonly partyKey?: string | null
}

/** Ballots of a people's vote; percent of 0 to 100, null where the source does not say. */
export interface Ballots {
  readonly eligible: number | null
  readonly cast: number | null
  readonly blank: number | null
  readonly invalid: number | null
  readonly valid: number | null
  readonly yes: number | null
  readonly no: number | null
  readonly yesPercent: number | null
  readonly turnoutPercent: number | null
}

export interface CantonalResult extends Ballots {
  readonly cantonCode: CantonCode
  readonly accepted: boolean | null
}

export interface PeopleVoteResult {
  readonly final: boolean
  /** Null for a tie-break question, and as long as it is not decided. */
  readonly accepted: boolean | null
  /** Which one the people prefer, of a tie-break question. */
  readonly preferred: 'initiative' | 'counter-proposal' | null
  readonly national: Ballots
  /** The votes of the cantons; half cantons count 0.5, BV Art. 142. Null where their majority is not needed. */
  readonly cantonVotes: { readonly yes: number; readonly no: number } | null
  readonly cantons: readonly CantonalResult[]
}

/** The ballots of a municipality, all null while it is not counted. Voters abroad that a canton counts apart stand among its municipalities. */
export interface MunicipalResult {
  /** The number of the Federal Statistical Office. */
  readonly number: number
  readonly name: string
  readonly isCounted: boolean
  readonly eligible: number | null
  readonly cast: number | null
  readonly valid: number | null
  readonly yes: number | null
  readonly no: number | null
  /** Percent of 0 to 100. */
  readonly yesPercent: number | null
  readonly turnoutPercent: number | null
}

/** What the municipalities of a canton said to a question to the people: all of them that the source has, or none where it counts none (any more). */
export interface MunicipalResultsRecord {
  readonly peopleVoteKey: string
  readonly cantonCode: CantonCode
  readonly municipalities: readonly MunicipalResult[]
}

export interface CouncilPosition {
  readonly council: 'federal-council' | 'national-council' | 'council-of-states'
  readonly recommendation: Recommendation
  readonly yes: number | null
  readonly no: number | null
}

/** A question that the people were or will be asked; upcoming without a result. Of a cantonal vote `cantonCode` is set, and `national` is the canton. */
export interface PeopleVoteRecord extends KeyedRecord {
  /** The number of the Federal Statistical Office: ten times that of Swissvotes, e.g. 6821; null for a cantonal vote. */
  readonly number: number | null
  readonly cantonCode?: CantonCode
  readonly date: string
  readonly kind: PeopleVoteKind
  readonly title: LocalizedText
  readonly shortTitle: LocalizedText
  readonly affairNumber: string | null
  readonly affairKey: string | null
  readonly doubleMajority: boolean | null
  /** Policy areas of Swissvotes, the most general first, e.g. `4.31`. */
  readonly topics: readonly string[]
  readonly positions: readonly CouncilPosition[]
  readonly parties: readonly { readonly party: string; readonly recommendation: Recommendation }[]
  readonly result: PeopleVoteResult | null
  readonly url: string | null
}

/** A section of the explanations of a people's vote. Blocks are HTML of a few harmless elements. */
export interface ExplanationSection {
  readonly kind: 'brief' | 'detail' | 'debate' | 'arguments-yes' | 'arguments-no' | 'other'
  readonly title: string
  readonly blocks: readonly string[]
}

export interface ExplanationRecord {
  readonly peopleVoteKey: string
  readonly source: 'booklet' | 'app'
  readonly language: ContentLanguage
  readonly title: string
  readonly sections: readonly ExplanationSection[]
  readonly url: string | null
}

export interface MediaOutletRecord extends KeyedRecord {
  readonly name: string
  readonly type: MediaType
  readonly premium: boolean
  readonly language: ContentLanguage
  readonly website: string | null
}

export interface ArticleRecord extends KeyedRecord {
  readonly outletKey: string
  readonly title: string
  /** Plain text. */
  readonly summary: string
  readonly url: string
  /** A moment in UTC. */
  readonly publishedAt: string
  readonly language: ContentLanguage
  readonly premium: boolean
}

/** Everything that one import of these sources delivers. Parts that a source does not know are left out and stay as they were. */
export interface ParliamentImport {
  readonly councils?: readonly CouncilRecord[]
  readonly seats?: readonly SeatRecord[]
  readonly groups?: readonly ParliamentaryGroupRecord[]
  readonly parliamentParties?: readonly ParliamentPartyRecord[]
  readonly councillors?: readonly CouncillorRecord[]
  readonly interests?: readonly InterestRecord[]
  readonly memberships?: readonly MembershipRecord[]
  readonly speeches?: readonly SpeechRecord[]
  readonly sessions?: readonly SessionRecord[]
  readonly topics?: readonly TopicRecord[]
  readonly affairs?: readonly AffairRecord[]
  readonly affairDocuments?: readonly AffairDocumentRecord[]
  readonly parliamentVotes?: readonly ParliamentVoteRecord[]
  readonly decisions?: readonly DecisionRecord[]
  readonly questionVotes?: readonly QuestionVoteRecord[]
  readonly peopleVotes?: readonly PeopleVoteRecord[]
  readonly municipalResults?: readonly MunicipalResultsRecord[]
  readonly explanations?: readonly ExplanationRecord[]
  readonly outlets?: readonly MediaOutletRecord[]
  readonly articles?: readonly ArticleRecord[]
}

/** What a source holds; counts that do not apply are left out. `votes` counts those of parliaments and of the people. */
export interface ParliamentCounts extends ImportCounts {
  readonly councils?: number
  readonly groups?: number
  readonly interests?: number
  readonly memberships?: number
  readonly speeches?: number
  readonly sessions?: number
  readonly affairs?: number
  readonly decisions?: number
  readonly questionVotes?: number
  readonly explanations?: number
  readonly articles?: number
}
