import { extraPart } from '@plenara/ui/extra-part.ts'
import { Suspense } from 'react'
import { Skeleton } from '../../../shared/page/state-panel.tsx'
import type { ByCantonProps } from './by-canton.tsx'

const ByCanton = extraPart(async () => (await import('./by-canton.tsx')).ByCanton)

/** The results of the cantons; map and table are loaded when they are shown. */
export function LateByCanton(props: ByCantonProps) {
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <ByCanton {...props} />
    </Suspense>
  )
}
