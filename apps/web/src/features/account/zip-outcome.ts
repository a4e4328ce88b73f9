import type { CantonCode, CantonLookup } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { type LookupOutcome, lookupOutcome } from '@plenara/domain'

/** What is known about a postcode: the answer, its failure, or nothing yet. */
export interface ZipAnswer {
  readonly lookup: CantonLookup | undefined
  readonly error: unknown
}

/** The outcome of a lookup, narrowed to the canton that the voter picked where the postcode lies in several; null while unknown. */
export function outcomeOf({ lookup, error }: ZipAnswer, picked: CantonCode | null): LookupOutcome | null {
  if (error) return lookupOutcome(error instanceof ApiError && error.status === 404 ? null : 'failed')
  if (!lookup) return null
  if (lookup.code !== null || picked === null || !lookup.cantons.includes(picked)) return lookupOutcome(lookup)
  return lookupOutcome({
    code: picked,
    cantons: [picked],
    municipalities: lookup.municipalities.filter((municipality) => municipality.cantonCode === picked),
  })
}
