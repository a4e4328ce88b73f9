/**
 * Why a value of a request is refused, for programs: the reason never says what was sent. A check of a schema whose default reason is not
 * exact enough carries one of these as its message.
 */
export const REASONS = {
  missing: 'It is required and not there',
  unknown: 'There is no such parameter or field',
  unexpected: 'It does not go with the rest of the request',
  repeated: 'It stands there more than once',
  wrong_type: 'It is of another JSON type',
  not_allowed: 'It is none of the allowed values',
  not_a_number: 'It is no whole number, written in digits without sign or leading zero',
  not_whole: 'It is no whole number',
  not_a_list: 'It is no list of allowed values with commas between them, each once at most as often as there are any',
  not_a_date: 'It is no day, YYYY-MM-DD',
  not_a_moment: 'It is no moment in UTC, RFC 3339',
  wrong_form: 'It has another form than the schema says',
  forbidden_character: 'It contains a character that no text may contain',
  too_short: 'The text is too short',
  too_long: 'The text is too long',
  too_small: 'The number is too small',
  too_large: 'The number is too large',
  too_few: 'There are too few entries',
  too_many: 'There are too many entries',
  too_deep: 'It is nested too deeply',
} as const

export type Reason = keyof typeof REASONS

export function isReason(text: string): text is Reason {
  return Object.hasOwn(REASONS, text)
}
