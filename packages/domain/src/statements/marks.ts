import type { ContentLanguage } from '@plenara/contract'
import { composedText } from './text-limits.ts'

/**
 * Why a person should review a text: an address of the web, a mailbox or a street; a telephone number; a word of the operator's list; the same text in
 * several profiles; the name of another candidate. A mark alone has no effect.
 */
export type Mark = 'address' | 'telephone' | 'word' | 'copy' | 'name'

/** From so many people on the same text is marked. */
const SAME_TEXT_OF = 5
/** In characters: shorter texts are equal by chance. */
const SHORTEST_COPY = 20

/** A word or a line of words of the operator's list; without a language it counts in all. */
export interface ListedWord {
  readonly word: string
  readonly language?: ContentLanguage
}

/** The form in which texts are compared: lower case, one space between words, no punctuation. */
export function comparableText(text: string): string {
  return composedText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Mailboxes, also written out in words. */
const MAILBOX = /\S@\S|\p{L}\s*[([{]\s*(?:at|ät|chez|chiocciola)\s*[)\]}]/iu
/** Sites: in small letters, since a sentence that begins without a space before it has a capital one; or written out in words. */
const SITE =
  /\bhttps?:|\bwww\b|[\p{L}\d-]{2}\.(?:ch|li|com|org|net|info|swiss|eu|de|fr|it|at|io|me|app)(?![\p{L}\d])|[\p{L}\d] (?:punkt|point|punto|dot) (?:ch|li|com|org|net|info|swiss|eu)(?![\p{L}\d])/u
/** A street with a number, and a postcode after it. */
const STREET = /(?:strasse|gasse|weg|platz|\brue|\bvia|\bavenue|\bchemin)\s[^\n,]{0,40}\d[a-z]?,?\s+\d{4}(?!\d)/iu
/** Nine digits or more in Swiss or international writing. */
const TELEPHONE = /(?:\+|\b00|\b0)(?:[\s./()-]*\d){9,14}(?!\d)/

export interface MarkingContext {
  readonly language?: ContentLanguage | undefined
  readonly words: readonly ListedWord[]
  /** The number of people with a text, by its comparable form; the author included. */
  readonly peopleSaying: ReadonlyMap<string, number>
  /** First and last names of all other candidates, in comparable form. */
  readonly otherNames: readonly string[]
}

/** The marks of a text, in a fixed order. */
export function marksOf(text: string, { language, words, peopleSaying, otherNames }: MarkingContext): Mark[] {
  const comparable = comparableText(text)
  const padded = ` ${comparable} `
  const holds = (words: string) => words !== '' && padded.includes(` ${words} `)
  const isListed = words.some(
    (listed) => (listed.language === undefined || listed.language === language) && holds(comparableText(listed.word)),
  )
  const isCopied = comparable.length >= SHORTEST_COPY && (peopleSaying.get(comparable) ?? 0) >= SAME_TEXT_OF
  const found: Readonly<Record<Mark, boolean>> = {
    address: [MAILBOX, SITE, STREET].some((form) => form.test(text)),
    telephone: TELEPHONE.test(text),
    word: isListed,
    copy: isCopied,
    name: otherNames.some(holds),
  }
  return (Object.keys(found) as Mark[]).filter((mark) => found[mark])
}
