import type { ContentLanguage, LocalizedText } from '@plenara/contract'

/** The order in which other languages replace a missing text. */
export const FALLBACK_ORDER: readonly ContentLanguage[] = ['de', 'fr', 'it', 'rm']

const NO_BREAK_SPACE = '\u00a0'

/** Puts a no-break space (U+00A0) before ? and ! of a French text, instead of any other space. Applying it twice changes nothing. */
export function frenchSpaces(text: string): string {
  return text.replace(/https?:\/\/\S+|(?<=[^\s(\u00a0\u202f?!])[ \u00a0\u2009\u202f]*([?!]+)/g, (found, marks?: string) =>
    marks === undefined ? found : NO_BREAK_SPACE + marks,
  )
}

/** The text in the wanted language, else in the first of de, fr, it, rm that has one; null if there is none. */
export function pickText(text: LocalizedText, language: ContentLanguage): { text: string; language: ContentLanguage } | null {
  for (const candidate of [language, ...FALLBACK_ORDER]) {
    const found = text[candidate]
    if (found) return { text: found, language: candidate }
  }
  return null
}

/** The first year that is shown with two digits: `84` could be 1884 or 1984. */
const FIRST_SHORT_YEAR = '2000'

/** A calendar day `YYYY-MM-DD` in German format with two digits each: `24.10.27`; years before 2000 have four: `11.05.1884`. */
export function formatDay(day: string): string {
  const year = day.slice(0, 4)
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${year < FIRST_SHORT_YEAR ? year : year.slice(2)}`
}
