import type { Election } from '@plenara/contract'
import { IconCalendarPlus, IconShare } from '@tabler/icons-react'
import { IconButton } from '../../components/button.tsx'
import { longDate } from '../../i18n/long-date.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { useSaveElectionDays } from '../../lib/save-election-days.ts'
import { sharePage } from '../../lib/share.ts'
import { showToast } from '../../lib/toast.ts'
import styles from './election-actions.module.css'

/** The election day for the calendar, and the page for others. */
export function ElectionActions({ election }: { readonly election: Election }) {
  const t = useText()
  const language = useLanguage()
  const save = useSaveElectionDays()
  const share = async () => {
    const url = `${location.origin}/election`
    const text = `${election.name}, ${longDate(election.electionDate, language)}`
    const isCopied = await sharePage({ title: election.name, text, url })
    if (isCopied !== false) showToast(isCopied ? t('election.linkCopied') : url)
  }
  return (
    <div className={styles.actions}>
      <IconButton label={t('election.toCalendar')} onClick={() => save([election])}>
        <IconCalendarPlus aria-hidden />
      </IconButton>
      <IconButton label={t('election.share')} onClick={() => void share()}>
        <IconShare aria-hidden />
      </IconButton>
    </div>
  )
}
