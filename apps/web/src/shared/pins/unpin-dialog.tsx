import type { PinColor } from '@plenara/contract/constants'
import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'

export interface UnpinDialogProps {
  readonly label: string
  readonly color: PinColor
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks before a pin is removed [NOTE-2]. */
export function UnpinDialog({ label, color, onClose, onConfirm }: UnpinDialogProps) {
  const t = useText()
  const remove = () => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog
      kind="alert"
      title={t('notes.unpin')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="danger" onClick={remove}>
            {t('common.delete')}
          </Button>
        </>
      }
    >
      <p>{t('notes.unpin.question', { label, color: t(`notes.color.${color}`) })}</p>
    </Dialog>
  )
}
