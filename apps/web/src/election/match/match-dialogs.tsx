import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
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
  /** The number of further people without a rating, who are filtered out. */
  readonly others: number
  readonly onConfirm: () => void
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** Asks before all shown people without a rating are accepted, and offers to undo it [MATCH-8]. */
export function RateAllDialog({ count, others, onConfirm, onUndo, onClose }: RateAllDialogProps) {
  const t = useText()
  const confirm = () => {
    onConfirm()
    onClose()
    showToast(t('match.allAccepted', { n: count }), { label: t('common.undo'), run: onUndo })
  }
  return (
    <Dialog
      kind="alert"
      title={t('match.rateAll', { n: count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="primary" onClick={confirm}>
            {t('match.rateAll', { n: count })}
          </Button>
        </>
      }
    >
      <p>{t(others > 0 ? 'match.rateAll.filtered' : 'match.rateAll.question', { n: count, others })}</p>
    </Dialog>
  )
}
