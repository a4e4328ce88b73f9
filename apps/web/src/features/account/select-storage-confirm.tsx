import { IconAlertTriangle, IconFileDownload, IconLock } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useText } from '../../i18n/text.ts'
import type { AccountType } from '../../lib/account-type.ts'
import { withRedirect } from '../../lib/entry.ts'
import { isNativeApp } from '../../lib/native-app.ts'
import { LocalAccountError } from './local-account-error.tsx'
import styles from './select-storage-page.module.css'
import { useGoOnLocally } from './use-go-on-locally.ts'

export interface SelectStorageConfirmProps {
  readonly type: AccountType
  readonly target: string | null
  readonly onClose: () => void
}

/** Repeats the choice and what follows from it, before it stands. */
export function SelectStorageConfirm({ type, target, onClose }: SelectStorageConfirmProps) {
  const t = useText()
  const navigate = useNavigate()
  const local = useGoOnLocally(target)
  const confirm = () => (type === 'local' ? local.run() : navigate(withRedirect('/register', target)))
  return (
    <Dialog
      title={t(`local.confirm.${type}.title`)}
      kind="alert"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('local.confirm.back')}</Button>
          <Button kind="primary" onClick={confirm} aria-disabled={local.isPending}>
            {t(`local.confirm.${type}.submit`)}
          </Button>
        </>
      }
    >
      <div className={styles.meaning}>
        {type === 'online' ? <p>{t('local.confirm.online.text')}</p> : <LocalMeaning />}
        <p className={styles.final}>{t('local.choose.final')}</p>
        {local.error && <LocalAccountError error={local.error} />}
      </div>
    </Dialog>
  )
}

function LocalMeaning() {
  const t = useText()
  const place = isNativeApp() ? 'app' : 'browser'
  return (
    <ul>
      <li>
        <IconLock aria-hidden />
        {t(`local.confirm.local.text.${place}`)}
      </li>
      <li className={styles.warning}>
        <IconAlertTriangle aria-hidden />
        {t(`local.confirm.local.warning.${place}`)}
      </li>
      <li>
        <IconFileDownload aria-hidden />
        {t('local.confirm.local.file')}
      </li>
    </ul>
  )
}
