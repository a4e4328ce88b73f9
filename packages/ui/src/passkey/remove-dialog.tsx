import type { Passkey } from '@plenara/contract'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { useText } from '../text/text.ts'

export interface RemoveDialogProps {
  readonly passkey: Passkey
  readonly isPending: boolean
  /** The error message. */
  readonly problem: ReactNode
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before a passkey is removed; the safe answer comes first. */
export function RemoveDialog({ passkey, isPending, problem, onRemove, onClose }: RemoveDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t('passkeys.removeTitle', { name: passkey.name })}
      kind="alert"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="danger" onClick={() => !isPending && onRemove()} aria-disabled={isPending}>
            {t('passkeys.remove')}
          </Button>
        </>
      }
    >
      <p>{t('passkeys.removeText')}</p>
      {problem}
    </Dialog>
  )
}
