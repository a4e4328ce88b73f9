import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { Button, ButtonLink } from '../../components/button.tsx'
import { EntryPage } from '../../components/entry-page.tsx'
import { EmptyState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { HOME } from '../../lib/entry.ts'
import { useIsLocalAccount } from '../../lib/local-account.ts'
import { useRedirectTarget } from '../../lib/redirect-param.ts'
import { useWakeLock } from '../../lib/use-wake-lock.ts'
import { useUser } from '../../lib/user.ts'
import { ImportProgress } from './import-progress.tsx'
import styles from './update-page.module.css'
import { UpdateFailed } from './update-failed.tsx'
import { useImport } from './use-import.ts'

/** The import of a local account: how far it is, pause and going on, and what to do when it fails [ROUTE-8, IMPORT-4, IMPORT-5]. */
export function UpdatePage() {
  const t = useText()
  const isLocal = useIsLocalAccount()
  const user = useUser()
  return (
    <EntryPage title={t('update.title')}>
      {!isLocal && <EmptyState text={t('update.online')} action={<ButtonLink to="/start">{t('update.toStart')}</ButtonLink>} />}
      {isLocal && !user && <Skeleton rows={3} />}
      {isLocal && user && <Import cantonId={user.cantonId} />}
    </EntryPage>
  )
}

function Import({ cantonId }: { readonly cantonId: number }) {
  const t = useText()
  const target = useRedirectTarget()
  const { view, start, pause, isSettled } = useImport(cantonId)
  useWakeLock(view.phase === 'working')
  useEffect(start, [start])
  if (view.phase === 'failed') return <UpdateFailed view={view} cantonId={cantonId} onRetry={start} />
  if (isSettled && target) return <Navigate to={target} replace />
  if (isSettled) {
    return (
      <EmptyState
        text={t('update.done')}
        action={
          <ButtonLink to={HOME} kind="primary" size="big">
            {t('update.goOn')}
          </ButtonLink>
        }
      />
    )
  }
  const isPaused = view.phase === 'paused'
  return (
    <div className={styles.import}>
      <p className={styles.lead}>{t(isPaused ? 'update.paused' : 'update.lead')}</p>
      <ImportProgress view={view} />
      {isPaused ? (
        <Button kind="primary" size="big" onClick={start}>
          {t('update.resume')}
        </Button>
      ) : (
        <Button onClick={pause}>{t('update.pause')}</Button>
      )}
    </div>
  )
}
