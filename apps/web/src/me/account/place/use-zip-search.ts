import type { Canton, CantonCode, CantonLookup } from '@plenara/contract'
import type { LookupOutcome } from '@plenara/domain/elections'
import { useState } from 'react'
import { useCall } from '../../../data/calls/query-client.ts'
import type { Place } from '../../shared/remembered-place.ts'
import { cantonOf, outcomeOf } from './zip-outcome.ts'

export interface ZipSearchState {
  readonly zip: string
  readonly isSearching: boolean
  /** Null until four digits have an answer. */
  readonly outcome: LookupOutcome | null
  readonly canton: Canton | undefined
  readonly constituencyId: number | null
  /** Where the postcode leads; null while it does not lead to one constituency. */
  readonly place: Place | null
  /** The cantons between which a postcode lies, the one with the most addresses first; none where it lies in one. */
  readonly offeredCantons: readonly CantonCode[]
  /** The one municipality of the postcode in the canton; null where there are several. */
  readonly municipality: string | null
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
  const constituencyId = outcome?.kind === 'found' ? outcome.constituencyId : (pickedConstituency ?? likelyOf(outcome))
  const isKnown = canton && constituencyId !== null && canton.constituencies.includes(constituencyId)
  return {
    zip,
    isSearching: isComplete && answer.isPending,
    outcome,
    canton,
    constituencyId,
    place: isKnown ? { cantonId: canton.id, constituencyId } : null,
    offeredCantons: isComplete && answer.data && answer.data.cantons.length > 1 ? answer.data.cantons : [],
    municipality: isComplete ? municipalityOf(answer.data, code) : null,
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

function likelyOf(outcome: LookupOutcome | null): number | null {
  return outcome?.kind === 'several-constituencies' ? outcome.likelyId : null
}

function municipalityOf(lookup: CantonLookup | undefined, code: CantonCode | null): string | null {
  const names = new Set(lookup?.municipalities.filter(({ cantonCode }) => cantonCode === code).map(({ name }) => name))
  return names.size === 1 ? ([...names][0] ?? null) : null
}
