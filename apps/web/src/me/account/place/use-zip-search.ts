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
  /** The place of the postcode; null while its constituency is not clear. */
  readonly place: Place | null
  /** The cantons of a postcode, the one with most addresses first; empty if there is only one. */
  readonly offeredCantons: readonly CantonCode[]
  /** The only municipality of the postcode in the canton; null if there are several. */
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
  const canton = cantons?.find((other) => other.code === code)
  const constituencyId = outcome?.kind === 'found' ? outcome.constituencyId : (pickedConstituency ?? likelyOf(outcome))
  const hasPlace = canton && constituencyId !== null && canton.constituencies.includes(constituencyId)
  return {
    zip,
    isSearching: isComplete && answer.isPending,
    outcome,
    canton,
    constituencyId,
    place: hasPlace ? { cantonId: canton.id, constituencyId } : null,
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
