import type { Election } from '@plenara/contract'
import { useLanguage, useText } from '../i18n/text.ts'
import { calendarFile } from './calendar-file.ts'
import { download } from './download.ts'

/** Hands over election days as a file for the calendar, with reminders to send the envelope in time. */
export function useSaveElectionDays(): (elections: readonly Pick<Election, 'id' | 'electionDate' | 'name'>[]) => void {
  const t = useText()
  const language = useLanguage()
  return (elections) => {
    const reminder = t('election.reminder')
    const events = elections.map(({ id, electionDate, name }) => ({ id, day: electionDate, title: name, reminder }))
    download('election.ics', calendarFile(events, { language, now: new Date() }), 'text/calendar;charset=utf-8')
  }
}
