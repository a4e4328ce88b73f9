import type { Passkey } from '@plenara/contract'
import { MAX_PASSKEY_NAME } from '@plenara/contract/constants'
import { isVisible } from '@plenara/contract/visible-text'
import { PasskeyRow } from '@plenara/ui/passkey/passkey-row.tsx'
import { RemoveDialog } from '@plenara/ui/passkey/remove-dialog.tsx'
import { RenameDialog } from '@plenara/ui/passkey/rename-dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { desk } from '../../data/client.ts'
import { PASSKEYS } from '../../data/queries.ts'
import { ErrorState } from '../../page/states.tsx'
import { useProven } from './use-proven.tsx'

interface OpenDialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

/** A passkey with the dialogs that rename and remove it. */
export function PasskeyItem({ passkey, onRemoved }: { readonly passkey: Passkey; readonly onRemoved: () => void }) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <PasskeyRow passkey={passkey} onRename={() => setOpen('rename')} onRemove={() => setOpen('remove')}>
      {open === 'rename' && <Renaming passkey={passkey} onClose={close} />}
      {open === 'remove' && <Removing passkey={passkey} onRemoved={onRemoved} onClose={close} />}
    </PasskeyRow>
  )
}

function Renaming({ passkey, onClose }: OpenDialogProps) {
  const queries = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (name: string) => desk.changePasskey({ params: { pid: passkey.id }, body: { name } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: PASSKEYS })
      onClose()
    },
  })
  return (
    <RenameDialog
      passkey={passkey}
      maxLength={MAX_PASSKEY_NAME}
      isName={isVisible}
      isPending={isPending}
      problem={error && <ErrorState error={error} />}
      onRename={(name) => mutate(name)}
      onClose={onClose}
    />
  )
}

function Removing({ passkey, onRemoved, onClose }: OpenDialogProps & { readonly onRemoved: () => void }) {
  const queries = useQueryClient()
  const { run, isPending, error, proof } = useProven(
    (pid: number) => desk.deletePasskey({ params: { pid } }),
    () => {
      onRemoved()
      onClose()
      void queries.invalidateQueries({ queryKey: PASSKEYS })
    },
  )
  if (proof) return proof
  return (
    <RemoveDialog
      passkey={passkey}
      isPending={isPending}
      problem={error !== null && <ErrorState error={error} />}
      onRemove={() => run(passkey.id)}
      onClose={onClose}
    />
  )
}
