import type { CandidateAnswers, CandidateSnapshot, LocalizedText, ResultSnapshot } from '@plenara/contract'
import type { ColumnType, JSONColumnType } from 'kysely'

type Text = JSONColumnType<LocalizedText>

export interface OfficialListTable {
  id: number
  electionId: number
  position: number
  number: string
  name: Text
  partyId: number | null
  connection: string | null
  subConnection: string | null
  family: string | null
  region: string | null
  /** Null in rows that an undone import brought back from before the column. */
  isParent: boolean | null
  /** The lines of the printed ballot, an id twice where the list is pre-cumulated. */
  candidateIds: number[]
  /** The last import no longer had it; null: it is there. */
  gone: boolean | null
  /** When an import wrote the list or changed it; null in rows that an undone import brought back from before the column. */
  updatedAt: ColumnType<Date | null, never, never>
}

export interface CandidateTable {
  id: number
  electionId: number
  /** The key of the source, by which answers find the candidate. */
  key: string
  firstName: string
  lastName: string
  birthYear: number | null
  sex: CandidateSnapshot['sex']
  partyId: number | null
  listId: number | null
  listPosition: number | null
  number: string | null
  place: string | null
  occupation: Text
  incumbent: boolean
  /** The last import no longer had it; null: it is there. */
  gone: boolean | null
}

/** What candidates tell about themselves; what it says of occupation, year of birth and place stands before or beside the official file. */
export interface CandidateProfileTable {
  candidateId: number
  occupation: Text
  birthYear: number | null
  place: string | null
  texts: JSONColumnType<CandidateSnapshot['texts']>
  campaignBudget: number | null
  vestedInterests: JSONColumnType<CandidateSnapshot['vestedInterests']>
  links: JSONColumnType<CandidateSnapshot['links']>
  languages: JSONColumnType<CandidateSnapshot['languages']>
}

export interface CandidatePortraitTable {
  candidateId: number
  hash: string
}

/** Pictures by the SHA-256 of what they hold; without a large one the small one serves for both. */
export interface PortraitTable {
  hash: string
  contentType: 'image/webp' | 'image/svg+xml'
  small: Buffer
  large: Buffer | null
}

type Comment = NonNullable<CandidateAnswers['answers'][number]['comment']>

export interface CandidateAnswersTable {
  candidateId: number
  /** Five bytes an answer, see `answers-codec.ts`. */
  packed: Buffer
  /** Comments by the id of the question. */
  comments: JSONColumnType<Readonly<Record<string, Comment>>> | null
}

/** What a format said of an election at last; what is stored of the election is merged out of them. */
export interface ElectionDeliveryTable {
  electionId: number
  format: string
  /** Above 0 where an operator has said that its result counts before the others. */
  precedence: number
  /** Packed, see `stored-deliveries.ts`. */
  bundle: Buffer
}

/** Results that are not published. */
export interface ResultDraftTable {
  electionId: number
  final: boolean
  source: string | null
  asOf: string | null
  areas: JSONColumnType<NonNullable<ResultSnapshot['areas']>> | null
  ballots: JSONColumnType<NonNullable<ResultSnapshot['ballots']>> | null
  candidates: JSONColumnType<ResultSnapshot['candidates']>
  lists: JSONColumnType<ResultSnapshot['lists']>
}

/** Published and withdrawn results. */
export interface ElectionResultTable extends ResultDraftTable {
  correction: JSONColumnType<NonNullable<ResultSnapshot['correction']>> | null
}
