import type { QuestionType, StatementAnswer } from '@plenara/contract'

interface CopiedQuestion {
  readonly id: number
  readonly type: QuestionType
  /** Of its class of questions that ask the same; null where it stands alone. */
  readonly opinionId: number | null
}

/** What is asked of a candidacy, and what is decided by the id of the question. */
export interface DecidedQuestions {
  readonly questions: readonly CopiedQuestion[]
  readonly answers: Readonly<Record<string, number | null>>
}

/**
 * The answers of one candidacy that another one can take over: to the same question, on the same scale, where nothing is decided there. A number of one scale
 * says something else on another, so that these never go over.
 */
export function copiedAnswers(from: DecidedQuestions, to: DecidedQuestions): StatementAnswer[] {
  return to.questions.flatMap((question) => {
    if (to.answers[question.id] !== undefined) return []
    const source = from.questions.find((one) => asksTheSame(one, question) && from.answers[one.id] !== undefined)
    const value = source && from.answers[source.id]
    return value === undefined ? [] : [{ questionId: question.id, value }]
  })
}

function asksTheSame(one: CopiedQuestion, other: CopiedQuestion): boolean {
  return one.type === other.type && (one.opinionId ?? one.id) === (other.opinionId ?? other.id)
}
