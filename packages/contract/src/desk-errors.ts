/** What only the desk answers, with its HTTP status; beside the codes of `errors.ts`. The English title is for developers. */
export const DESK_ERRORS = {
  letter_unknown: [404, 'No letter that is good has this code and goes to somebody of this date of birth'],
  letter_locked: [423, 'Too many wrong dates of birth were said with this code'],
  address_change_held: [409, 'The address was changed lately, and its former owner can still stop that'],
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
  image_invalid: [422, 'The picture cannot be used'],
  image_unknown: [422, 'The file is no JPEG, PNG or WebP'],
  image_too_small: [422, 'The picture has too few pixels'],
  image_too_large: [422, 'The picture has too many pixels'],
  image_animated: [422, 'The picture moves'],
  image_damaged: [422, 'The picture is damaged'],
  account_of_secretariat: [409, 'The account belongs to a secretariat, which submits in nobody’s place'],
  reminded_lately: [429, 'A secretariat has reminded the person within a week'],
  nothing_to_remind: [409, 'The person was not invited, has submitted or withdrawn, or it is too late'],
  taken_up: [409, 'The person has an account, or has withdrawn: the address is theirs alone'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type DeskErrorCode = keyof typeof DESK_ERRORS
