import type { Question, Response } from '@plenara/contract'
import type { Outlook } from '@plenara/domain/belief'

/** The data of the pages of the result. */
export interface ResultProps {
  readonly electionId: number
  readonly set: 'short' | 'all'
  /** The questions of the asked set. */
  readonly questions: readonly Question[]
  readonly allQuestions: readonly Question[]
  readonly responses: readonly Response[]
  /** Null if too few candidates have answered, or if their answers cannot be loaded. */
  readonly outlook: Outlook | null
  /** The number of candidates with answers; undefined while it loads. */
  readonly candidateCount: number | undefined
  /** The id of the next question; undefined if none of the set is open. */
  readonly nextId: number | undefined
  /** Why the candidates' answers could not be loaded. */
  readonly answersError: unknown
  readonly onRetry: () => void
}
