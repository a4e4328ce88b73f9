import type { InterfaceLanguage } from '@plenara/contract'

/** The languages of the interface by their own names, which are the same in every language. */
export const languageNames: Readonly<Record<InterfaceLanguage, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  rm: 'Rumantsch',
  gsw: 'Baseldytsch',
}

/** A language by its own name, of any code of ISO 639; an unknown code stays. */
export function ownNameOf(code: string): string {
  const ownName = Object.entries(languageNames).find(([name]) => name === code)?.[1]
  return ownName ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
