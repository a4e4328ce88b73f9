import type { User } from '@plenara/contract'
import { formatDay } from '@plenara/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorState } from '../../components/state-panel.tsx'
import { useRightsLanguage, useText } from '../../i18n/text.ts'
import { api } from '../../lib/api.ts'
import { useIsLocalAccount } from '../../lib/local-account.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useUserId } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import styles from './settings-page.module.css'

/** The consent to store political opinions: since when, and the way to withdraw it, which deletes what it covered. */
export function ConsentSetting({ consent }: { readonly consent: User['consent'] }) {
  const t = useText()
  const isLocal = useIsLocalAccount()
  const rights = useRightsLanguage()
  const [isAsking, setAsking] = useState(false)
  if (!consent) {
    return (
      <>
        <p lang={rights}>{t(isLocal ? 'local.consent.missing' : 'settings.consent.missing')}</p>
        <div>
          <ButtonLink to="/welcome?redirect=/settings">{t('settings.consent.give')}</ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      <p lang={rights}>{t(isLocal ? 'local.consent.given' : 'settings.consent.given', { day: formatDay(consent.at) })}</p>
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
  const id = useUserId()
  const withdraw = useMutation({
    mutationFn: () => api.withdrawConsent({ params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries()
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
          <Button kind="danger" aria-disabled={withdraw.isPending} onClick={() => !withdraw.isPending && withdraw.mutate()}>
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
