import type { ContentLanguage, InterfaceLanguage, User } from '@plenara/contract'

const CONTENT_LANGUAGES: readonly ContentLanguage[] = ['de', 'fr', 'it', 'rm']
/** Used where a text, a locale or a browser offers no language of the product. */
const FALLBACK_LANGUAGE = 'de'

/** The language of elections, questions and profiles: the one that the user has set, else that of the interface (dialect: German). */
export function contentLanguageOf(user: Pick<User, 'language' | 'languageContent'>): ContentLanguage {
  return user.languageContent === 'auto' ? toContentLanguage(user.language) : user.languageContent
}

/** The language in which an election is shown; `isFallback` is true if it is not the wanted one, for the alert. */
export function electionContentLanguage(
  languages: readonly ContentLanguage[],
  wanted: ContentLanguage,
): { language: ContentLanguage; isFallback: boolean } {
  const [first] = languages
  if (first === undefined || languages.includes(wanted)) return { language: wanted, isFallback: false }
  return { language: first, isFallback: true }
}

/** The content language of a locale code or language tag (`fr_CH`, `it-CH`, `gsw`); `ch_BE` and unknown ones are German. */
export function toContentLanguage(localeCode: string): ContentLanguage {
  const [language] = localeCode.toLowerCase().split(/[-_]/)
  return CONTENT_LANGUAGES.find((supported) => supported === language) ?? FALLBACK_LANGUAGE
}

/** The first interface language of a visitor: that of the browser if it is French or German, else German. */
export function defaultLanguage(browserLanguages: readonly string[]): 'de' | 'fr' {
  return toContentLanguage(browserLanguages[0] ?? '') === 'fr' ? 'fr' : FALLBACK_LANGUAGE
}

/** The BCP 47 tag for `lang` attributes. The specification's `ch_BE` is no such tag (`ch` is Chamorro): Basel German is `gsw-CH`. */
export function languageTag(language: InterfaceLanguage): `${InterfaceLanguage}-CH` {
  return `${language}-CH`
}
