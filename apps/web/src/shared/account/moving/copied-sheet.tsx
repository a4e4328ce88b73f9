import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { finishHere, forgetDevice } from '../../../data/commands/online/moving.ts'
import { useCommand } from '../../../data/commands/run-command.ts'
import type { AccountAfter } from '../../../data/device/moving/move-to-device.ts'
import { ErrorState } from '../../page/state-panel.tsx'
import { isProofNeeded, ProofDialog } from '../proof-dialog.tsx'
import styles from './moving.module.css'
import { useEnterDevice } from './use-enter-device.ts'

/** Shown once the copy on this device is complete: asks whether to keep the account on the server. Closing undoes the copy. */
export function CopiedSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const rights = useRightsLanguage()
  const enter = useEnterDevice()
  const finish = useCommand(finishHere)
  const undo = useCommand(forgetDevice)
  const [after, setAfter] = useState<AccountAfter>('keep')
  const [isChanged, setChanged] = useState(false)
  const isBusy = finish.isPending || undo.isPending
  const end = (chosen: AccountAfter) => {
    if (isBusy) return
    setAfter(chosen)
    finish.mutate(chosen, {
      onSuccess: (isDone) => {
        setChanged(!isDone)
        if (!isDone) return
        onClose()
        enter(chosen)
      },
    })
  }
  const takeBack = () => {
    if (isBusy) return
    undo.mutate(undefined, {
      onSuccess: () => {
        showToast(t('move.copied.undone'))
        onClose()
      },
    })
  }
  if (isProofNeeded(finish.error)) return <ProofDialog onProved={() => end(after)} onClose={() => finish.reset()} />
  return (
    <Dialog
      title={t('move.copied.title')}
      kind="alert"
      onClose={takeBack}
      actions={
        <>
          <Button onClick={takeBack} aria-disabled={isBusy}>
            {t('move.copied.undo')}
          </Button>
          <Button kind="danger" onClick={() => end('delete')} aria-disabled={isBusy}>
            {t('move.copied.delete')}
          </Button>
          <Button kind="primary" onClick={() => end('keep')} aria-disabled={isBusy}>
            {t('move.copied.keep')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <p>{t('move.copied.text')}</p>
        <ul className={styles.counts}>
          <li>{t('move.copied.keepNote')}</li>
          <li lang={rights}>{t('move.copied.deleteNote')}</li>
          <li>{t('move.copied.undoNote')}</li>
        </ul>
        {isChanged && (
          <p role="alert" className={styles.warning}>
            {t('move.copied.changed')}
          </p>
        )}
        {(finish.error ?? undo.error) && <ErrorState error={finish.error ?? undo.error} />}
      </div>
    </Dialog>
  )
}
