import { lazy, Suspense } from 'react'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { loadChunk } from '../start/chunk-loading.ts'

const DamageNotice = lazy(() =>
  loadChunk(() => import('../../me/storage-report/damage-notice.tsx')).then(({ DamageNotice: Notice }) => ({ default: Notice })),
)

/** The notice of unreadable data of a local account, above the first page; for an online account it is not loaded. */
export function DamageHost() {
  if (!useIsLocalAccount()) return null
  return (
    <Suspense fallback={null}>
      <DamageNotice />
    </Suspense>
  )
}
