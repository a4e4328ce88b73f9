import type { CandidateAnswers, CandidateSnapshot, LocalizedText, ResultSnapshot } from '@plenara/contract'
import type { JSONColumnType } from 'kysely'

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
  texts: JSONColumnType<CandidateSnapshot['texts']>
  campaignBudget: number | null
  vestedInterests: JSONColumnType<CandidateSnapshot['vestedInterests']>
}

export interface CandidatePortraitTable {
  candidateId: number
  svg: string
}

type Comment = NonNullable<CandidateAnswers['answers'][number]['comment']>

export interface CandidateAnswersTable {
  candidateId: number
  /** Five bytes an answer, see `answers-codec.ts`. */
  packed: Buffer
  /** Comments by the id of the question. */
  comments: JSONColumnType<Readonly<Record<string, Comment>>> | null
}

export interface ElectionResultTable {
  electionId: number
  final: boolean
  source: string | null
  asOf: string | null
  areas: JSONColumnType<NonNullable<ResultSnapshot['areas']>> | null
  ballots: JSONColumnType<NonNullable<ResultSnapshot['ballots']>> | null
  candidates: JSONColumnType<ResultSnapshot['candidates']>
  lists: JSONColumnType<ResultSnapshot['lists']>
}
