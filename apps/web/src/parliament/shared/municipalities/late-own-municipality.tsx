import { extraPart } from '@plenara/ui/extra-part.ts'
import { Suspense } from 'react'
import { useRememberedMunicipality } from '../../../shared/place/remembered-municipality.ts'
import type { CountedVote } from './use-municipal-results.ts'

const OwnMunicipality = extraPart(async () => (await import('./own-municipality.tsx')).OwnMunicipality)

/** The result of the own municipality; loaded if one was chosen on this device. */
export function LateOwnMunicipality({ vote }: { readonly vote: CountedVote }) {
  if (useRememberedMunicipality() === null) return null
  return (
    <Suspense fallback={null}>
      <OwnMunicipality vote={vote} />
    </Suspense>
  )
}
