import type { CandidateAnswers, OwnStatement, StatementProfile } from '@plenara/contract'

/** What somebody who stands says, as far as a statement of their own can say it; name, number, list, place and party are those of the list. */
export interface Said {
  readonly answers: CandidateAnswers['answers']
  /** Absent where nothing of their own is said of themselves: then `resolveProfile` shows what was delivered. */
  readonly profile?: StatementProfile
  /** The hash of a picture of their own; null: none is to be shown. Absent where they say nothing of it. */
  readonly portrait?: string | null
}

/** What somebody has submitted themselves and is public. */
export interface PublishedStatement extends Omit<OwnStatement, 'profile'>, Said {
  /** The fields of it that operators hold back, such as `text/motto/de`: voters do not see them. */
  readonly held: readonly string[]
}
