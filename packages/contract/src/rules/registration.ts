import type { ErrorCode } from '../errors.ts'
import { utf8Length } from './email.ts'

export { emailError, MAX_EMAIL_LENGTH, normalizeEmail } from './email.ts'
export { MAX_USERNAME_LENGTH, normalizeUsername, usernameError } from './username.ts'

/** Longest password, in bytes of UTF-8: refused above, never truncated (ASVS 5.0, 6.2.9). */
export const MAX_PASSWORD_BYTES = 256
export const PASSWORD_SYMBOLS = '.@$!%*#?&/'

/**
 * The rules that a password breaks, in the order of the specification [VALID-4, VALID-5, VALID-6].
 * Length counts code points; any Unicode is accepted.
 */
export function passwordErrors(password: string): ErrorCode[] {
  const errors: ErrorCode[] = []
  if ([...password].length < 8) errors.push('password_too_short')
  if (count(password, /[0-9]/) < 2) errors.push('password_needs_digits')
  if (count(password, /[.@$!%*#?&/]/) < 2) errors.push('password_needs_symbols')
  if (utf8Length(password) > MAX_PASSWORD_BYTES) errors.push('password_too_long')
  return errors
}

function count(text: string, sign: RegExp): number {
  return [...text].filter((character) => sign.test(character)).length
}
