import type { ErrorCode } from '../errors.ts'
import { asciiLabelLength } from './punycode.ts'

export const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_BYTES = 64
const MAX_LABEL_LENGTH = 63
/** Words between points (RFC 5321 dot-string, RFC 6531), without anything that hides or turns text. */
const LOCAL =
  /^[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}@<>()[\]\\,;:".]+(?:\.[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}@<>()[\]\\,;:".]+)*$/u
/** Letters, digits and hyphens, these not at an end (RFC 1123, RFC 5890). */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
const TOP_LABEL = /^\p{L}.*[^-]$/u

/**
 * The rule that an e-mail address breaks, or null [VALID-3]: what mail servers take (RFC 5321 section 4.5.3.1, RFC 6531), with a domain of two
 * labels at least. The address is normalised first.
 */
export function emailError(email: string): ErrorCode | null {
  const [local = '', domain = '', ...rest] = normalizeEmail(email).split('@')
  return rest.length === 0 && isLocal(local) && isDomain(domain) && local.length + domain.length < MAX_EMAIL_LENGTH ? null : 'email_invalid'
}

/** One spelling per mailbox: NFKC before validation (full-width signs), trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

function isLocal(local: string): boolean {
  return LOCAL.test(local) && utf8Length(local) <= MAX_LOCAL_BYTES
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length > 1 && labels.every(isLabel) && TOP_LABEL.test(labels.at(-1) ?? '') && lengthOf(labels) < MAX_EMAIL_LENGTH
}

function isLabel(label: string): boolean {
  return LABEL.test(label) && asciiLabelLength(label) <= MAX_LABEL_LENGTH
}

function lengthOf(labels: readonly string[]): number {
  return labels.reduce((length, label) => length + asciiLabelLength(label) + 1, -1)
}

/** Bytes in UTF-8, counted without `TextEncoder`: `domain` compiles these sources with the library of the language alone. */
export function utf8Length(text: string): number {
  return [...text].reduce((bytes, character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return bytes + (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4)
  }, 0)
}
