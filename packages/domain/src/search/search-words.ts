import { foldQuery, foldSpelledOut, writtenTogether } from '../text-and-time/search.ts'

/** More words make no search more exact. */
const MAX_WORDS = 8
const MAX_LENGTH = 60

/**
 * The words of a search, each once: folded as by `foldQuery`, of ASCII letters and digits alone, and split at apostrophes (`l'électricité`). A single
 * letter counts only where there is no longer word.
 */
export function searchWords(text: string): string[] {
  const words = wordsOf(foldQuery(withoutApostrophes(text)))
  const long = words.filter((word) => word.length > 1)
  return [...new Set((long.length > 0 ? long : words).map((word) => word.slice(0, MAX_LENGTH)))].slice(0, MAX_WORDS)
}

/** The words of a text under which an index finds it, each once, umlauts also with two letters, compounds also written together. Mistyped words are found by their distance. */
export function indexedWords(text: string): string[] {
  const spellings = [withoutApostrophes(text), writtenTogether(text)].flatMap((plain) => [foldQuery(plain), foldSpelledOut(plain)])
  return [...new Set(spellings.flatMap(wordsOf).map((word) => word.slice(0, MAX_LENGTH)))]
}

function withoutApostrophes(text: string): string {
  return text.replace(/['’‘ʼ`´]/g, ' ')
}

function wordsOf(folded: string): string[] {
  return folded
    .replace(/[^a-z0-9.]+/g, ' ')
    .split(' ')
    .filter((word) => /[a-z0-9]/.test(word))
}
