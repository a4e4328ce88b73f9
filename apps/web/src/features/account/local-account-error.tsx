import { ErrorState } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { NoStorageError } from '../../lib/local-account.ts'
import styles from './select-storage-page.module.css'

/** Why the account on this device could not be opened. */
export function LocalAccountError({ error }: { readonly error: unknown }) {
  const t = useText()
  if (!(error instanceof NoStorageError)) return <ErrorState error={error} />
  return (
    <p role="alert" className={styles.error}>
      {t('local.noStorage')}
    </p>
  )
}
