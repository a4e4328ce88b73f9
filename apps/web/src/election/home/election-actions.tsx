import type { Election } from '@plenara/contract'
import { IconCalendarPlus, IconShare } from '@tabler/icons-react'
import { longDate } from '../../i18n/long-date.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { publicUrl } from '../../platform/public-url.ts'
import { sharePage } from '../../platform/share.ts'
import { IconButton } from '../../ui/button.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { useSaveElectionDays } from '../shared/save-election-days.ts'
import styles from './election-actions.module.css'

/** The election day for the calendar, and the page for others. */
export function ElectionActions({ election }: { readonly election: Election }) {
  const t = useText()
  const language = useLanguage()
  const save = useSaveElectionDays()
  const share = async () => {
    const url = publicUrl('/election')
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
