import type { ContentLanguage } from '@plenara/contract'
import { eachLanguage, type Text4 } from '../language.ts'

const MONTHS: Readonly<Record<ContentLanguage, readonly string[]>> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  rm: 'schaner favrer mars avrigl matg zercladur fanadur avust settember october november december'.split(' '),
}
/** Between the day and the month. */
const JOINTS: Readonly<Record<ContentLanguage, string>> = { de: '. ', fr: ' ', it: ' ', rm: ' da ' }

/** A day as it is written in a sentence: 14. März 2026, 14 mars 2026, 14 marzo 2026, 14 da mars 2026. */
export function writtenDay(day: string): Text4 {
  const [year = '', month = '', date = ''] = day.split('-')
  return eachLanguage((language) => {
    const first = language === 'fr' && date === '01' ? '1er' : `${Number(date)}`
    const name = MONTHS[language][Number(month) - 1] ?? ''
    const joint = language === 'rm' && /^[ao]/.test(name) ? ' d’' : JOINTS[language]
    return `${first}${joint}${name} ${year}`
  })
}
