import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useText } from '../../i18n/text.ts'
import { showToast } from '../../lib/toast.ts'
import styles from './filter-sheet.module.css'

const KEYS = ['left', 'up', 'right', 'enter', 'undo', 'help'] as const

/** The gestures and keys of the deck. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('match.help')} onClose={onClose}>
      <p>{t('match.help.gestures')}</p>
      <dl className={styles.keys}>
        {KEYS.map((key) => (
          <div key={key} className={styles.key}>
            <dt>{t(`match.key.${key}`)}</dt>
            <dd>{t(`match.key.${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

export interface RateAllDialogProps {
  readonly count: number
  readonly onConfirm: () => void
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** Asks before everybody who is left is accepted, and offers to take it back [MATCH-8]. */
export function RateAllDialog({ count, onConfirm, onUndo, onClose }: RateAllDialogProps) {
  const t = useText()
  const confirm = () => {
    onConfirm()
    onClose()
    showToast(t('match.allAccepted', { n: count }), { label: t('common.undo'), run: onUndo })
  }
  return (
    <Dialog
      kind="alert"
      title={t('match.rateAll')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="primary" onClick={confirm}>
            {t('match.rateAll.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('match.rateAll.question', { n: count })}</p>
    </Dialog>
  )
}
