import { codeOf } from '../data/client.ts'

/** The codes with a sentence of their own in the catalogue. */
export const EXPLAINED: readonly string[] = [
  'body_too_large',
  'consent_missing',
  'credentials_wrong',
  'frozen',
  'image_animated',
  'image_damaged',
  'image_invalid',
  'image_too_large',
  'image_too_small',
  'image_unknown',
  'incomplete',
  'link_incomplete',
  'link_not_allowed',
  'link_of_another_site',
  'media_type',
  'not_found',
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
  return explainedId(codeOf(error))
}

/** The same of a code. */
export function explainedId(code: string): string {
  return `errors.${EXPLAINED.includes(code) ? code : 'internal'}`
}
