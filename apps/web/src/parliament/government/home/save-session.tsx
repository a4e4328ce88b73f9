import type { Session } from '@plenara/contract'
import { calendarFile } from '@plenara/domain/calendar-file'
import { IconButton } from '@plenara/ui/button.tsx'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useSaveSmallFile } from '../../../shared/use-save-file.ts'

/** Saves a session as a file for the calendar. */
export function SaveSession({ session }: { readonly session: Session }) {
  const t = useText()
  const language = useLanguage()
  const hand = useSaveSmallFile()
  const save = () => {
    const { id, from: day, until, name: title } = session
    const event = { kind: 'session', id, day, until, title, reminder: t('government.sessionReminder', { name: title }) } as const
    hand({ name: 'session.ics', text: calendarFile([event], { language, now: new Date() }), type: 'text/calendar;charset=utf-8' })
  }
  return (
    <IconButton label={t('government.saveSession')} onClick={save}>
      <IconCalendarPlus aria-hidden />
    </IconButton>
  )
}
