import type { AnswerTable } from '@plenara/contract'

/** How many of a group of candidates have answered. */
export interface ResponseRate {
  readonly answered: number
  /** All candidates of the group, each once. */
  readonly total: number
}

const ZERO = 48

/** The candidates with at least one answer, by the answer table of an election, which has a row for every candidate. "No reply" is no answer. */
export function whoAnswered({ values, candidateIds, columns }: AnswerTable): ReadonlySet<number> {
  const isAnswer = values.map((value) => value !== null)
  return new Set(candidateIds.filter((_, row) => columns.some((digits) => isAnswer[digits.charCodeAt(row) - ZERO] === true)))
}

/** How many of these have answered; a candidate who is twice on a list counts once. */
export function responseRate(candidateIds: readonly number[], answered: ReadonlySet<number>): ResponseRate {
  const ids = [...new Set(candidateIds)]
  return { answered: ids.filter((id) => answered.has(id)).length, total: ids.length }
}

/** Whether a mean over a group rests on fewer than half of it, which screens must state beside it. */
export function isOfFewerThanHalf({ answered, total }: ResponseRate): boolean {
  return 2 * answered < total
}
