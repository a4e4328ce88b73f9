import type { Passkey } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { deletePasskey } from '../../data/commands/online/passkeys.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { isProofNeeded, ProofDialog } from '../../shared/account/proof-dialog.tsx'
import { ErrorState } from '../../shared/page/state-panel.tsx'

/** Asks before a passkey is removed; the safe answer comes first. */
export function RemoveDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const t = useText()
  const remove = useCommand(deletePasskey)
  const [isProving, setProving] = useState(false)
  const confirm = () => {
    if (remove.isPending) return
    setProving(false)
    remove.mutate(passkey.id, {
      onSuccess: () => {
        showToast(t('passkeys.removed'))
        onClose()
      },
      onError: (error) => setProving(isProofNeeded(error)),
    })
  }
  if (isProving) return <ProofDialog onProved={confirm} onClose={onClose} />
  return (
    <Dialog
      title={t('passkeys.removeTitle', { name: passkey.name })}
      kind="alert"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="danger" onClick={confirm} aria-disabled={remove.isPending}>
            {t('passkeys.remove')}
          </Button>
        </>
      }
    >
      <p>{t('passkeys.removeText')}</p>
      {remove.error && !isProofNeeded(remove.error) && <ErrorState error={remove.error} />}
    </Dialog>
  )
}
