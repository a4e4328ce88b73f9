import { type ContentLanguage, INTERFACE_LANGUAGES, type InterfaceLanguage } from '@plenara/contract'
import { defaultLanguage, toContentLanguage } from '@plenara/domain'

/** The language of a page, and whether its address names it. Else that of the browser if German or French, as in the app. */
export function languageOfPage(
  address: URL,
  acceptLanguage: string | null,
): { readonly language: ContentLanguage; readonly isNamed: boolean } {
  const named = languageNamed(address.searchParams.get('lang'))
  return { language: named === null ? languageOfHeader(acceptLanguage) : toContentLanguage(named), isNamed: named !== null }
}

/** The language that an address names; null where there is no such language. */
export function languageNamed(named: string | null): InterfaceLanguage | null {
  const code = named === 'ch_BE' ? 'gsw' : (named ?? '').toLowerCase().split(/[-_]/)[0]
  return INTERFACE_LANGUAGES.find((known) => known === code) ?? null
}

/** As `languageOfPage`, for pages that are written in the dialect too. */
export function interfaceLanguageOfPage(address: URL, acceptLanguage: string | null): InterfaceLanguage {
  return languageNamed(address.searchParams.get('lang')) ?? languageOfHeader(acceptLanguage)
}

/** The language of a page whose address names none. */
export function languageOfHeader(acceptLanguage: string | null): ContentLanguage {
  return defaultLanguage(languagesOf(acceptLanguage))
}

/** The languages of a header, the most wanted first (RFC 9110, 12.5.4). */
function languagesOf(header: string | null): string[] {
  const entries = (header ?? '').split(',').map((entry) => {
    const [language = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { language, weight: weight === undefined ? 1 : Number(weight) || 0 }
  })
  return entries
    .filter(({ language }) => language !== '')
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}
