import { codeOf } from '../data/client.ts'

/** The codes with a sentence of their own in the catalogue. */
export const EXPLAINED: readonly string[] = [
  'consent_missing',
  'correction_waits',
  'credentials_wrong',
  'frozen',
  'incomplete',
  'link_incomplete',
  'link_not_allowed',
  'link_of_another_site',
  'not_found',
  'not_frozen',
  'nothing_to_correct',
  'offline',
  'password_needs_digits',
  'password_needs_symbols',
  'password_too_common',
  'password_too_long',
  'password_too_short',
  'question_not_found',
  'secret_invalid',
  'stale',
  'text_not_allowed',
  'text_too_long',
  'too_many_attempts',
  'too_many_important',
  'unauthorized',
  'unavailable',
]

/** The catalogue id of an error. */
export function errorTextId(error: unknown): string {
  const code = codeOf(error)
  return `errors.${EXPLAINED.includes(code) ? code : 'internal'}`
}
