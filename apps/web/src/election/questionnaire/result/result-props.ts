import type { Question, Response } from '@plenara/contract'
import type { Outlook } from '@plenara/domain/belief'

/** What the pages of the result show. */
export interface ResultProps {
  readonly electionId: number
  readonly set: 'short' | 'all'
  /** Of the set that is asked. */
  readonly questions: readonly Question[]
  readonly allQuestions: readonly Question[]
  readonly responses: readonly Response[]
  /** Null where too few candidates have answered, or their answers cannot be had. */
  readonly outlook: Outlook | null
  /** How many have answered; undefined while that is not known. */
  readonly candidateCount: number | undefined
  /** The id of the question that comes next; undefined where none of the set is open. */
  readonly nextId: number | undefined
  /** Why the candidates' answers are not there. */
  readonly answersError: unknown
  readonly onRetry: () => void
}
