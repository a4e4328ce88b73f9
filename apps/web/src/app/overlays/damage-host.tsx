import { lazy, Suspense } from 'react'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { loadChunk } from '../start/chunk-loading.ts'

const DamageNotice = lazy(() =>
  loadChunk(() => import('../../me/storage-report/damage-notice.tsx')).then(({ DamageNotice: Notice }) => ({ default: Notice })),
)

/** What a local account could not read, above the first page; a voter with an online account loads nothing of it. */
export function DamageHost() {
  if (!useIsLocalAccount()) return null
  return (
    <Suspense fallback={null}>
      <DamageNotice />
    </Suspense>
  )
}
