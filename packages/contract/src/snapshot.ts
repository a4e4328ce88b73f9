/**
 * Public data as the store hands it out: the records of `catalogue.ts` with their ids, texts still in all languages.
 * One snapshot per election; a snapshot never changes, a new import makes new ones. The export for devices carries the same.
 */
import type {
  AnswerRecord,
  BallotCountsRecord,
  CandidateRecord,
  CandidateResultRecord,
  CountedAreas,
  ElectionRecord,
  ListRecord,
  ListResultRecord,
  PartyRecord,
  QuestionRecord,
} from './catalogue.ts'
import type { CandidateProfile, VestedInterestRecord } from './catalogue-profiles.ts'
import type { OwnStatement } from './entities/candidate.ts'
import type { CantonCode } from './entities/canton.ts'
import type { Standing } from './entities/former-candidate.ts'
import type { LocalizedText } from './entities/language.ts'
import type { Sourced } from './entities/source.ts'

export interface CantonSnapshot {
  readonly id: number
  readonly code: CantonCode
  readonly name: LocalizedText
  /** The path of its coat of arms; absent where there is none. */
  readonly coatOfArms?: string
}

export interface ConstituencySnapshot {
  readonly id: number
  readonly cantonId: number
  readonly name: LocalizedText
  readonly seats: number | null
}

export type PartySnapshot = Omit<PartyRecord, 'key'> & Sourced & { readonly id: number }

export type ElectionEntry = Omit<ElectionRecord, 'key' | 'cantonCode' | 'questionnaireKey' | 'bodySeats'> & {
  readonly id: number
  readonly cantonId: number
  readonly bodySeats: number | null
  readonly resultsPublic: boolean
  /** Since when the published result is withdrawn (a day), and why; absent or null where it is not. */
  readonly resultWithdrawn?: { readonly on: string; readonly reason: LocalizedText | null } | null
  readonly sourceId?: number | null
}

/** What every screen needs, whatever the election. */
export interface CommonSnapshot {
  readonly cantons: readonly CantonSnapshot[]
  readonly constituencies: readonly ConstituencySnapshot[]
  readonly parties: readonly PartySnapshot[]
  readonly elections: readonly ElectionEntry[]
}

export interface QuestionSnapshot extends Omit<QuestionRecord, 'key' | 'categoryKey' | 'axes' | 'sameAs'>, Sourced {
  readonly id: number
  /** Of all questions that ask the same; absent where it is the id of the question. */
  readonly opinionId?: number
  /** The other questions that ask the same, of any questionnaire; absent where there is none. */
  readonly sameIds?: readonly number[]
  /** The questions that ask it in other words; absent where there is none. */
  readonly similarIds?: readonly number[]
  readonly categoryId: number
  readonly axes: readonly { readonly id: number; readonly polarity: 1 | -1 }[]
}

export interface ListSnapshot extends Omit<ListRecord, 'key' | 'partyKey' | 'candidateKeys'>, Sourced {
  readonly id: number
  readonly partyId: number | null
  readonly family: string | null
  readonly region: string | null
  readonly isParent: boolean
  /** The lines of the printed ballot, an id twice where the list is pre-cumulated. */
  readonly candidateIds: readonly number[]
  /** When an import brought the list as it is, RFC 3339 in UTC; absent where that is not known. */
  readonly updated?: string
}

export interface CandidateSnapshot
  extends Omit<CandidateRecord, 'key' | 'partyKey' | 'listKey' | 'portrait' | 'links' | 'languages'>,
    Pick<CandidateProfile, 'links' | 'languages'>,
    Sourced {
  readonly id: number
  readonly partyId: number | null
  readonly listId: number | null
  /** The address of the small portrait, `/api/portrait/{digits}/small`, or null. */
  readonly portrait: string | null
  /** Absent where the person stands as usual. */
  readonly standing?: Standing
  /** Absent where an import brought the answers, or there are none. */
  readonly statement?: OwnStatement
  /** Something of a public statement was changed. */
  readonly hasChanges?: true
}

/** A change of a public statement, as the public log has it. */
export interface StatementChangeSnapshot {
  /** When voters saw it, a day. */
  readonly on: string
  readonly field: string
  readonly before: FieldContent
  readonly after: FieldContent
  /** Why, of a correction after the end of changes. */
  readonly reason: string | null
  /** What of it is held back, and null here; absent: nothing. */
  readonly held?: readonly ('before' | 'after')[]
}

/** What a field of a statement says, in all languages. */
export type FieldContent = number | boolean | string | null | readonly string[] | readonly VestedInterestRecord[]

export interface CandidateAnswers {
  readonly candidateId: number
  readonly answers: readonly {
    readonly questionId: number
    readonly value: number | null
    readonly comment?: AnswerRecord['comment']
    /** Absent where it is not especially important to the candidate. */
    readonly important?: true
  }[]
}

export interface CandidateResultSnapshot extends Omit<CandidateResultRecord, 'candidateKey' | 'replacedByKey'> {
  readonly candidateId: number
  readonly replacedById?: number
}

export interface ResultSnapshot extends Sourced {
  readonly final: boolean
  readonly source: string | null
  readonly asOf: string | null
  readonly areas: CountedAreas | null
  readonly ballots: BallotCountsRecord | null
  readonly candidates: readonly CandidateResultSnapshot[]
  readonly lists: readonly (Omit<ListResultRecord, 'listKey'> & { readonly listId: number })[]
  /** When the final result was last corrected (a day), and in how many facts; absent or null where it never was. */
  readonly correction?: { readonly on: string; readonly facts: number } | null
}

/** Who stood once and no longer does, so that what voters keep of them stays readable. */
export type FormerCandidate = Pick<CandidateSnapshot, 'id' | 'firstName' | 'lastName' | 'number' | 'partyId' | 'listId'>
export type FormerList = Pick<ListSnapshot, 'id' | 'number' | 'name' | 'partyId'>

/** Everything about one election. */
export interface ElectionSnapshot {
  readonly election: ElectionEntry
  readonly categories: readonly { readonly id: number; readonly name: LocalizedText }[]
  readonly axes: readonly { readonly id: number; readonly name: LocalizedText }[]
  /** In the order in which they are asked. */
  readonly questions: readonly QuestionSnapshot[]
  readonly lists: readonly ListSnapshot[]
  /** In the order of their ids: neither by party nor by name. */
  readonly candidates: readonly CandidateSnapshot[]
  readonly answers: readonly CandidateAnswers[]
  readonly result: ResultSnapshot | null
  /** What the source no longer has; absent where it has all. */
  readonly former?: { readonly candidates: readonly FormerCandidate[]; readonly lists: readonly FormerList[] }
}

/** A postcode in a municipality. */
export interface LocalitySnapshot {
  readonly zip: string
  readonly municipality: string
  readonly cantonCode: CantonCode
  /** Null where the municipality is divided between constituencies. */
  readonly constituencyId: number | null
  /** The constituencies between which a divided municipality is divided; absent elsewhere. */
  readonly constituencyIds?: readonly number[]
}
