import type { InterfaceLanguage } from '@plenara/contract'

/** The languages of the interface by their own names, which are the same in every language. */
export const languageNames: Readonly<Record<InterfaceLanguage, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  rm: 'Rumantsch',
  gsw: 'Baseldytsch',
}
