import { Button } from '@plenara/ui/button.tsx'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconAlertTriangle, IconCircleCheck, IconCloudUp } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { codeOf } from '../../data/client.ts'
import type { Saving } from '../../data/saving.ts'
import { isPassing } from '../../data/send-timing.ts'
import { errorTextId } from '../../page/error-text.ts'
import styles from './save-state.module.css'

/** Shows whether all changes are on the server. */
export function SaveState({ saving }: { readonly saving: Saving }) {
  const t = useText()
  const { pending, refused, error, isRestored, savedAt } = saving
  const isLate = pending.size > 0 && (isRestored || (error !== null && isPassing(error)))
  return (
    <p className={styles.state} role="status">
      {refused.size > 0 || (error !== null && !isLate) ? (
        <>
          <IconAlertTriangle size={20} aria-hidden /> <span>{t('questions.notSaved')}</span>
        </>
      ) : isLate ? (
        <>
          <IconCloudUp size={20} aria-hidden /> <span>{t('questions.notSavedSending')}</span>
        </>
      ) : pending.size > 0 ? (
        <>
          <IconCloudUp size={20} aria-hidden /> <span>{t('questions.saving')}</span>
        </>
      ) : (
        savedAt && (
          <>
            <IconCircleCheck size={20} aria-hidden /> <span>{t('questions.saved', { time: swissMoment(savedAt.toISOString()).time })}</span>
          </>
        )
      )}
    </p>
  )
}

/** The reason why a change is not saved, with the next step. Without a network it is sent automatically later. */
export function NotSaved({ saving, onRetry }: { readonly saving: Saving; readonly onRetry: () => void }) {
  const t = useText()
  const { pathname } = useLocation()
  const { error, isSending, isHeld } = saving
  if (error === null) return null
  const code = codeOf(error)
  if (isHeld) {
    return (
      <p className={styles.refused} role="alert">
        {t('questions.later')}
      </p>
    )
  }
  return (
    <div className={styles.refused} role="alert">
      <p>{code === 'offline' ? t('questions.waiting') : t(errorTextId(error))}</p>
      {code === 'unauthorized' ? (
        <Link to={`/candidacy/sign-in?to=${encodeURIComponent(pathname)}`}>{t('signIn.submit')}</Link>
      ) : (
        <Button size="small" onClick={onRetry} aria-disabled={isSending}>
          {t('questions.again')}
        </Button>
      )}
    </div>
  )
}

/** A warning if this browser stores nothing: unsaved changes last only as long as the page. */
export function NotStored({ saving }: { readonly saving: Saving }) {
  const t = useText()
  if (saving.isStored) return null
  return (
    <p className={styles.refused} role="alert">
      {t('questions.notKept')}
    </p>
  )
}

/** The state for a page without inputs: only shown while a change is not saved. */
export function Unsaved({ saving, onRetry }: { readonly saving: Saving; readonly onRetry: () => void }) {
  if (saving.pending.size === 0 && saving.error === null) return null
  return (
    <div className={styles.unsaved}>
      <SaveState saving={saving} />
      <NotSaved saving={saving} onRetry={onRetry} />
    </div>
  )
}
