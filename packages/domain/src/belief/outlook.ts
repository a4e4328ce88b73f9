import type { Response } from '@plenara/contract'
import { type Seed, seededOrder } from '../fair-order/random.ts'
import type { AnswerMatrix } from '../match/answer-matrix.ts'
import { groupInQuestion, type Uncertainty } from './band.ts'
import { beliefStateOf } from './belief-state.ts'
import type { ExpectedPercent } from './expected-percents.ts'
import { fieldOf } from './field.ts'

/** What the voter's answers so far imply for the candidates. */
export interface Outlook extends Uncertainty {
  /** The candidates with enough answers for a percent, in the order of the matrix. */
  readonly expected: readonly ExpectedPercent[]
  /** Those of them who may still belong to the ten best, in the order of the matrix. */
  readonly group: readonly ExpectedPercent[]
}

/** Null where too few candidates have answered. */
export function outlookOf(matrix: AnswerMatrix, responses: readonly Pick<Response, 'questionId' | 'value' | 'weight'>[]): Outlook | null {
  const field = fieldOf(matrix)
  if (!field) return null
  const { belief, tables, expected: all } = beliefStateOf(matrix, field, responses)
  const expected = field.comparable.size === all.length ? all : all.filter(({ row }) => field.comparable.has(row))
  return { matrix, belief, tables, expected, group: groupInQuestion(expected, { matrix, belief, tables }) }
}

/** The group in the fair random order of a voter, in which the percent has no influence on the place. */
export function groupInFairOrder({ group }: Outlook, seed: Seed): ExpectedPercent[] {
  return seededOrder(group, seed, ({ candidateId }) => candidateId)
}
