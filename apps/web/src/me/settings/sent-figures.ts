import type { InterfaceLanguage } from '@plenara/contract'

const UNITS = ['B', 'kB', 'MB'] as const

/** A number of bytes with its unit, as written in Switzerland: 940 B, 12,3 kB (comma in French and Italian too). */
export function inBytes(bytes: number, language: InterfaceLanguage): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const number = bytes / 1000 ** power
  const locale = language === 'fr' ? 'fr-CH' : 'de-CH'
  const digits = number < 100 && power > 0 ? 1 : 0
  return `${number.toLocaleString(locale, { maximumFractionDigits: digits })}\u00a0${UNITS[power]}`
}

/** `22.11.2026, 21:05`, in Swiss time. */
export function inMinutes(at: number): string {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('de-CH', { ...options, timeZone: 'Europe/Zurich' }).format(at)
}
