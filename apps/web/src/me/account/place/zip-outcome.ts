import type { Canton, CantonCode, CantonLookup } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { type LookupOutcome, lookupOutcome } from '@plenara/domain/elections'

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

/** The one canton of an outcome, or null. */
export function cantonOf(outcome: LookupOutcome | null): CantonCode | null {
  return outcome?.kind === 'found' || outcome?.kind === 'several-constituencies' ? outcome.cantonCode : null
}

export interface OutcomeMessage {
  readonly tone: 'error' | 'found' | 'neutral'
  /** The id of the text. */
  readonly text: string
  readonly values: Readonly<Record<string, string>>
}

/** What is said about an outcome. A canton that is missing, or has no constituency, is one in which the app is not available yet. */
export function outcomeMessage(
  outcome: LookupOutcome,
  { zip, canton }: { readonly zip: string; readonly canton: Pick<Canton, 'name' | 'constituencies'> | undefined },
): OutcomeMessage {
  const code = cantonOf(outcome)
  if (code && !canton?.constituencies.length) {
    return { tone: 'error', text: 'account.location.unavailable', values: { canton: canton?.name ?? code } }
  }
  const text = `account.location.${outcome.kind}`
  if (outcome.kind === 'found') return { tone: 'found', text, values: { zip } }
  return { tone: outcome.kind === 'unknown' || outcome.kind === 'failed' ? 'error' : 'neutral', text, values: { zip } }
}
