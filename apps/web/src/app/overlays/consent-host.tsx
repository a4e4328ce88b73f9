import { lazy, Suspense, useEffect, useState } from 'react'
import { onConsentNeeded } from '../../data/commands/consent-request.ts'
import { loadChunk } from '../start/chunk-loading.ts'

const ConsentDialog = lazy(() =>
  loadChunk(() => import('../../shared/account/consent-dialog.tsx')).then(({ ConsentDialog: Sheet }) => ({ default: Sheet })),
)

/** Asks for the consent, once for all writes that wait for it, and then continues them. */
export function ConsentHost() {
  const [end, setEnd] = useState<(isGiven: boolean) => void>()
  useEffect(
    () =>
      onConsentNeeded(
        () =>
          new Promise((resolve) => {
            setEnd(() => (isGiven: boolean) => {
              setEnd(undefined)
              resolve(isGiven)
            })
          }),
      ),
    [],
  )
  // Leaving the page without an answer counts as no consent.
  useEffect(() => () => end?.(false), [end])
  if (!end) return null
  return (
    <Suspense fallback={null}>
      <ConsentDialog onClose={() => end(false)} onGiven={() => end(true)} />
    </Suspense>
  )
}
