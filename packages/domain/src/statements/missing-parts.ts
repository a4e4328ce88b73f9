import type { Missing, StatementAnswer } from '@plenara/contract'

/** So many questions may be decided by "no reply" where a contest says nothing else: whoever leaves out more can hardly be compared. */
export const WITHOUT_REPLY_ALLOWED = 7

/** What keeps a statement from being submitted: questions without a decision, and more than a few without a reply. Answers to other questions count nowhere. */
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
