import { lettersOf } from '../text.ts'

/** How offices shorten the words of their headers. */
const SHORT: Readonly<Record<string, string>> = {
  nr: 'nummer',
  no: 'nummer',
  num: 'nummer',
  anz: 'anzahl',
  bez: 'bezeichnung',
  kt: 'kanton',
  gde: 'gemeinde',
  stm: 'stimmen',
  kand: 'kandidaten',
  wk: 'wahlkreis',
}
/** One wrong letter in so many is a slip, more are another word. */
const LETTERS_PER_SLIP = 4
const MAX_SLIPS = 2

/** Whether a name in a header is probably meant for a column: other case, signs or short words, or slips of the pen. */
export function looksLike(name: string, column: string): boolean {
  if (spelledOut(name) === spelledOut(column)) return true
  const [one, other] = [lettersOf(name), lettersOf(column)]
  if (!one || !other || digitsOf(one) !== digitsOf(other)) return false
  return distanceOf(one, other) <= Math.min(MAX_SLIPS, Math.floor(Math.max(one.length, other.length) / LETTERS_PER_SLIP))
}

function spelledOut(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).map(lettersOf)
  return words.map((word) => SHORT[word] ?? word).join('')
}

/** Columns that differ in a number are different ones. */
function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** How many letters must be put in, taken out or changed (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const change = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      now.push(Math.min(change, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1))
    }
    before = now
  }
  return before.at(-1) ?? 0
}
