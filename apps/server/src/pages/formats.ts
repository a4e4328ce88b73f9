import type { ContentLanguage } from '@plenara/contract'

/** A calendar day in words, e.g. `9. Juni 2026`. */
export function dayInWords(day: string, language: ContentLanguage): string {
  return new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A share of 0 to 100 with one digit, e.g. `52,3 %`. */
export function percentInWords(percent: number, language: ContentLanguage): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  return `${new Intl.NumberFormat(`${language}-CH`, options).format(percent)} %`
}
