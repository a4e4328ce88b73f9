import type { InterfaceLanguage } from '@plenara/contract'

const WITH_ELISION: ReadonlySet<InterfaceLanguage> = new Set(['fr', 'it', 'rm'])

/**
 * What is wrong with the signs of a text of ours, by kind: quotation marks, apostrophes, the spaces of French (U+00A0 before ? ! : ; and within « »), spaces that
 * nobody sees, and ß. Placeholders stand in braces. For tests.
 */
export function signFaults(language: InterfaceLanguage, text: string): string[] {
  const faults: string[] = []
  if (text.includes('ß')) faults.push('sharp s')
  if (/^\s|\s$| {2}|["“”„]/.test(text)) faults.push('signs')
  const quotes = language === 'fr' ? /«(?!\u00a0)|(?<!\u00a0)»/ : /«\s|\s»/
  if (quotes.test(text)) faults.push('quotation marks')
  if (language === 'fr' && /[^\s?!][?!:;](?=[\s}»]|$)|[^\S\u00a0][?!:;]/.test(text)) faults.push('French space')
  // Also a sign of ICU's: before a brace it would make text of it.
  if (WITH_ELISION.has(language) && text.includes("'")) faults.push('apostrophe')
  return faults
}
