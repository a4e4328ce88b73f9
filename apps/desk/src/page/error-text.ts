import { codeOf } from '../data/client.ts'

/** The codes with their own sentence in the catalogue. */
export const EXPLAINED: readonly string[] = [
  'account_of_secretariat',
  'address_change_held',
  'appealed',
  'body_too_large',
  'consent_missing',
  'correction_waits',
  'credentials_wrong',
  'email_in_use',
  'email_invalid',
  'frozen',
  'image_animated',
  'image_damaged',
  'image_invalid',
  'image_too_large',
  'image_too_small',
  'image_unknown',
  'incomplete',
  'last_passkey',
  'letter_locked',
  'letter_unknown',
  'link_incomplete',
  'link_not_allowed',
  'link_of_another_site',
  'media_type',
  'not_found',
  'not_frozen',
  'nothing_to_correct',
  'nothing_to_remind',
  'offline',
  'passkey_known',
  'passkey_not_found',
  'passkey_refused',
  'password_needs_digits',
  'password_needs_symbols',
  'password_too_common',
  'password_too_long',
  'password_too_short',
  'proof_needed',
  'question_not_found',
  'reminded_lately',
  'secret_invalid',
  'stale',
  'taken_up',
  'text_not_allowed',
  'text_too_long',
  'too_many_attempts',
  'too_many_important',
  'too_many_passkeys',
  'unauthorized',
  'unavailable',
]

/** The catalogue id of an error. */
export function errorTextId(error: unknown): string {
  return explainedId(codeOf(error))
}

/** The catalogue id of an error code. */
export function explainedId(code: string): string {
  return `errors.${EXPLAINED.includes(code) ? code : 'internal'}`
}
