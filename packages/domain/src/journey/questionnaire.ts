import type { Question, QuestionType, Response } from '@plenara/contract'

type Answered = Pick<Response, 'questionId'>
type SetMember = Pick<Question, 'id' | 'isShort'>

/** The values of the answers of each scale, from no / totally disagree / much less (0) to the other end (100). */
export const VALUES_OF_SCALE: Readonly<Record<QuestionType, readonly number[]>> = {
  'Standard-4': [0, 25, 75, 100],
  'Slider-7': [0, 17, 33, 50, 67, 83, 100],
  options5: [0, 25, 50, 75, 100],
}

/** Whether a value may answer a question of this scale; null is "no reply", which every scale offers. */
export function isOnScale(type: QuestionType, value: number | null): boolean {
  return value === null || VALUES_OF_SCALE[type].includes(value)
}

/** The questions of the short or of the whole questionnaire, in the order in which they are asked. */
export function questionsOfSet<T extends SetMember>(questions: readonly T[], set: 'short' | 'all'): T[] {
  return questions.filter((question) => set === 'all' || question.isShort)
}

/** Whether every question has a response; "no reply" is one. */
export function isAllAnswered(questions: readonly { readonly id: number }[], responses: readonly Answered[]): boolean {
  const answered = new Set(responses.map((response) => response.questionId))
  return questions.every((question) => answered.has(question.id))
}

/** Whether every short question has a response; "no reply" is one. */
export function isShortAnswered(questions: readonly SetMember[], responses: readonly Answered[]): boolean {
  return isAllAnswered(questionsOfSet(questions, 'short'), responses)
}

/** The next question without a response: the first after `afterId`, else the first from the beginning (`afterId` itself last), else null. */
export function nextOpenQuestion<T extends { readonly id: number }>(
  questions: readonly T[],
  responses: readonly Answered[],
  afterId?: number,
): T | null {
  const answered = new Set(responses.map((response) => response.questionId))
  const start = questions.findIndex((question) => question.id === afterId) + 1
  const inTurn = [...questions.slice(start), ...questions.slice(0, start)]
  return inTurn.find((question) => !answered.has(question.id)) ?? null
}
