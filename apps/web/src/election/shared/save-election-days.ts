import type { Election } from '@plenara/contract'
import { calendarFile } from '@plenara/domain/calendar-file'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useSaveSmallFile } from '../../shared/use-save-file.ts'

/** Saves election days as a file for the calendar, with reminders to send the envelope in time. */
export function useSaveElectionDays(): (elections: readonly Pick<Election, 'id' | 'electionDate' | 'name'>[]) => void {
  const t = useText()
  const language = useLanguage()
  const save = useSaveSmallFile()
  return (elections) => {
    const reminder = t('election.reminder')
    const events = elections.map(({ id, electionDate, name }) => ({ id, day: electionDate, title: name, reminder }))
    save({ name: 'election.ics', text: calendarFile(events, { language, now: new Date() }), type: 'text/calendar;charset=utf-8' })
  }
}
