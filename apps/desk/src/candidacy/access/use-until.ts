import { zurichDay } from '@plenara/domain/elections'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useLanguage } from '@plenara/ui/text/text.ts'

/** A moment as text, in Swiss time; empty without a moment. */
export function useUntil(moment: string | null): string {
  const language = useLanguage()
  if (moment === null) return ''
  return `${longDate(zurichDay(Date.parse(moment)), language)}, ${swissMoment(moment).time}`
}
