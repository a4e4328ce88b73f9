import type { InterfaceLanguage } from '@plenara/contract'

/** Names of days and months, from Sunday and January, for Romansh and Basel German, whose dates browsers format in English. */
const NAMES = {
  rm: {
    days: ['dumengia', 'glindesdi', 'mardi', 'mesemna', 'gievgia', 'venderdi', 'sonda'],
    months: [
      'da schaner',
      'da favrer',
      'da mars',
      'd’avrigl',
      'da matg',
      'da zercladur',
      'da fanadur',
      'd’avust',
      'da settember',
      'd’october',
      'da november',
      'da december',
    ],
    write: (weekday: string, day: number, month: string, year: number) => `${weekday}, ils ${day} ${month} ${year}`,
  },
  gsw: {
    days: ['Sunntig', 'Mäntig', 'Zyschtig', 'Mittwuch', 'Donnschtig', 'Frytig', 'Samschtig'],
    months: ['Jänner', 'Februar', 'Määrz', 'April', 'Mai', 'Juni', 'Juli', 'Augschte', 'Septämber', 'Oktoober', 'Novämber', 'Dezämber'],
    write: (weekday: string, day: number, month: string, year: number) => `${weekday}, ${day}. ${month} ${year}`,
  },
} as const

/** French and Italian of Switzerland come with the German comma after the weekday, and the first of a month as a plain number. */
const LOCALES = { de: 'de-CH', fr: 'fr-FR', it: 'it-IT' } as const
const FIRST = { de: '1', fr: '1er', it: '1°' } as const

/** A calendar day `YYYY-MM-DD` in words: `Sonntag, 24. Oktober 2027`, `vendredi 1er octobre 2027`. */
export function longDate(day: string, language: InterfaceLanguage): string {
  const date = new Date(`${day}T12:00:00Z`)
  if (language !== 'rm' && language !== 'gsw') {
    const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
    const parts = new Intl.DateTimeFormat(LOCALES[language], format).formatToParts(date)
    return parts.map(({ type, value }) => (type === 'day' && value === '1' ? FIRST[language] : value)).join('')
  }
  const { days, months, write } = NAMES[language]
  return write(days[date.getUTCDay()] ?? '', date.getUTCDate(), months[date.getUTCMonth()] ?? '', date.getUTCFullYear())
}
