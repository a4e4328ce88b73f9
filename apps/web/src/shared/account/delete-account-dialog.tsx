import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { deleteUser } from '../../data/commands/online/account.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { markLocalAccount } from '../../data/session/account-type.ts'
import { deleteGuest } from '../../data/session/guest-visit.ts'
import { useIsGuest, useIsLocalAccount } from '../../data/session/local-account.ts'
import { signOut } from '../../data/session/sign-out.ts'
import { ErrorState } from '../page/state-panel.tsx'
import { SaveFileDialog } from './account-file/save-file-dialog.tsx'
import { isProofNeeded, ProofDialog } from './proof-dialog.tsx'

/** Asks before the account and everything in it is deleted; the safe answer comes first. A local account has no copy elsewhere, so that a file is offered. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const rights = useRightsLanguage()
  const navigate = useNavigate()
  const isLocal = useIsLocalAccount()
  const isGuest = useIsGuest()
  const remove = useCommand(deleteUser)
  const [isSaving, setSaving] = useState(false)
  const [isProving, setProving] = useState(false)
  const confirm = () => {
    if (remove.isPending) return
    setProving(false)
    remove.mutate(undefined, {
      onError: (error) => setProving(isProofNeeded(error)),
      onSuccess: () => {
        if (isGuest) void deleteGuest()
        if (isLocal) markLocalAccount(null)
        showToast(t('account.delete.done'))
        // Synchronously: otherwise the page behind redirects to the start by itself, with its own address as the page to return to.
        flushSync(() => signOut())
        navigate('/start', { replace: true })
      },
    })
  }
  if (isSaving) return <SaveFileDialog onClose={() => setSaving(false)} />
  if (isProving) return <ProofDialog onProved={confirm} onClose={onClose} />
  return (
    <Dialog
      title={t('account.delete.title')}
      kind="alert"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('account.delete.keep')}</Button>
          {isLocal && <Button onClick={() => setSaving(true)}>{t('local.delete.save')}</Button>}
          <Button kind="danger" onClick={confirm} aria-disabled={remove.isPending}>
            {t('account.delete.confirm')}
          </Button>
        </>
      }
    >
      <p lang={rights}>{t(isLocal ? 'local.delete.text' : 'account.delete.text')}</p>
      {remove.error && !isProofNeeded(remove.error) && <ErrorState error={remove.error} />}
    </Dialog>
  )
}
