import { ApiError } from '@plenara/contract/client'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { errorTextId } from '../../data/calls/error-text.ts'
import { OfflineState } from './offline-state.tsx'
import styles from './state-panel.module.css'

/** A sentence and an action for a page without content yet. */
export function EmptyState({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <div className={styles.panel}>
      <p>{text}</p>
      {action}
    </div>
  )
}

/** The error in plain words, and a button to try again. Input of the user stays. Without a network: what works nevertheless. */
export function ErrorState({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const t = useText()
  if (onRetry && error instanceof ApiError && error.code === 'offline') return <OfflineState onRetry={onRetry} />
  return (
    <div className={`${styles.panel} ${styles.error}`} role="alert">
      <p>{t(errorTextId(error))}</p>
      {onRetry && canChange(error) && <Button onClick={onRetry}>{t('common.retry')}</Button>}
    </div>
  )
}

/** Whether another attempt can succeed; never for what an account on this device does not support. */
function canChange(error: unknown): boolean {
  return !(error instanceof ApiError && error.code === 'online_account_needed')
}

/** Grey rows in the final geometry while data loads. */
export function Skeleton({ rows = 4 }: { readonly rows?: number }) {
  const t = useText()
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label={t('common.loading')}>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <span key={key} />
      ))}
    </div>
  )
}
