import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { errorTextId } from './error-text.ts'
import styles from './states.module.css'

/** An error in plain words, with a button to try again. Entered values stay. */
export function ErrorState({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const t = useText()
  return (
    <div className={styles.error} role="alert">
      <p>{t(errorTextId(error))}</p>
      {onRetry && <Button onClick={onRetry}>{t('desk.retry')}</Button>}
    </div>
  )
}

/** Placeholder rows while data loads. */
export function Loading({ rows = 4 }: { readonly rows?: number }) {
  const t = useText()
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('desk.loading')}>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <span key={key} />
      ))}
    </div>
  )
}
