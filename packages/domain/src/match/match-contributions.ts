import type { MatchContribution, MatchContributions, MatchMethod, Response, Weight } from '@plenara/contract'
import { codeOf } from './answer-matrix.ts'
import { MIN_SHARED_ANSWERS } from './match-percent.ts'
import { cityBlockTenths, euclidTenths } from './percent-tenths.ts'

/** The largest distance between two answers. */
const EXTENT = 100

export interface ContributionsRequest {
  readonly candidateId: number
  /** The questions of the election in the order in which they are asked; answers to others do not count. */
  readonly questionIds: readonly number[]
  /** The voter's. */
  readonly responses: readonly Pick<Response, 'questionId' | 'value' | 'weight'>[]
  /** The candidate's. */
  readonly answers: readonly { readonly questionId: number; readonly value: number | null }[]
  readonly method?: MatchMethod | undefined
}

/** A hypothetical answer or weight of the voter; absent fields stay as they are. `value` null withdraws the answer. */
export interface AnswerChange {
  readonly questionId: number
  readonly value?: number | null
  readonly weight?: Weight
}

/**
 * The contribution of every question to the match percent of one voter with one candidate, in integers that add up to the result of `matchPercents`.
 * City Block: a question offers 2w * 100 points and gives 2w * (100 - |v - c|). Euclid: it offers (2w * 100)^2 and gives that less
 * (2w * |v - c|)^2. Values that are on no scale count as no answer.
 */
export function matchContributions({
  candidateId,
  questionIds,
  responses,
  answers,
  method = 'city-block',
}: ContributionsRequest): MatchContributions {
  const responseById = new Map(responses.map((response) => [response.questionId, response]))
  const valueById = new Map(answers.map(({ questionId, value }) => [questionId, value]))
  const questions = questionIds.map((questionId) => {
    const { value = null, weight = 1 } = responseById.get(questionId) ?? {}
    const values = { voterValue: onScale(value), candidateValue: onScale(valueById.get(questionId) ?? null) }
    return contributionOf({ questionId, weight, ...values }, method)
  })
  return summed(candidateId, questions, method)
}

/** The contributions if the voter answered or weighted one question otherwise. */
export function contributionsIf({ candidateId, questions, method }: MatchContributions, change: AnswerChange): MatchContributions {
  const changed = questions.map((question) => {
    if (question.questionId !== change.questionId) return question
    const voterValue = change.value === undefined ? question.voterValue : onScale(change.value)
    return contributionOf({ ...question, voterValue, weight: change.weight ?? question.weight }, method)
  })
  return summed(candidateId, changed, method)
}

/** The match percent, 0 to 100 with one decimal or null, if the voter answered or weighted one question otherwise. */
export function percentIf(contributions: MatchContributions, change: AnswerChange): number | null {
  return contributionsIf(contributions, change).value
}

/** What the questions of one category contribute to a match percent. */
export interface CategoryContribution {
  readonly categoryId: number
  /** 0 to 100 with one decimal; null if no question of the category was answered by both. */
  readonly value: number | null
  readonly shared: number
  readonly points: number
  readonly possible: number
}

/**
 * The contributions summed by category, in the order in which the categories first occur. The sums over all categories are those of the
 * percent. A category has a value from one shared answer on, so show their number beside it.
 */
export function contributionsByCategory(
  { questions, method }: MatchContributions,
  categoryOf: (questionId: number) => number | undefined,
): CategoryContribution[] {
  const byCategory = new Map<number, MatchContribution[]>()
  for (const question of questions) {
    const category = categoryOf(question.questionId)
    if (category === undefined) continue
    byCategory.set(category, [...(byCategory.get(category) ?? []), question])
  }
  return [...byCategory].map(([categoryId, members]) => {
    const shared = members.filter(({ uncounted }) => uncounted === null).length
    const points = sumOf(members, 'points')
    const possible = sumOf(members, 'possible')
    const value = shared === 0 ? null : tenthsOf(possible - points, possible, method) / 10
    return { categoryId, value, shared, points, possible }
  })
}

function onScale(value: number | null): number | null {
  return codeOf(value) === 0 ? null : value
}

type AnsweredQuestion = Pick<MatchContribution, 'questionId' | 'voterValue' | 'candidateValue' | 'weight'>

function contributionOf({ questionId, voterValue, candidateValue, weight }: AnsweredQuestion, method: MatchMethod): MatchContribution {
  const question = { questionId, voterValue, candidateValue, weight }
  if (voterValue === null || candidateValue === null) {
    return { ...question, points: 0, possible: 0, uncounted: reasonOf(voterValue, candidateValue) }
  }
  const power = method === 'euclid' ? 2 : 1
  const possible = (2 * weight * EXTENT) ** power
  const lost = (2 * weight * Math.abs(voterValue - candidateValue)) ** power
  return { ...question, points: possible - lost, possible, uncounted: null }
}

function reasonOf(voterValue: number | null, candidateValue: number | null): MatchContribution['uncounted'] {
  if (voterValue !== null) return 'candidate-silent'
  return candidateValue === null ? 'both-silent' : 'voter-silent'
}

function summed(candidateId: number, questions: MatchContribution[], method: MatchMethod): MatchContributions {
  const answered = questions.filter(({ voterValue }) => voterValue !== null).length
  const shared = questions.filter(({ uncounted }) => uncounted === null).length
  const required = Math.max(1, Math.min(MIN_SHARED_ANSWERS, answered))
  const points = sumOf(questions, 'points')
  const possible = sumOf(questions, 'possible')
  const value = shared < required ? null : tenthsOf(possible - points, possible, method) / 10
  return { candidateId, value, shared, method, required, points, possible, questions }
}

function sumOf(questions: readonly MatchContribution[], key: 'points' | 'possible'): number {
  return questions.reduce((sum, question) => sum + question[key], 0)
}

function tenthsOf(lost: number, possible: number, method: MatchMethod): number {
  return method === 'euclid' ? euclidTenths(lost, possible / EXTENT ** 2) : cityBlockTenths(lost, possible / EXTENT)
}
