import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRightsLanguage, useText } from '../i18n/text.ts'
import { markLocalAccount } from '../lib/account-type.ts'
import { useIsLocalAccount } from '../lib/local-account.ts'
import { signOut } from '../lib/sign-out.ts'
import { showToast } from '../lib/toast.ts'
import { useDeleteAccount } from '../lib/user.ts'
import { SaveFileDialog } from './account-file/save-file-dialog.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorState } from './state-panel.tsx'

/** Asks before the account and everything in it is deleted; the safe answer comes first. Of a local account there is no copy, so a file is offered. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const rights = useRightsLanguage()
  const navigate = useNavigate()
  const isLocal = useIsLocalAccount()
  const remove = useDeleteAccount()
  const [isSaving, setSaving] = useState(false)
  const confirm = () => {
    if (remove.isPending) return
    remove.mutate(undefined, {
      onSuccess: () => {
        if (isLocal) markLocalAccount(false)
        signOut()
        showToast(t('account.delete.done'))
        navigate('/start', { replace: true })
      },
    })
  }
  if (isSaving) return <SaveFileDialog onClose={() => setSaving(false)} />
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
      {remove.error && <ErrorState error={remove.error} />}
    </Dialog>
  )
}
