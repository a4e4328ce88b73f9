import { normalizeSearch } from '../text-and-time/search.ts'

/** Beyond these no search becomes more exact. */
const MAX_WORDS = 8
const MAX_LENGTH = 60

/**
 * The words of a text as the index has them, each once: folded as `normalizeSearch` does, of ASCII letters and digits alone, and what stands before and after an
 * apostrophe apart (`l'électricité`). A single letter counts where nothing else was asked.
 */
export function searchWords(text: string): string[] {
  const folded = normalizeSearch(text.replace(/['’‘ʼ`´]/g, ' ')).replace(/[^a-z0-9.]+/g, ' ')
  const words = folded.split(' ').filter((word) => /[a-z0-9]/.test(word))
  const long = words.filter((word) => word.length > 1)
  return [...new Set((long.length > 0 ? long : words).map((word) => word.slice(0, MAX_LENGTH)))].slice(0, MAX_WORDS)
}
