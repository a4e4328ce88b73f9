import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './notifications.module.css'

export interface ExplainDialogProps {
  /** Who sends them, and which data that needs. */
  readonly privacy: string
  readonly onAllow: () => void
  readonly onClose: () => void
}

/** Explains the notifications before the device asks its only question [NOTIFY-2]. */
export function ExplainDialog({ privacy, onAllow, onClose }: ExplainDialogProps) {
  const t = useText()
  const allow = () => {
    onClose()
    onAllow()
  }
  return (
    <Dialog
      title={t('notifications.explain.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('notifications.explain.later')}</Button>
          <Button kind="primary" onClick={allow}>
            {t('notifications.explain.allow')}
          </Button>
        </>
      }
    >
      <div className={styles.explanation}>
        <p>{t('notifications.explain.what')}</p>
        <p>{privacy}</p>
        <p>{t('notifications.explain.once')}</p>
      </div>
    </Dialog>
  )
}
