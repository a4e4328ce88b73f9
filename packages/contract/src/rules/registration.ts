import type { ErrorCode } from '../errors.ts'

/** Longest password, in bytes of UTF-8: refused above, never truncated (ASVS 5.0, 6.2.9). */
export const MAX_PASSWORD_BYTES = 256
export const MAX_USERNAME_LENGTH = 60
export const MAX_EMAIL_LENGTH = 254
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

/** The rule that a username breaks, or null [VALID-2]. */
export function usernameError(username: string): ErrorCode | null {
  const length = [...username.trim()].length
  if (length === 0) return 'username_required'
  return length > MAX_USERNAME_LENGTH ? 'username_too_long' : null
}

/** The rule that an e-mail address breaks, or null [VALID-3]. The address is normalised first. */
export function emailError(email: string): ErrorCode | null {
  const normal = normalizeEmail(email)
  if (normal.length > MAX_EMAIL_LENGTH) return 'email_invalid'
  return /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}[\p{L}\p{N}-]+$/u.test(normal) ? null : 'email_invalid'
}

/** One spelling per mailbox: NFKC before validation (full-width signs), trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

function count(text: string, sign: RegExp): number {
  return [...text].filter((character) => sign.test(character)).length
}

/** Bytes in UTF-8, counted without `TextEncoder`: `domain` compiles these sources with the library of the language alone. */
function utf8Length(text: string): number {
  return [...text].reduce((bytes, character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return bytes + (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4)
  }, 0)
}
