import type { Response } from '@plenara/contract'
import type { AnswerMatrix } from '../match/answer-matrix.ts'
import { type Belief, believe } from './belief.ts'
import { type ExpectedPercent, expectedPercents, type QuestionTable, questionTables } from './expected-percents.ts'
import type { Field } from './field.ts'

type Answers = readonly Pick<Response, 'questionId' | 'value' | 'weight'>[]

/** What the voter's answers imply for the open questions and for every candidate with answers. */
export interface BeliefState {
  readonly belief: Belief
  readonly tables: readonly (QuestionTable | null)[]
  /** Of the rows of the field, in their order. */
  readonly expected: readonly ExpectedPercent[]
}

const lastByField = new WeakMap<Field, { readonly responses: Answers; readonly state: BeliefState }>()

/** The state after these answers; cached by the array, since the next question and the outlook both start from it. */
export function beliefStateOf(matrix: AnswerMatrix, field: Field, responses: Answers): BeliefState {
  const last = lastByField.get(field)
  if (last?.responses === responses) return last.state
  const belief = believe(field.statistics, matrix.questionIds, responses)
  const tables = questionTables(belief)
  const state = { belief, tables, expected: expectedPercents(matrix, tables, field.rows) }
  lastByField.set(field, { responses, state })
  return state
}
