import type { Passkey } from '@plenara/contract'
import { MAX_PASSKEY_NAME } from '@plenara/contract/constants'
import { isVisible } from '@plenara/contract/visible-text'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { PasskeyRow } from '@plenara/ui/passkey/passkey-row.tsx'
import { RemoveDialog } from '@plenara/ui/passkey/remove-dialog.tsx'
import { RenameDialog } from '@plenara/ui/passkey/rename-dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { changePasskey, deletePasskey } from '../../data/commands/online/passkeys.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { isProofNeeded, ProofDialog } from '../../shared/account/proof-dialog.tsx'
import { ErrorState } from '../../shared/page/state-panel.tsx'

interface OpenDialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

/** One passkey, and the dialogs that rename and remove it. */
export function PasskeyItem({ passkey }: { readonly passkey: Passkey }) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <PasskeyRow passkey={passkey} onRename={() => setOpen('rename')} onRemove={() => setOpen('remove')}>
      {open === 'rename' && <Renaming passkey={passkey} onClose={close} />}
      {open === 'remove' && <Removing passkey={passkey} onClose={close} />}
    </PasskeyRow>
  )
}

function Renaming({ passkey, onClose }: OpenDialogProps) {
  const { mutate, error, isPending } = useCommand(changePasskey)
  return (
    <RenameDialog
      passkey={passkey}
      maxLength={MAX_PASSKEY_NAME}
      isName={isVisible}
      isPending={isPending}
      problem={error && <ErrorState error={error} />}
      onRename={(name) => mutate({ pid: passkey.id, name }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

function Removing({ passkey, onClose }: OpenDialogProps) {
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
  const problem = remove.error && !isProofNeeded(remove.error) && <ErrorState error={remove.error} />
  return <RemoveDialog passkey={passkey} isPending={remove.isPending} problem={problem} onRemove={confirm} onClose={onClose} />
}
