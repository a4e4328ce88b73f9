/** What only the desk answers, with its HTTP status; beside the codes of `errors.ts`. The English title is for developers. */
export const DESK_ERRORS = {
  frozen: [409, 'Statements of this election can no longer be changed'],
  not_frozen: [409, 'Statements of this election can still be changed'],
  correction_waits: [409, 'A correction of this field is not decided yet'],
  nothing_to_correct: [422, 'The statement says so already'],
  incomplete: [422, 'Questions are not decided yet'],
  too_many_important: [422, 'Only so many questions can be especially important'],
  text_too_long: [422, 'The text is longer than its limit'],
  text_not_allowed: [422, 'The text holds characters that nobody sees'],
  link_incomplete: [422, 'A link is a whole address under https'],
  link_of_another_site: [422, 'The link does not lead to what it is said to lead to'],
  link_not_allowed: [422, 'The text holds a link or an address'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type DeskErrorCode = keyof typeof DESK_ERRORS
