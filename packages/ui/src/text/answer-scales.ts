import type { QuestionType } from '@plenara/contract'

export interface ScaleOption {
  readonly value: number
  /** The catalogue id of its words. */
  readonly label: string
}

/** The answers of each scale in the order in which they are shown, without "no reply". */
export const scales: Readonly<Record<QuestionType, readonly ScaleOption[]>> = {
  'Standard-4': [
    { value: 100, label: 'questionnaire.scale.yes' },
    { value: 75, label: 'questionnaire.scale.ratherYes' },
    { value: 25, label: 'questionnaire.scale.ratherNo' },
    { value: 0, label: 'questionnaire.scale.no' },
  ],
  'Slider-7': [
    { value: 0, label: 'questionnaire.scale.totallyDisagree' },
    { value: 17, label: 'questionnaire.scale.disagree' },
    { value: 33, label: 'questionnaire.scale.betweenDisagreeNeutral' },
    { value: 50, label: 'questionnaire.scale.neutral' },
    { value: 67, label: 'questionnaire.scale.betweenNeutralAgree' },
    { value: 83, label: 'questionnaire.scale.agree' },
    { value: 100, label: 'questionnaire.scale.totallyAgree' },
  ],
  options5: [
    { value: 100, label: 'questionnaire.scale.muchMore' },
    { value: 75, label: 'questionnaire.scale.more' },
    { value: 50, label: 'questionnaire.scale.same' },
    { value: 25, label: 'questionnaire.scale.less' },
    { value: 0, label: 'questionnaire.scale.muchLess' },
  ],
}

/** The label of "no reply" on a scale: "don't know" for budget questions. */
export function noReplyLabel(type: QuestionType): string {
  return type === 'options5' ? 'questionnaire.scale.dontKnow' : 'questionnaire.scale.noReply'
}
