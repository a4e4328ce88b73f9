/** What only the desk answers, with its HTTP status; beside the codes of `errors.ts`. The English title is for developers. */
export const DESK_ERRORS = {
  frozen: [409, 'Statements of this election can no longer be changed'],
  incomplete: [422, 'Questions are not decided yet'],
  too_many_important: [422, 'Only so many questions can be especially important'],
  text_too_long: [422, 'The text is longer than its limit'],
  text_not_allowed: [422, 'The text holds characters that nobody sees'],
  link_not_allowed: [422, 'The text holds a link or an address'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type DeskErrorCode = keyof typeof DESK_ERRORS
