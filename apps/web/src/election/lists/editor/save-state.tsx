import { useText } from '@plenara/ui/text/text.ts'
import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react'
import { useWaitingCount } from '../../../data/outbox/waiting-flag.ts'
import type { SaverState } from './list-saver.ts'
import styles from './save-state.module.css'

/** Whether the list is saved, and since when. */
export function SaveState({ state }: { readonly state: SaverState }) {
  const t = useText()
  const isWaiting = useWaitingCount() > 0
  if (state.status === 'failed') {
    return (
      <span className={`${styles.state} ${styles.failed}`}>
        <IconAlertTriangle size={20} aria-hidden />
        <span className={styles.word}>{t('lists.save.failed')}</span>
      </span>
    )
  }
  if (state.status !== 'saved') {
    return (
      <span className={styles.state}>
        <IconLoader2 size={20} aria-hidden />
        <span className={styles.word}>{t('lists.save.saving')}</span>
      </span>
    )
  }
  if (!state.list) return null
  if (isWaiting) {
    return (
      <span className={styles.state}>
        <IconCloudOff size={20} aria-hidden />
        <span className={styles.word}>{t('lists.save.waiting')}</span>
      </span>
    )
  }
  return (
    <span className={`num ${styles.state}`}>
      <IconCircleCheck size={20} aria-hidden />
      <span className={styles.word}>{t('common.saved')}</span>
      <time dateTime={state.list.updated}>{timeOf(state.list.updated)}</time>
    </span>
  )
}

function timeOf(moment: string): string {
  return new Date(moment).toLocaleTimeString('de-CH', { hour: '2-digit', minute: '2-digit' })
}
