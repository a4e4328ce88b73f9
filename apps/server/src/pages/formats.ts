import type { ContentLanguage } from '@plenara/contract'
import { shareAndRest } from '@plenara/domain/text-and-time'

/** A calendar day in words, e.g. `9. Juni 2026`. */
export function dayInWords(day: string, language: ContentLanguage): string {
  return new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A share of 0 to 100 with one digit, e.g. `52,3 %`; with two where one would make a tie of a majority. */
export function percentInWords(percent: number, language: ContentLanguage): string {
  return bothInWords(percent, language).yes
}

/** Both sides of a vote, which add up. */
export function bothInWords(percent: number, language: ContentLanguage): { readonly yes: string; readonly no: string } {
  const format = new Intl.NumberFormat(`${language}-CH`, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  const [yes, no] = shareAndRest(percent)
  return { yes: `${format.format(yes)} %`, no: `${format.format(no)} %` }
}
