import type { ImportRest, UserExport } from '@plenara/contract'
import { CONSENT_VERSION } from '@plenara/contract/constants'
import { formatDay } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useUser } from '../../data/queries/user.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { summaryOf } from '../../shared/account/export-summary.ts'
import { refusedPlaces } from '../../shared/account/refused-places.ts'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import { useImport } from './api.ts'
import styles from './settings-page.module.css'

const parts = ['answers', 'ratings', 'lists', 'choices', 'notes', 'votes'] as const

/** Shows the contents of a file and what it replaces, before the import. */
export function ImportDialog({ document, onClose }: { readonly document: UserExport; readonly onClose: () => void }) {
  const t = useText()
  const rights = useRightsLanguage()
  const user = useUser()
  const isLocal = useIsLocalAccount()
  const change = useImport()
  const [rest, setRest] = useState<readonly ImportRest[]>([])
  const { email, ...counts } = summaryOf(document)
  const consent = document.settings.consent
  const bringsConsent = consent?.version === CONSENT_VERSION && user?.consent === null
  const replace = () => {
    if (change.isPending) return
    change.mutate(document, {
      onSuccess: (left) => {
        if (left.length > 0) return setRest(left)
        showToast(t('settings.import.done'))
        onClose()
      },
    })
  }
  if (rest.length > 0) return <Rest rest={rest} onClose={onClose} />
  return (
    <Dialog
      title={t('settings.import.title')}
      kind="alert"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="danger" onClick={replace} aria-disabled={change.isPending}>
            {t('settings.import.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.transfer}>
        <p className={styles.address}>{email === '' ? t('local.file.from') : t('settings.import.from', { email })}</p>
        <ul className={styles.counts}>
          {parts.map((part) => (
            <li key={part}>{t(`settings.import.${part}`, { count: counts[part] })}</li>
          ))}
        </ul>
        <p lang={rights}>{t(isLocal ? 'local.file.replaces' : 'settings.import.replaces')}</p>
        {bringsConsent && <p lang={rights}>{t('settings.import.consent', { day: formatDay(consent.at) })}</p>}
        {change.error && <Refusal error={change.error} />}
      </div>
    </Dialog>
  )
}

/** Lists the parts of the file that match no present data; they are stored, too. */
function Rest({ rest, onClose }: { readonly rest: readonly ImportRest[]; readonly onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('settings.import.done')} onClose={onClose} actions={<Button onClick={onClose}>{t('common.close')}</Button>}>
      <div className={styles.transfer} role="status">
        <p>{t('settings.import.rest')}</p>
        <ul className={styles.counts}>
          {rest.map(({ kind, count }) => (
            <li key={kind}>{t(`settings.import.${kind}`, { count })}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

/** Shows why nothing was imported: the broken rules of the file, else the error. */
function Refusal({ error }: { readonly error: unknown }) {
  const t = useText()
  const places = refusedPlaces(error)
  if (places.length === 0) return <ErrorState error={error} />
  return (
    <div role="alert" className={styles.error}>
      <p>{t('settings.import.refused')}</p>
      <ul className={styles.counts}>
        {places.map(({ code, count }) => (
          <li key={code}>
            {t('settings.import.places', { count, reason: t(code === 'invalid' ? 'settings.import.damaged' : `errors.${code}`) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
