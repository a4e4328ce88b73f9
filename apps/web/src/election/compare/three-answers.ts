import type { CandidateResponse, Question, Response } from '@plenara/contract'

export const COMPARISON_ORDERS = ['different', 'same', 'topic'] as const
export type ComparisonOrder = (typeof COMPARISON_ORDERS)[number]

/** A question with three answers; null is "no reply", undefined is not answered. */
export interface ThreeAnswers {
  readonly question: Question
  readonly first: number | null | undefined
  readonly mine: number | null | undefined
  readonly second: number | null | undefined
  /** The distance between the two persons, 0 to 100; null if one of them has no answer on the scale. */
  readonly distance: number | null
}

export interface ThreeAnswersRequest {
  readonly questions: readonly Question[]
  readonly mine: readonly Pick<Response, 'questionId' | 'value'>[]
  readonly first: readonly Pick<CandidateResponse, 'questionId' | 'value'>[]
  readonly second: readonly Pick<CandidateResponse, 'questionId' | 'value'>[]
  readonly order: ComparisonOrder
}

/** The answers of two persons and of the user between them. Questions with missing answers come last, unless the order is by topic. */
export function threeAnswers({ questions, mine, first, second, order }: ThreeAnswersRequest): ThreeAnswers[] {
  const [mineById, firstById, secondById] = [mine, first, second].map(
    (answers) => new Map(answers.map(({ questionId, value }) => [questionId, value])),
  )
  const answers = questions.map((question) => {
    const [firstValue, secondValue] = [firstById?.get(question.id), secondById?.get(question.id)]
    const distance = typeof firstValue === 'number' && typeof secondValue === 'number' ? Math.abs(firstValue - secondValue) : null
    return { question, first: firstValue, mine: mineById?.get(question.id), second: secondValue, distance }
  })
  if (order === 'topic') return byTopic(answers)
  const sign = order === 'different' ? -1 : 1
  return answers.sort((a, b) => Number(a.distance === null) - Number(b.distance === null) || sign * ((a.distance ?? 0) - (b.distance ?? 0)))
}

/** How many questions both persons answered, and how many of them equally. */
export function agreementOf(answers: readonly ThreeAnswers[]): { readonly both: number; readonly same: number } {
  const both = answers.filter(({ distance }) => distance !== null)
  return { both: both.length, same: both.filter(({ distance }) => distance === 0).length }
}

function byTopic(answers: readonly ThreeAnswers[]): ThreeAnswers[] {
  const topics = [...new Set(answers.map(({ question }) => question.categoryId))]
  return topics.flatMap((topic) => answers.filter(({ question }) => question.categoryId === topic))
}
