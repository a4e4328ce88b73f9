import { dictionary } from '@zxcvbn-ts/language-common'
import { folded, isFromContext, likenessOf } from './context-words.ts'

/** How many of the most used leaked passwords are refused; ASVS 5.0, 6.2.4 asks for 3,000. */
const LISTED = 20_000
const PRODUCT = 'plenara'
/** Shorter words occur in too many passwords by chance. */
const MIN_WORD = 3
const MIN_SIGNS = 4
/** How many leading or trailing digits and symbols are tried one by one. */
const MAX_PADDING = 12
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, LISTED).map(likenessOf))

/**
 * Whether a password is among the first that attackers try (ASVS 5.0, 6.2.4 and 6.2.11): a common one, the product's name or a word about the
 * account (`about`: username, e-mail address), also with digits and symbols around or between and with the usual substitutions of letters; or made of
 * parts of these.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const plain = folded(password)
  if (new Set(plain).size < MIN_SIGNS || isFromContext(password, [PRODUCT, ...about])) return true
  const words = new Set([PRODUCT, ...about.flatMap(wordsOf)].map(likenessOf))
  return coresOf(plain).some((core) => core.length >= MIN_WORD && (COMMON.has(core) || words.has(core)))
}

/** What may remain of a password without the digits and symbols around or between its letters. */
function coresOf(plain: string): string[] {
  const letters = lettersOf(plain)
  if (letters === '') return [plain, plain.replace(/[^0-9]/g, '')].map(likenessOf)
  const likeness = likenessOf(plain)
  const end = /[\d\s!-/:-@[-`{-~]*$/.exec(plain)?.[0].length ?? 0
  const starts = cuts(/^[\d\s!-/:-@[-`{-~]*/.exec(plain)?.[0].length ?? 0)
  return [likenessOf(letters), ...starts.flatMap((start) => cuts(end).map((cut) => likeness.slice(start, likeness.length - cut)))]
}

/** How many characters at an end may be padding: each number up to a bound, and all of them. */
function cuts(padding: number): number[] {
  return [...Array(Math.min(padding, MAX_PADDING) + 1).keys(), padding]
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}

/** The words of a name or of the local part of an address, single and joined. */
function wordsOf(text: string): string[] {
  const local = folded(text).replace(/@.*$/s, '')
  return [...local.split(/[^\p{L}]+/u), lettersOf(local)].filter((word) => word.length >= MIN_WORD)
}
