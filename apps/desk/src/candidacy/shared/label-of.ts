import type { QuestionType } from '@plenara/contract'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import type { Decision } from '../../data/use-save-queue.ts'

/** The catalogue id of the label of a decision. */
export function labelOf(type: QuestionType, value: Decision): string {
  return scales[type].find((option) => option.value === value)?.label ?? noReplyLabel(type)
}
