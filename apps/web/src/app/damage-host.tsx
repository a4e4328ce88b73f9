import { lazy, Suspense } from 'react'
import { useIsLocalAccount } from '../lib/local-account.ts'
import { loadChunk } from './chunk-loading.ts'

const DamageNotice = lazy(() =>
  loadChunk(() => import('../features/storage-report/damage-notice.tsx')).then(({ DamageNotice: Notice }) => ({ default: Notice })),
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
