import type { ContentLanguage, LocalizedText } from '@plenara/contract'

/** A text in all four content languages. */
export type Text4 = Readonly<Record<ContentLanguage, string>>

/** What stands in the braces of a text; a value that is a text itself stands in the language of the whole. */
export type Values = Readonly<Record<string, string | number | Text4>>

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

/** A text with a value for each of its braces: `{year}`. Fails where there is none. */
export function filled(text: Text4, values: Values): Text4 {
  return eachLanguage((language) => filledIn(language, text[language], values))
}

/** The text of one language with a value for each of its braces. Fails where there is none. */
export function filledIn(language: ContentLanguage, text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`no ${name} for ${text}`)
    return typeof value === 'object' ? value[language] : `${value}`
  })
}

/** With a capital, as at the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
