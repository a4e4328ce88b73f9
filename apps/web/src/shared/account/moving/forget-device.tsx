import type { UserExport } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { forgetDevice } from '../../../data/commands/online/moving.ts'
import { useCommand } from '../../../data/commands/run-command.ts'
import { ErrorState } from '../../page/state-panel.tsx'
import styles from './moving.module.css'
import { useHeldText } from './use-held-text.ts'

export interface ForgetDeviceProps {
  readonly held: UserExport
  readonly onClose: (isGone: boolean) => void
}

/** Asks before the data of this device, beside the signed-in account, is deleted. */
export function ForgetDevice({ held, onClose }: ForgetDeviceProps) {
  const t = useText()
  const rights = useRightsLanguage()
  const heldText = useHeldText()
  const forget = useCommand(forgetDevice)
  const confirm = () => {
    if (forget.isPending) return
    forget.mutate(undefined, {
      onSuccess: () => {
        showToast(t('move.forget.done'))
        onClose(true)
      },
    })
  }
  return (
    <Dialog
      title={t('move.forget.title')}
      kind="alert"
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('common.cancel')}</Button>
          <Button kind="danger" onClick={confirm} aria-disabled={forget.isPending}>
            {t('account.delete.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.held}>{heldText(held)}</p>
        <p lang={rights}>{t('move.forget.text')}</p>
        {forget.error && <ErrorState error={forget.error} />}
      </div>
    </Dialog>
  )
}
