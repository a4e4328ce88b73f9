/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/**
 * Folds a text for searching, so that `zurich`, `zuerich` and `Zürich` are equal: lower case, no accents, ae / oe / ue as a / o / u, ß as ss, no
 * apostrophes, hyphens as spaces. Both the query and what is searched must be folded. A point between digits stays: `03.12`.
 */
export function normalizeSearch(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mn}'’‘ʼ`´]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
}

/** Whether every word of the query stands in the texts, in any order and also as a part of a word. An empty query matches everything. */
export function fitsSearch(normalizedQuery: string, texts: readonly (string | null)[]): boolean {
  return normalizedQuery === '' || hasWords(normalizedTexts(texts), normalizedQuery)
}

/** Several texts folded into one, for repeated searches. */
export function normalizedTexts(texts: readonly (string | null)[]): string {
  return normalizeSearch(texts.filter((text) => text !== null).join(' '))
}

/** Whether every word of a folded query stands in a folded text. */
export function hasWords(normalizedText: string, normalizedQuery: string): boolean {
  return normalizedQuery.split(' ').every((word) => normalizedText.includes(word))
}
