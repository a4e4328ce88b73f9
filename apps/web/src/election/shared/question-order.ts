import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'question-order'

/** By what the answers so far leave open, or as the questionnaire has them. */
export const ORDERS = ['adaptive', 'fixed'] as const
export type QuestionOrder = (typeof ORDERS)[number]

export function questionOrder(): QuestionOrder {
  return readDevice(KEY) === 'fixed' ? 'fixed' : 'adaptive'
}

export function setQuestionOrder(order: QuestionOrder): void {
  writeDevice(KEY, order === 'fixed' ? 'fixed' : null)
}
