import type { ContentLanguage, LocalizedText } from '@plenara/contract'

/** A text in all four content languages. */
export type Text4 = Readonly<Record<ContentLanguage, string>>

/** The text in the given languages only. */
export function inLanguages(text: Text4, languages: readonly ContentLanguage[]): LocalizedText {
  const result: LocalizedText = {}
  for (const language of languages) result[language] = text[language]
  return result
}

/** Builds a text language by language. */
export function eachLanguage(build: (language: ContentLanguage) => string): Text4 {
  return { de: build('de'), fr: build('fr'), it: build('it'), rm: build('rm') }
}
