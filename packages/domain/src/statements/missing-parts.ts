import type { Missing, StatementAnswer } from '@plenara/contract'

/** So many questions may be decided by "no reply" unless a contest sets another number: with more of them a comparison means little. */
export const WITHOUT_REPLY_ALLOWED = 7

/** Why a statement cannot be submitted: questions without a decision, or too many with "no reply". Answers to other questions are ignored. */
export function missingParts(
  questionIds: readonly number[],
  answers: readonly StatementAnswer[],
  withoutReplyAllowed: number = WITHOUT_REPLY_ALLOWED,
): Missing {
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value]))
  return {
    undecided: questionIds.filter((id) => !values.has(id)),
    withoutReply: questionIds.filter((id) => values.get(id) === null).length,
    withoutReplyAllowed,
  }
}

export function isComplete({ undecided, withoutReply, withoutReplyAllowed }: Missing): boolean {
  return undecided.length === 0 && withoutReply <= withoutReplyAllowed
}
