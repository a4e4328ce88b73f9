/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
/** Umlauts with two letters, for keyboards without them. */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
/** Shorter words match too many others. */
const WHOLE_WORD_LENGTH = 4
/** Shorter ones occur by chance where one name ends and another begins: `joe` in Jo Egli. */
const JOINED_LENGTH = 5

/**
 * Folds a name for comparing, so that `zurich`, `zuerich` and `Zürich` are equal: as `foldQuery`, and ae / oe / ue as a / o / u. Too coarse for a
 * search, where `zo` of Zoe would stand in Lorenzo.
 */
export function normalizeSearch(text: string): string {
  return foldQuery(text).replace(/([aou])e/g, '$1')
}

/** Folds a query: lower case, no marks, ß as ss, ligatures and wide letters as usual ones, no invisible characters, no apostrophes, hyphens as spaces. A point between digits stays: `03.12`. */
export function foldQuery(text: string): string {
  return text
    .replace(/[\p{Cf}'’‘ʼ`´]/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/(?:(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.])+/gu, ' ')
    .trim()
}

/** The spellings of a text under which it is found, each folded and once: without marks, umlauts with two letters (`zuerich`), two letters as one (`Mueller` by `muller`). */
export function foldSpellings(text: string): string[] {
  return [...new Set([foldQuery(text), foldSpelledOut(text), normalizeSearch(text)])]
}

/** A text with its compounds written together, as some type them: `JeanLuc`, `CO2Gesetz`, `EID`. */
export function writtenTogether(text: string): string {
  return text.replace(/[-‐‑'’‘ʼ`´]/g, '')
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

/**
 * Whether every word of a query, folded by `foldQuery`, occurs in a text of `searchableText`; also in other spellings: `zuerich` for Zurich in French,
 * `sankt` for St., and `jeanluc` for Jean-Luc.
 */
export function hasWords(searchable: string, foldedQuery: string): boolean {
  return foldedQuery.split(' ').every((word) => hasWord(searchable, word))
}

function hasWord(searchable: string, word: string): boolean {
  return (
    searchable.includes(word) ||
    (word.length >= WHOLE_WORD_LENGTH && hasWholeWord(searchable, word.replace(/([aou])e/g, '$1'))) ||
    otherSpellings(word).some((other) => hasWholeWord(searchable, other)) ||
    (word.length >= JOINED_LENGTH && joinedPattern(word).test(searchable))
  )
}

function hasWholeWord(searchable: string, word: string): boolean {
  return searchable.includes(word) && searchable.split(/[ \n]/).includes(word)
}

/** Saints, which place names write in full and abbreviated. */
const SAINTS = [
  ['st', 'sankt', 'saint'],
  ['ste', 'sainte'],
]

/** Other spellings of a folded word: `sankt` and `saint` for `st`. */
export function otherSpellings(word: string): readonly string[] {
  return (SAINTS.find((saints) => saints.includes(word)) ?? []).filter((other) => other !== word)
}

const patterns = new Map<string, RegExp>()
/** The size of the cache of patterns. */
const MAX_PATTERNS = 50

/** A compound matches separate words of a text that it begins; at least two letters of the last one, so that `marie` does not match Mari Egger. */
function joinedPattern(word: string): RegExp {
  const cached = patterns.get(word)
  if (cached) return cached
  if (patterns.size >= MAX_PATTERNS) patterns.clear()
  const letters = [...word].map((letter) => letter.replace('.', '\\.'))
  const pattern = new RegExp(
    `(?:^|[ \\n])${letters
      .slice(0, -2)
      .map((letter) => `${letter} ?`)
      .join('')}${letters.slice(-2).join('')}`,
  )
  patterns.set(word, pattern)
  return pattern
}
