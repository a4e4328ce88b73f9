import { dictionary } from '@zxcvbn-ts/language-common'

/** Of the list of leaked passwords, most used first; ASVS 5.0, 6.2.4 asks for 3,000. */
const LISTED = 20_000
const PRODUCT = 'plenara'
/** Shorter words stand in too many passwords by chance. */
const MIN_WORD = 3
const MIN_SIGNS = 4
/** How many digits and symbols at an end are looked at one by one. */
const MAX_PADDING = 12
/** Signs that are read as the same letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  l: 'i',
  '!': 'i',
  3: 'e',
  4: 'a',
  '@': 'a',
  5: 's',
  $: 's',
  7: 't',
  8: 'b',
}
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, LISTED).map(likenessOf))

/**
 * Whether a password is one that is tried first (ASVS 5.0, 6.2.4 and 6.2.11): a common one, the product's name or a word about the account
 * (`about`: username, e-mail address), also with digits and symbols put around or between and with the usual replacements of letters.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < MIN_SIGNS) return true
  const words = new Set([PRODUCT, ...about.flatMap(wordsOf)].map(likenessOf))
  return coresOf(plain).some((core) => core.length >= MIN_WORD && (COMMON.has(core) || words.has(core)))
}

/** What may be left of a password once digits and symbols around or between its letters are undone. */
function coresOf(plain: string): string[] {
  const letters = lettersOf(plain)
  if (letters === '') return [plain, plain.replace(/[^0-9]/g, '')].map(likenessOf)
  const likeness = likenessOf(plain)
  const end = /[\d\s!-/:-@[-`{-~]*$/.exec(plain)?.[0].length ?? 0
  const starts = cuts(/^[\d\s!-/:-@[-`{-~]*/.exec(plain)?.[0].length ?? 0)
  return [likenessOf(letters), ...starts.flatMap((start) => cuts(end).map((cut) => likeness.slice(start, likeness.length - cut)))]
}

/** How many of so many signs at an end may be padding: each number up to a bound, and all. */
function cuts(padding: number): number[] {
  return [...Array(Math.min(padding, MAX_PADDING) + 1).keys(), padding]
}

/** The same length as the text: every sign is replaced by one sign. */
function likenessOf(text: string): string {
  return text.replace(/[0134578l!@$]/g, (sign) => LOOKALIKES[sign] ?? sign)
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}

/** The words of a name or of the part of an address before the `@`, single and joined. */
function wordsOf(text: string): string[] {
  const local = text.normalize('NFKC').toLowerCase().replace(/@.*$/s, '')
  return [...local.split(/[^\p{L}]+/u), lettersOf(local)].filter((word) => word.length >= MIN_WORD)
}
