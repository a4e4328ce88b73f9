import type { Session } from '@plenara/contract'
import { IconCalendarPlus } from '@tabler/icons-react'
import { IconButton } from '../../../components/button.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { calendarFile } from '../../../lib/calendar-file.ts'
import { download } from '../../../lib/download.ts'

/** Hands over a session as a file for the calendar. */
export function SaveSession({ session }: { readonly session: Session }) {
  const t = useText()
  const language = useLanguage()
  const save = () => {
    const { id, from: day, until, name: title } = session
    const event = { kind: 'session', id, day, until, title, reminder: t('government.sessionReminder', { name: title }) } as const
    download('session.ics', calendarFile([event], { language, now: new Date() }), 'text/calendar;charset=utf-8')
  }
  return (
    <IconButton label={t('government.saveSession')} onClick={save}>
      <IconCalendarPlus aria-hidden />
    </IconButton>
  )
}
