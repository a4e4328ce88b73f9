import { useNavigate } from 'react-router'
import { useRightsLanguage, useText } from '../i18n/text.ts'
import { signOut } from '../lib/sign-out.ts'
import { showToast } from '../lib/toast.ts'
import { useDeleteAccount } from '../lib/user.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorState } from './state-panel.tsx'

/** Asks before the account and everything in it is deleted; the safe answer comes first. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const rights = useRightsLanguage()
  const navigate = useNavigate()
  const remove = useDeleteAccount()
  const confirm = () => {
    if (remove.isPending) return
    remove.mutate(undefined, {
      onSuccess: () => {
        signOut()
        showToast(t('account.delete.done'))
        navigate('/start', { replace: true })
      },
    })
  }
  return (
    <Dialog
      title={t('account.delete.title')}
      kind="alert"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('account.delete.keep')}</Button>
          <Button kind="danger" onClick={confirm} aria-disabled={remove.isPending}>
            {t('account.delete.confirm')}
          </Button>
        </>
      }
    >
      <p lang={rights}>{t('account.delete.text')}</p>
      {remove.error && <ErrorState error={remove.error} />}
    </Dialog>
  )
}
