import type { Election } from '@plenara/contract'
import { IconCalendarPlus, IconShare } from '@tabler/icons-react'
import { IconButton } from '../../components/button.tsx'
import { useText } from '../../i18n/text.ts'
import { download } from '../../lib/download.ts'
import { showToast } from '../../lib/toast.ts'
import { calendarFile } from './calendar-file.ts'
import styles from './election-actions.module.css'

/** The election day for the calendar, and the page for others. */
export function ElectionActions({ election }: { readonly election: Election }) {
  const t = useText()
  const save = () => {
    const { id, electionDate, name } = election
    const file = calendarFile({ id, day: electionDate, title: name, reminder: t('election.reminder'), now: new Date() })
    download('election.ics', file, 'text/calendar;charset=utf-8')
  }
  const share = async () => {
    const data = { title: election.name, url: location.href }
    if (navigator.share) return navigator.share(data).catch(() => undefined)
    await navigator.clipboard.writeText(data.url)
    showToast(t('election.linkCopied'))
  }
  return (
    <div className={styles.actions}>
      <IconButton label={t('election.toCalendar')} onClick={save}>
        <IconCalendarPlus aria-hidden />
      </IconButton>
      <IconButton label={t('election.share')} onClick={() => void share()}>
        <IconShare aria-hidden />
      </IconButton>
    </div>
  )
}
