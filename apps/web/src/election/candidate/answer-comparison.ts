import type { CandidateResponse, ContentLanguage, MatchContribution, MatchContributions, Question, Response } from '@plenara/contract'

export type Likeness = 'same' | 'similar' | 'different'
export const ANSWER_ORDERS = ['different', 'same', 'topic'] as const
export type AnswerOrder = (typeof ANSWER_ORDERS)[number]

/** A question with both answers; null is "no reply", undefined is not answered. */
export interface ComparedAnswer {
  readonly question: Question
  readonly mine: number | null | undefined
  readonly theirs: number | null | undefined
  readonly comment: string | null
  /** Undefined if the comment is in the language of the reader. */
  readonly commentLanguage: ContentLanguage | undefined
  /** Whether the question is especially important to the candidate. */
  readonly isImportant: boolean
  /** The contribution of the question to the percent. */
  readonly contribution: MatchContribution
  /** Null if one of the two has no answer on the scale. */
  readonly likeness: Likeness | null
}

/** Answers up to half of the scale apart count as similar. */
const SIMILAR = 50

export function likenessOf(mine: number, theirs: number): Likeness {
  if (mine === theirs) return 'same'
  return Math.abs(mine - theirs) <= SIMILAR ? 'similar' : 'different'
}

export interface ComparisonRequest {
  readonly questions: readonly Question[]
  readonly contributions: MatchContributions
  readonly mine: readonly Response[]
  readonly theirs: readonly CandidateResponse[]
  readonly order: AnswerOrder
}

/**
 * Every question with both answers: the largest losses or the largest gains first, or by topic in the order of the questionnaire. Questions
 * with a missing answer come last, unless the order is by topic.
 */
export function compareAnswers({ questions, contributions, mine, theirs, order }: ComparisonRequest): ComparedAnswer[] {
  const questionById = new Map(questions.map((question) => [question.id, question]))
  const mineById = new Map(mine.map((response) => [response.questionId, response]))
  const theirsById = new Map(theirs.map((response) => [response.questionId, response]))
  const answers = contributions.questions.flatMap((contribution) => {
    const question = questionById.get(contribution.questionId)
    return question ? [compared(question, contribution, mineById.get(question.id), theirsById.get(question.id))] : []
  })
  if (order === 'topic') return byTopic(answers)
  const sign = order === 'different' ? -1 : 1
  return answers.sort((a, b) => missing(a) - missing(b) || sign * (lost(a, order) - lost(b, order)) || sign * (distance(a) - distance(b)))
}

function compared(
  question: Question,
  contribution: MatchContribution,
  mine: Response | undefined,
  theirs: CandidateResponse | undefined,
): ComparedAnswer {
  const { voterValue, candidateValue } = contribution
  const likeness = voterValue === null || candidateValue === null ? null : likenessOf(voterValue, candidateValue)
  const voterAnswer = voterValue ?? (mine ? null : undefined)
  const other = candidateValue ?? (theirs ? null : undefined)
  const statement = { comment: theirs?.comment ?? null, commentLanguage: theirs?.commentLanguage, isImportant: theirs?.important === true }
  return { question, contribution, mine: voterAnswer, theirs: other, ...statement, likeness }
}

function byTopic(answers: readonly ComparedAnswer[]): ComparedAnswer[] {
  const topics = [...new Set(answers.map(({ question }) => question.categoryId))]
  return topics.flatMap((topic) => answers.filter(({ question }) => question.categoryId === topic))
}

function missing({ likeness }: ComparedAnswer): number {
  return likeness === null ? 1 : 0
}

/** The points that the question costs; among agreements the distance counts before the weight. */
function lost({ contribution: { points, possible } }: ComparedAnswer, order: 'different' | 'same'): number {
  if (possible === 0) return 0
  return order === 'different' ? possible - points : (possible - points) / possible - possible / 1_000_000
}

function distance({ contribution: { voterValue, candidateValue } }: ComparedAnswer): number {
  return Math.abs((voterValue ?? 0) - (candidateValue ?? 0))
}
