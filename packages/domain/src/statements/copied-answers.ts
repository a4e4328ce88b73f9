import type { QuestionType, StatementAnswer } from '@plenara/contract'

interface CopiedQuestion {
  readonly id: number
  readonly type: QuestionType
  /** The id that it shares with the questions that ask the same; null if there are none. */
  readonly opinionId: number | null
}

/** The questions of a candidacy, and its decisions by the id of the question. */
export interface DecidedQuestions {
  readonly questions: readonly CopiedQuestion[]
  readonly answers: Readonly<Record<string, number | null>>
}

/**
 * The answers of one candidacy that another one can take over: to the same question, on the same scale, where nothing is decided there. A number has another
 * meaning on another scale, so that answers are never copied between scales.
 */
export function copiedAnswers(from: DecidedQuestions, to: DecidedQuestions): StatementAnswer[] {
  return to.questions.flatMap((question) => {
    if (to.answers[question.id] !== undefined) return []
    const source = from.questions.find((asked) => asksTheSame(asked, question) && from.answers[asked.id] !== undefined)
    const value = source && from.answers[source.id]
    return value === undefined ? [] : [{ questionId: question.id, value }]
  })
}

function asksTheSame(question: CopiedQuestion, other: CopiedQuestion): boolean {
  return question.type === other.type && (question.opinionId ?? question.id) === (other.opinionId ?? other.id)
}
