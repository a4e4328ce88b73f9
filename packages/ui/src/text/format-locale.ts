import type { InterfaceLanguage } from '@plenara/contract'

/**
 * The locale of numbers and plurals. Browsers know Romansh and Basel German as plural rules at most and write their numbers in English;
 * both write numbers as Swiss German does, and have its two plural forms.
 */
export function formatLocale(language: InterfaceLanguage): string {
  return language === 'rm' || language === 'gsw' ? 'de-CH' : `${language}-CH`
}
