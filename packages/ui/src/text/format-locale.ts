import type { InterfaceLanguage } from '@plenara/contract'

/**
 * The locale of numbers and plurals. Browsers support Romansh and Basel German in plural rules at most and format their numbers in English;
 * both format numbers as Swiss German does, and have its two plural forms.
 */
export function formatLocale(language: InterfaceLanguage): string {
  return language === 'rm' || language === 'gsw' ? 'de-CH' : `${language}-CH`
}
