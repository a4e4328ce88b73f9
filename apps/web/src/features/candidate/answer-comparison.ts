import type { CandidateResponse, Question, Response } from '@plenara/contract'

export type Likeness = 'same' | 'similar' | 'different'
export const ANSWER_ORDERS = ['different', 'same', 'topic'] as const
export type AnswerOrder = (typeof ANSWER_ORDERS)[number]

/** One question with both answers; null is "no reply", undefined is not answered. */
export interface ComparedAnswer {
  readonly question: Question
  readonly mine: number | null | undefined
  readonly theirs: number | null | undefined
  readonly comment: string | null
  /** Null where one of the two has no answer on the scale. */
  readonly likeness: Likeness | null
}

/** Up to half of the scale apart counts as similar. */
const SIMILAR = 50

export function likenessOf(mine: number, theirs: number): Likeness {
  if (mine === theirs) return 'same'
  return Math.abs(mine - theirs) <= SIMILAR ? 'similar' : 'different'
}

export interface ComparisonRequest {
  readonly questions: readonly Question[]
  readonly mine: readonly Response[]
  readonly theirs: readonly CandidateResponse[]
  readonly order: AnswerOrder
}

/** Every question with both answers: differences first, agreements first, or as they are asked. Where an answer is missing comes last. */
export function compareAnswers({ questions, mine, theirs, order }: ComparisonRequest): ComparedAnswer[] {
  const mineById = new Map(mine.map((response) => [response.questionId, response]))
  const theirsById = new Map(theirs.map((response) => [response.questionId, response]))
  const answers = questions.map((question) => compared(question, mineById.get(question.id), theirsById.get(question.id)))
  return order === 'topic' ? answers : answers.sort((a, b) => place(a, order) - place(b, order))
}

function compared(question: Question, mine: Response | undefined, theirs: CandidateResponse | undefined): ComparedAnswer {
  const values = [mine?.value, theirs?.value]
  const [a, b] = values
  const likeness = typeof a === 'number' && typeof b === 'number' ? likenessOf(a, b) : null
  return { question, mine: a, theirs: b, comment: theirs?.comment ?? null, likeness }
}

function place({ mine, theirs, likeness }: ComparedAnswer, order: 'different' | 'same'): number {
  if (likeness === null || typeof mine !== 'number' || typeof theirs !== 'number') return 1000
  const distance = Math.abs(mine - theirs)
  return order === 'different' ? -distance : distance
}
