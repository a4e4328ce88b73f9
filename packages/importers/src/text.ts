import type { CantonCode, ContentLanguage, LocalizedText } from '@plenara/contract'
import { instantOfZurich } from '@plenara/domain/text-and-time'

const FRENCH: readonly CantonCode[] = ['FR', 'GE', 'JU', 'NE', 'VD', 'VS']
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** True where a text holds what is no text: a byte that was not UTF-8 (U+FFFD) or a null character. */
export function isDamaged(text: string): boolean {
  return text.includes('\uFFFD') || text.includes('\0')
}

/** The letters and digits of a text in lower case without accents, for comparisons. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** A readable part of a key: `Engiadin'Ota` gives `engiadin-ota`, nothing readable gives `x`. */
export function slug(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const parts = plain.split(/[^a-z0-9]+/).filter(Boolean)
  return parts.join('-') || 'x'
}

/** A whole number of up to nine digits, else null. */
export function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** A day that exists as `YYYY-MM-DD`, also out of `YYYY-MM-DDThh:mm…`; else null. */
export function dayOf(text: string): string | null {
  const day = text.slice(0, 10)
  const parts = DAY.exec(day)
  if (!parts) return null
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : day
}

/** A moment, `2027-10-24T16:05:09+02:00`; without a zone it is one in Switzerland, wherever the import runs. Null where it is none. */
export function momentIn(text: string): string | null {
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(text)
  const read = Date.parse(hasZone ? text : `${text}Z`)
  if (Number.isNaN(read)) return null
  return new Date(hasZone ? read : instantOfZurich(read)).toISOString()
}

/** The language in which a source writes where it does not say so. */
export function languageOf(cantonCode: CantonCode): ContentLanguage {
  if (cantonCode === 'TI') return 'it'
  return FRENCH.includes(cantonCode) ? 'fr' : 'de'
}

/** The first text there is, German first. */
export function anyText(text: LocalizedText): string {
  return text.de ?? text.fr ?? text.it ?? text.rm ?? ''
}

/** The beginning of a text, to the end of a word, with dots where something is left out. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`
}
