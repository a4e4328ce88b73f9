import type { CandidateAnswers, OwnStatement, StatementProfile } from '@plenara/contract'

/** The content of a candidate that a statement can contain; name, number, list, place and party always come from the list. */
export interface StatementBody {
  readonly answers: CandidateAnswers['answers']
  /** Absent if the candidate filled in no profile: then `resolveProfile` shows the delivered one. */
  readonly profile?: StatementProfile
  /** The hash of the candidate's picture; null if they want none shown. Absent if they decided nothing about it. */
  readonly portrait?: string | null
}

/** A statement that the candidate submitted and that is public. */
export interface PublishedStatement extends Omit<OwnStatement, 'profile'>, StatementBody {
  /** Its fields that operators hold back, such as `text/motto/de`: voters do not see them. */
  readonly held: readonly string[]
}
