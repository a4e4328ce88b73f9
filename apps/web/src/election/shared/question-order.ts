import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'question-order'

/** The orders of questions: by information, or as in the questionnaire. */
export const ORDERS = ['adaptive', 'fixed'] as const
export type QuestionOrder = (typeof ORDERS)[number]

export function questionOrder(): QuestionOrder {
  return readDevice(KEY) === 'fixed' ? 'fixed' : 'adaptive'
}

export function setQuestionOrder(order: QuestionOrder): void {
  writeDevice(KEY, order === 'fixed' ? 'fixed' : null)
}
