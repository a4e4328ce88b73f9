import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import type { ImportView } from '../../data/device/import/importer.ts'
import { neededCanton } from '../../data/device/import/use-catalogue-need.ts'
import { useUser } from '../../data/queries/user.ts'
import { HOME } from '../../data/session/entry.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { useWakeLock } from '../../platform/use-wake-lock.ts'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import { EmptyState, Skeleton } from '../../shared/page/state-panel.tsx'
import { useRedirectTarget } from '../shared/redirect-param.ts'
import { ImportProgress } from './import-progress.tsx'
import { UpdateFailed } from './update-failed.tsx'
import styles from './update-page.module.css'
import { useImport } from './use-import.ts'

/** The import of a local account: its progress, pause and resume, and what to do when it fails [ROUTE-8, IMPORT-4, IMPORT-5]. */
export function UpdatePage() {
  const t = useText()
  const isLocal = useIsLocalAccount()
  const user = useUser()
  return (
    <EntryPage title={t('update.title')}>
      {!isLocal && <EmptyState text={t('update.online')} action={<ButtonLink to="/start">{t('update.toStart')}</ButtonLink>} />}
      {isLocal && !user && <Skeleton rows={3} />}
      {isLocal && user && <Import cantonId={neededCanton(user)} />}
    </EntryPage>
  )
}

function Import({ cantonId }: { readonly cantonId: number | null }) {
  const t = useText()
  const target = useRedirectTarget()
  const { view, start, pause, isSettled } = useImport(cantonId)
  useWakeLock(view.phase === 'working')
  useEffect(start, [start])
  if (view.problem === 'connection' && holds(view, cantonId)) return <GoOn text={t('update.current')} to={target ?? HOME} />
  if (view.phase === 'failed') return <UpdateFailed view={view} cantonId={cantonId} onRetry={start} />
  if (isSettled && target) return <Navigate to={target} replace />
  if (isSettled) return <GoOn text={t('update.done')} to={HOME} />
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

/** Whether this device has all data that the voter needs, even if the server has newer data. */
function holds({ heldCantonIds }: ImportView, cantonId: number | null): boolean {
  return heldCantonIds !== null && (cantonId === null || heldCantonIds.includes(cantonId))
}

function GoOn({ text, to }: { readonly text: string; readonly to: string }) {
  const t = useText()
  return (
    <EmptyState
      text={text}
      action={
        <ButtonLink to={to} kind="primary" size="big">
          {t('update.goOn')}
        </ButtonLink>
      }
    />
  )
}
