import type { MatchContributions, QuestionType, Weight } from '@plenara/contract'
import { matchContributions } from '@plenara/domain/match'

/** A question of the example: its scale and both answers, null for none. */
export interface ExampleQuestion {
  readonly id: number
  readonly type: QuestionType
  readonly mine: number | null
  readonly theirs: number | null
  readonly weight: Weight
}

/** One of each kind: near, same, opposite, neutral, skipped. */
export const EXAMPLE: readonly ExampleQuestion[] = [
  { id: 1, type: 'Standard-4', mine: 100, theirs: 75, weight: 2 },
  { id: 2, type: 'Standard-4', mine: 25, theirs: 25, weight: 1 },
  { id: 3, type: 'Standard-4', mine: 0, theirs: 100, weight: 1 },
  { id: 4, type: 'Slider-7', mine: 50, theirs: 100, weight: 0.5 },
  { id: 5, type: 'Standard-4', mine: null, theirs: 100, weight: 1 },
]

/** The example, computed by the rules of every percent. */
export function countExample(questions: readonly ExampleQuestion[] = EXAMPLE): MatchContributions {
  return matchContributions({
    candidateId: 0,
    questionIds: questions.map(({ id }) => id),
    responses: questions.map(({ id, mine, weight }) => ({ questionId: id, value: mine, weight })),
    answers: questions.map(({ id, theirs }) => ({ questionId: id, value: theirs })),
  })
}
