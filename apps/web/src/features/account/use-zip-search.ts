import type { Canton, CantonCode } from '@plenara/contract'
import type { LookupOutcome } from '@plenara/domain'
import { useState } from 'react'
import { useCall } from '../../lib/query-client.ts'
import type { Place } from '../../lib/remembered-place.ts'
import { outcomeOf } from './zip-outcome.ts'

export interface ZipSearchState {
  readonly zip: string
  readonly isSearching: boolean
  /** Null until four digits have an answer. */
  readonly outcome: LookupOutcome | null
  readonly canton: Canton | undefined
  readonly constituencyId: number | null
  /** Where the postcode leads; null while it does not lead to one constituency. */
  readonly place: Place | null
  readonly pickedCanton: CantonCode | null
  readonly setZip: (text: string) => void
  readonly pickCanton: (code: CantonCode) => void
  readonly pickConstituency: (id: number) => void
}

/** The search for a place by postcode. */
export function useZipSearch(cantons: readonly Canton[] | undefined): ZipSearchState {
  const [zip, setZip] = useState('')
  const [pickedCanton, pickCanton] = useState<CantonCode | null>(null)
  const [pickedConstituency, pickConstituency] = useState<number | null>(null)
  const isComplete = /^[0-9]{4}$/.test(zip)
  const answer = useCall('lookUpCanton', { query: { zip } }, isComplete)
  const outcome = isComplete ? outcomeOf({ lookup: answer.data, error: answer.error }, pickedCanton) : null
  const code = cantonOf(outcome)
  const canton = cantons?.find((known) => known.code === code)
  const constituencyId = outcome?.kind === 'found' ? outcome.constituencyId : pickedConstituency
  const isKnown = canton && constituencyId !== null && canton.constituencies.includes(constituencyId)
  return {
    zip,
    isSearching: isComplete && answer.isPending,
    outcome,
    canton,
    constituencyId,
    place: isKnown ? { cantonId: canton.id, constituencyId } : null,
    pickedCanton,
    setZip: (text) => {
      setZip(text.replace(/\D/g, '').slice(0, 4))
      pickCanton(null)
      pickConstituency(null)
    },
    pickCanton: (picked) => {
      pickCanton(picked)
      pickConstituency(null)
    },
    pickConstituency,
  }
}

/** The one canton of an outcome, or null. */
export function cantonOf(outcome: LookupOutcome | null): CantonCode | null {
  return outcome?.kind === 'found' || outcome?.kind === 'several-constituencies' ? outcome.cantonCode : null
}
