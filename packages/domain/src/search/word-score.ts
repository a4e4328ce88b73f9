import { otherSpellings } from '../text-and-time/search.ts'
import { typingDistance } from './typing-distance.ts'

/** Shorter parts of a word match by chance. */
const PART_LENGTH = 4
/** The score of another spelling, `st` for `sankt`. */
const OTHER_SPELLING = 0.95
/** The factors of a mistyped word, and of a mistyped part of a word. */
const MISTYPED = 0.9
const MISTYPED_PART = 0.75

/**
 * How well a word matches a typed one, from 0 (not at all) to 1 (the same): the word itself, a word that begins with it or contains it, one that is a few
 * keystrokes away, one whose beginning or end is. Both folded.
 */
export function wordScore(typed: string, word: string): number {
  if (typed === word) return 1
  if (otherSpellings(typed).includes(word)) return OTHER_SPELLING
  const share = typed.length / word.length
  if (word.startsWith(typed)) return 0.72 + 0.25 * share
  if (typed.length >= PART_LENGTH && word.includes(typed)) return 0.6 + 0.25 * share
  return Math.max(MISTYPED * closeness(typed, word), MISTYPED_PART * partCloseness(typed, word))
}

/** 1 for the same, 0 for too many errors: one in a word of four letters, two from six, three from ten on. Numbers must be equal. */
function closeness(typed: string, word: string): number {
  const most = errorsIn(typed)
  if (most === 0 || /\d/.test(typed)) return 0
  const errors = typingDistance(typed, word, most)
  return errors > most ? 0 : 1 - errors / Math.max(typed.length, word.length)
}

/** The beginning or the end of a longer word with errors, e.g. `krakenvers` of `krankenversicherung`, `strasen` of `nationalstrassen`. */
function partCloseness(typed: string, word: string): number {
  if (typed.length < 5 || word.length <= typed.length) return 0
  const lengths = [-1, 0, 1].map((more) => typed.length + more)
  return Math.max(...lengths.flatMap((length) => [closeness(typed, word.slice(0, length)), closeness(typed, word.slice(-length))]))
}

function errorsIn({ length }: string): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 10 ? 2 : 3
}
