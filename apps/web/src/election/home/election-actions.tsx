import type { Election } from '@plenara/contract'
import { IconButton } from '@plenara/ui/button.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { IconCalendarPlus, IconShare } from '@tabler/icons-react'
import { publicUrl } from '../../platform/public-url.ts'
import { sharePage } from '../../platform/share.ts'
import { useSaveElectionDays } from '../shared/save-election-days.ts'
import styles from './election-actions.module.css'

/** Buttons that save the election day to the calendar and share the page. */
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
