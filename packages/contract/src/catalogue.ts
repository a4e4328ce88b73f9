/**
 * What a source delivers: public data with natural keys and texts in the languages of the source. Importers and the
 * demonstration data yield these records, the store gives them ids that stay the same at every further import.
 */

import type { ImportLoss, SEXES } from './constants.ts'
import type { CandidateProfile } from './catalogue-profiles.ts'
import type {
  CantonRecord,
  CoatOfArmsRecord,
  ConstituencyRecord,
  DivisionRecord,
  LocalityRecord,
  MunicipalityRecord,
} from './catalogue-places.ts'
import type { CantonCode } from './entities/canton.ts'
import type { CouncilKind, Level, SeatMethod } from './entities/election.ts'
import type { ContentLanguage, LocalizedText } from './entities/language.ts'
import type { QuestionType } from './entities/question.ts'

/** Which stored elections a setting means: one, or those of a body in a canton. */
export type ElectionTarget =
  | { readonly electionId: number }
  | {
      readonly council: CouncilKind
      readonly cantonCode: CantonCode
      /** Null: whatever the municipality. */
      readonly municipality: string | null
      /** The year of the stored election day; null: every one that has no result yet. */
      readonly year: number | null
    }

/** What an operator sets on an election; what is left out stays. */
export type ElectionChange = Partial<
  Pick<
    ElectionRecord,
    'seats' | 'bodySeats' | 'lines' | 'maxRepetitions' | 'seatMethod' | 'electionDate' | 'nextElectionDate' | 'followUntil' | 'name'
  >
>

export interface ElectionSettingRecord {
  readonly target: ElectionTarget
  readonly change: ElectionChange
}

export interface PartyRecord {
  readonly key: string
  readonly shortName: LocalizedText
  readonly name: LocalizedText
  readonly color: string
}

export interface ElectionRecord {
  /** By what is elected, where, on which day and in which round, whatever the source, e.g. `cantonal-parliament/bs/2020-10-25/riehen`. */
  readonly key: string
  /** What its source calls it: by that a result that comes alone finds it. */
  readonly sourceKey?: string
  readonly level: Level
  readonly type: 'executive' | 'legislative'
  readonly council: CouncilKind
  readonly name: LocalizedText
  readonly cantonCode: CantonCode
  readonly constituencyId: number | null
  readonly municipality: string | null
  readonly seats: number
  /** Seats of the whole body over all its constituencies, where the source tells them; a doubly proportional body shares them out as one. */
  readonly bodySeats?: number
  readonly electionDate: string
  readonly nextElectionDate: string | null
  readonly languages: readonly ContentLanguage[]
  readonly lines: number
  readonly maxRepetitions: number
  readonly seatMethod: SeatMethod
  readonly followUntil: string | null
  readonly fictional: boolean
  /** Which questionnaire belongs to it, by key; null where none is known yet. */
  readonly questionnaireKey: string | null
}

export interface ListRecord {
  readonly key: string
  /** What its source calls it. */
  readonly sourceKey?: string
  readonly number: string
  readonly name: LocalizedText
  readonly partyKey: string | null
  /** Lists with the same connection (sub-connection) count as one at the distribution of seats, BPR Art. 31. */
  readonly connection: string | null
  readonly subConnection: string | null
  /** The designation that it shares with other lists of its group (VPR Art. 8c); left out where it stands alone or the source does not tell it. */
  readonly family?: string | null
  /** Its region, where the lists of the family differ by region (BPR Art. 37(2)). */
  readonly region?: string | null
  /** Whether additional votes of insufficiently designated ballots are its own (Stammliste, BPR Art. 37(2bis)). */
  readonly isParent?: boolean
  /** The lines of the printed ballot; a key twice where the list is pre-cumulated, BPR Art. 22. */
  readonly candidateKeys: readonly string[]
}

export interface CandidateRecord
  extends Omit<CandidateProfile, 'links' | 'languages'>,
    Partial<Pick<CandidateProfile, 'links' | 'languages'>> {
  readonly key: string
  /** What its source calls the candidate. */
  readonly sourceKey?: string
  readonly firstName: string
  readonly lastName: string
  readonly birthYear: number | null
  readonly sex: (typeof SEXES)[number] | null
  readonly partyKey: string | null
  readonly listKey: string | null
  readonly listPosition: number | null
  /** The candidate number as printed on the ballot, e.g. `01.05`. */
  readonly number: string | null
  readonly place: string | null
  readonly occupation: LocalizedText
  readonly incumbent: boolean
  /** The drawn portrait of a fictional candidate as an SVG document, else null. */
  readonly portrait: string | null
}

/** Ballots and lines of a whole count (BPR Art. 39). Null where the source does not tell it. */
export interface BallotCountsRecord {
  readonly eligible: number | null
  readonly received: number | null
  readonly blank: number | null
  readonly invalid: number | null
  /** Ballots that count: received without blank and invalid ones. */
  readonly valid: number
  /** Lines of valid ballots that count for no list: empty lines without a designation (BPR Art. 37). */
  readonly lostLines: number | null
  /** The votes that elect in a first round of a majority election; left out where the source does not tell it. */
  readonly absoluteMajority?: number
}

export interface ListResultRecord {
  readonly listKey: string
  /** Party votes: candidate votes and additional votes (BPR Art. 39). */
  readonly votes: number | null
  /** The part of the party votes that empty lines gave (BPR Art. 37); left out where the source does not tell it. */
  readonly additionalVotes?: number | null
  readonly seats: number | null
  /** The lot is still to be drawn between it and others of equal claim (BPR Art. 41). */
  readonly drawPending?: boolean
}

/** Fields that a source does not tell are left out. */
export interface CandidateResultRecord {
  readonly candidateKey: string
  readonly votes: number | null
  readonly elected: boolean
  /** The lot elected the candidate among equal votes (BPR Art. 43). */
  readonly byLot?: boolean
  /** The lot is still to be drawn between the candidate and others of equal votes. */
  readonly drawPending?: boolean
  /** Who took over the seat of an elected candidate (BPR Art. 55). */
  readonly replacedByKey?: string
}

/** How many of the areas that count have counted: municipalities or counting circles. */
export interface CountedAreas {
  readonly counted: number
  readonly total: number
}

/** Parts that a source does not tell are left out. */
export interface ElectionResultRecord {
  readonly final: boolean
  readonly source: string | null
  /** When the result stood like this, as a moment in ISO 8601. */
  readonly asOf?: string
  readonly areas?: CountedAreas
  readonly candidates: readonly CandidateResultRecord[]
  readonly lists: readonly ListResultRecord[]
  readonly ballots?: BallotCountsRecord
}

/** One ballot with everything that is printed on it. */
export interface ElectionBundle {
  readonly election: ElectionRecord
  readonly lists: readonly ListRecord[]
  readonly candidates: readonly CandidateRecord[]
  readonly result: ElectionResultRecord | null
}

/** A result that comes without its ballot: the election was imported before, and is found by its key. */
export interface LaterResultRecord {
  readonly electionKey: string
  readonly result: ElectionResultRecord
}

export interface CategoryRecord {
  readonly key: string
  readonly name: LocalizedText
}

export interface AxisRecord {
  readonly key: string
  readonly name: LocalizedText
}

/** That another question asks the same: word for word, or (`similar`) in other words, on the same scale and in the same direction. */
export interface SameAsRecord {
  readonly questionnaireKey: string
  readonly questionKey: string
  readonly kind: 'same' | 'similar'
  /** Who has read both; two people where the words differ. */
  readonly reviewedBy: readonly string[]
  /** `YYYY-MM-DD`; null where nobody has to. */
  readonly reviewedOn: string | null
}

export interface QuestionRecord {
  readonly key: string
  readonly categoryKey: string
  readonly type: QuestionType
  readonly text: LocalizedText
  readonly info: LocalizedText
  readonly pro: LocalizedText
  readonly contra: LocalizedText
  readonly isShort: boolean
  readonly axes: readonly { readonly axisKey: string; readonly polarity: 1 | -1 }[]
  /** Left out where it stands alone. */
  readonly sameAs?: readonly SameAsRecord[]
}

/** Questions in the order in which they are asked. */
export interface QuestionnaireBundle {
  readonly key: string
  readonly categories: readonly CategoryRecord[]
  readonly axes: readonly AxisRecord[]
  readonly questions: readonly QuestionRecord[]
}

/** A candidate's answer; `candidate` is a candidate's key, or the printed number where the election is given beside it. */
export interface AnswerRecord {
  /** Empty where the source tells the name only. */
  readonly candidate: string
  /** Where the source tells it beside the key or number: both must mean the same person. */
  readonly name?: { readonly firstName: string; readonly lastName: string }
  readonly questionKey: string
  readonly value: number | null
  readonly comment?: LocalizedText
}

/** Everything that one import delivers. Parts that a source does not know are left out and stay as they were. */
export interface CatalogueImport {
  readonly cantons?: readonly CantonRecord[]
  readonly constituencies?: readonly ConstituencyRecord[]
  readonly municipalities?: readonly MunicipalityRecord[]
  /** The day (YYYY-MM-DD) of the directory of municipalities, where these are all of Switzerland. */
  readonly municipalitiesAsOf?: string
  readonly localities?: readonly LocalityRecord[]
  readonly divisions?: readonly DivisionRecord[]
  readonly settings?: readonly ElectionSettingRecord[]
  readonly coatsOfArms?: readonly CoatOfArmsRecord[]
  /** The day (YYYY-MM-DD) of the directory that the localities were read from, where it says so. */
  readonly localitiesAsOf?: string
  readonly parties?: readonly PartyRecord[]
  readonly questionnaires?: readonly QuestionnaireBundle[]
  readonly elections?: readonly ElectionBundle[]
  readonly results?: readonly LaterResultRecord[]
  readonly answers?: readonly AnswerRecord[]
}

/** A place in a source that could not be read; the rest of the file still loads. `line` counts from 1, 0 = the whole file. */
export interface ImportProblem {
  readonly file: string
  readonly line: number
  readonly reason: string
  /** What the stored data would lose; a problem without it is one of the file. */
  readonly loss?: ImportLoss
  /** Nothing is lost: something was guessed, or seats do not follow from the votes by the method that is assumed. */
  readonly isDoubt?: true
  /** What `--accept-columns` has to say for a header that leaves columns open, such as `Listen-Nr=Listennummer`. */
  readonly columns?: string
}

/** What a source holds; counts that do not apply are left out. */
export interface ImportCounts {
  /** Rows of ballot rules or dates. */
  readonly settings?: number
  readonly parties?: number
  readonly coatsOfArms?: number
  readonly elections?: number
  readonly constituencies?: number
  readonly lists?: number
  readonly candidates?: number
  readonly elected?: number
  readonly votes?: number
  readonly councillors?: number
  readonly questions?: number
  readonly answers?: number
  readonly municipalities?: number
  readonly postcodes?: number
  readonly surveys?: number
  readonly profiles?: number
  readonly portraits?: number
}
