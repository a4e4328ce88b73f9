import type { User } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { withdrawConsent } from '../../data/commands/online/consent.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import styles from './settings-page.module.css'

/** The consent to store political opinions: since when, and a button to withdraw it, which deletes the covered data. */
export function ConsentSetting({ consent }: { readonly consent: User['consent'] }) {
  const t = useText()
  const rights = useRightsLanguage()
  const [isAsking, setAsking] = useState(false)
  if (!consent) {
    return (
      <>
        <p lang={rights}>{t('settings.consent.missing')}</p>
        <div>
          <ButtonLink to="/welcome?redirect=/settings">{t('settings.consent.give')}</ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      <p lang={rights}>{t('settings.consent.given', { day: formatDay(consent.at) })}</p>
      <div>
        <Button onClick={() => setAsking(true)}>{t('settings.consent.withdraw')}</Button>
      </div>
      <p className={styles.note} lang={rights}>
        {t('settings.consent.note')}
      </p>
      {isAsking && <WithdrawDialog onClose={() => setAsking(false)} />}
    </>
  )
}

function WithdrawDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const rights = useRightsLanguage()
  const withdraw = useCommand(withdrawConsent)
  const confirm = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        showToast(t('settings.consent.withdrawn'))
        onClose()
      },
    })
  return (
    <Dialog
      title={t('settings.consent.question')}
      kind="alert"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="danger" aria-disabled={withdraw.isPending} onClick={() => !withdraw.isPending && confirm()}>
            {t('settings.consent.confirm')}
          </Button>
        </>
      }
    >
      <p lang={rights}>{t('settings.consent.consequence')}</p>
      {withdraw.error && <ErrorState error={withdraw.error} />}
    </Dialog>
  )
}
