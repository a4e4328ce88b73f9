/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
/** How these are written where the keyboard has none. */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
/** Shorter words are too many others. */
const WHOLE_WORD_LENGTH = 4

/**
 * Folds a name for comparing, so that `zurich`, `zuerich` and `Zürich` are equal: as `foldQuery`, and ae / oe / ue as a / o / u. Too coarse for a
 * search, where `zo` of Zoe would stand in Lorenzo.
 */
export function normalizeSearch(text: string): string {
  return foldQuery(text).replace(/([aou])e/g, '$1')
}

/** Folds what is searched for: lower case, no marks, ß as ss, ligatures and wide letters as usual ones, nothing invisible, no apostrophes, hyphens as spaces. A point between digits stays: `03.12`. */
export function foldQuery(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\p{Cf}'’‘ʼ`´]/gu, '')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
}

/** The spellings of a text under which it is found, each folded and once: without marks, umlauts with two letters (`zuerich`), two letters as one (`Mueller` by `muller`). */
export function foldSpellings(text: string): string[] {
  return [...new Set([foldQuery(text), foldSpelledOut(text), normalizeSearch(text)])]
}

/** As `foldQuery`, with two letters for an umlaut: `zuerich`. */
export function foldSpelledOut(text: string): string {
  return foldQuery(text.normalize('NFC').replace(/[äöü]/gi, (letter) => TWO_LETTERS[letter.toLowerCase()] ?? letter))
}

/** Whether every word of the query stands in the texts, in any order and also as a part of a word. An empty query matches everything. */
export function fitsSearch(foldedQuery: string, texts: readonly (string | null)[]): boolean {
  return foldedQuery === '' || hasWords(searchableText(texts), foldedQuery)
}

/** Several texts folded into one with all their spellings, for repeated searches. */
export function searchableText(texts: readonly (string | null)[]): string {
  return foldSpellings(texts.filter((text) => text !== null).join(' ')).join('\n')
}

/** Whether every word of a query, folded by `foldQuery`, stands in a text of `searchableText`; `zuerich` also where a text in French says Zurich. */
export function hasWords(searchable: string, foldedQuery: string): boolean {
  return foldedQuery.split(' ').every((word) => searchable.includes(word) || hasWholeWord(searchable, word.replace(/([aou])e/g, '$1')))
}

function hasWholeWord(searchable: string, word: string): boolean {
  return word.length >= WHOLE_WORD_LENGTH && searchable.includes(word) && searchable.split(/[ \n]/).includes(word)
}
