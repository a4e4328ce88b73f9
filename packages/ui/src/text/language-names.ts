import type { InterfaceLanguage } from '@plenara/contract'

/** The languages of the interface by their native names, which are the same in every language. */
export const languageNames: Readonly<Record<InterfaceLanguage, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  rm: 'Rumantsch',
  gsw: 'Baseldytsch',
}

/** The name of a language in that language, for any code of ISO 639; an unknown code stays. */
export function nativeNameOf(code: string): string {
  const nativeName = Object.entries(languageNames).find(([name]) => name === code)?.[1]
  return nativeName ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
