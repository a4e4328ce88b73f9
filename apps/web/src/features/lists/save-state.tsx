import { IconAlertTriangle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react'
import { Button } from '../../components/button.tsx'
import { errorTextId } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import type { SaverState } from './list-saver.ts'
import styles from './save-state.module.css'

/** Whether the list is saved, and since when. */
export function SaveState({ state, onRetry }: { readonly state: SaverState; readonly onRetry: () => void }) {
  const t = useText()
  if (state.status === 'failed') {
    return (
      <span className={styles.state} role="alert">
        <IconAlertTriangle size={20} aria-hidden />
        <span className="visually-hidden">
          {t('lists.save.failed')} {t(errorTextId(state.error))}
        </span>
        <Button kind="quiet" size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
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
