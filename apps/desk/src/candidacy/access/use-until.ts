import { zurichDay } from '@plenara/domain/elections'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useLanguage } from '@plenara/ui/text/text.ts'

/** A moment in words, by Swiss time; empty where there is none. */
export function useUntil(moment: string | null): string {
  const language = useLanguage()
  if (moment === null) return ''
  return `${longDate(zurichDay(Date.parse(moment)), language)}, ${swissMoment(moment).time}`
}
