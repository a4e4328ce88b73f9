import type { LocalizedText } from '@plenara/contract'
import { foldQuery, foldSpellings, otherSpellings, writtenTogether } from '@plenara/domain'

/** How much a word counts in the rank of a hit: `A` most. */
export type SearchWeight = 'A' | 'B' | 'C'

export interface SearchPart {
  readonly text: LocalizedText | string | null
  readonly weight: SearchWeight
}

/** The highest position of a word that PostgreSQL stores. */
const MAX_POSITION = 16_383
const MAX_WORD_LENGTH = 60
const MAX_SEARCH_WORDS = 8

/** Raised whenever `searchVector` folds words otherwise: a test compares it with what it folds. */
export const FOLD = 2

/**
 * The words of texts in all their languages as a `tsvector`, in each spelling of `foldSpellings`, compounds also written together, and once with its
 * best weight. It is built here, not by the database, so that texts and search terms are folded by the same rule.
 */
export function searchVector(parts: readonly SearchPart[]): string {
  const words = new Map<string, { position: number; weight: SearchWeight }>()
  let position = 0
  for (const { text, weight } of parts) {
    for (const word of [...spellingsOf(plainOf(text)), ...elidedWordsOf(text)]) {
      position = Math.min(position + 1, MAX_POSITION)
      const entry = words.get(word)
      if (!entry) words.set(word, { position, weight })
      else if (weight < entry.weight) entry.weight = weight
    }
  }
  return [...words].map(([word, { position: at, weight }]) => `'${word}':${at}${weight}`).join(' ')
}

/** A search term as a `tsquery`: every word, each also as a prefix or as it is written otherwise. Null if no word is left. */
export function searchQuery(term: string): string | null {
  const words = wordsOf(foldQuery(withoutMarkup(term))).slice(0, MAX_SEARCH_WORDS)
  return words.length === 0 ? null : words.map(queryOf).join(' & ')
}

function queryOf(word: string): string {
  const others = otherSpellings(word).map((other) => ` | '${other}'`)
  return others.length > 0 ? `('${word}':*${others.join('')})` : `'${word}':*`
}

/** The part after an apostrophe is a word of its own: `l'électricité` is also found as `électricité`. */
function elidedWordsOf(text: LocalizedText | string | null): string[] {
  return spellingsOf([...plainOf(text).matchAll(/['’](\p{L}+)/gu)].map(([, word]) => word).join(' '))
}

function plainOf(text: LocalizedText | string | null): string {
  return typeof text === 'string' ? text : Object.values(text ?? {}).join(' ')
}

function spellingsOf(text: string): string[] {
  const plain = withoutMarkup(text)
  return [...new Set([plain, writtenTogether(plain)].flatMap(foldSpellings))].flatMap(wordsOf)
}

function withoutMarkup(text: string): string {
  return text.replace(/<[^>]*>|&[a-z]+;/gi, ' ')
}

function wordsOf(folded: string): string[] {
  return folded
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_WORD_LENGTH))
}
