import type { Canton, CantonCode, CantonLookup } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { type LookupOutcome, lookupOutcome } from '@plenara/domain/elections'

/** The state of a lookup: the answer, its error, or neither yet. */
export interface ZipAnswer {
  readonly lookup: CantonLookup | undefined
  readonly error: unknown
}

/**
 * The outcome of a lookup; null while it is unknown. A postcode in several cantons is narrowed to the canton that the voter chose, by default to the
 * one with most addresses.
 */
export function outcomeOf({ lookup, error }: ZipAnswer, picked: CantonCode | null): LookupOutcome | null {
  if (error) return lookupOutcome(error instanceof ApiError && error.status === 404 ? null : 'failed')
  if (!lookup) return null
  const code = lookup.cantons.find((canton) => canton === picked) ?? lookup.cantons[0]
  if (lookup.code !== null || code === undefined) return lookupOutcome(lookup)
  const municipalities = lookup.municipalities.filter(({ cantonCode }) => cantonCode === code)
  return lookupOutcome({ code, cantons: [code], municipalities })
}

/** The canton of an outcome, or null if it is not clear. */
export function cantonOf(outcome: LookupOutcome | null): CantonCode | null {
  return outcome?.kind === 'found' || outcome?.kind === 'several-constituencies' ? outcome.cantonCode : null
}

export interface OutcomeMessage {
  readonly tone: 'error' | 'found' | 'neutral'
  /** The id of the text. */
  readonly text: string
  readonly values: Readonly<Record<string, string>>
}

export interface Searched {
  readonly zip: string
  readonly canton: Pick<Canton, 'name' | 'constituencies'> | undefined
  /** Whether there are other cantons to choose from. */
  readonly isOffered: boolean
}

/** The message for an outcome. In a canton that is missing, or that has no constituency, the app is not available yet. */
export function outcomeMessage(outcome: LookupOutcome, { zip, canton, isOffered }: Searched): OutcomeMessage {
  const code = cantonOf(outcome)
  if (code && !canton?.constituencies.length) {
    return { tone: 'error', text: 'account.location.unavailable', values: { canton: canton?.name ?? code } }
  }
  if (code && isOffered) return { tone: 'neutral', text: 'account.location.several-cantons', values: { zip } }
  if (outcome.kind === 'several-constituencies' && outcome.likelyId !== null) {
    return { tone: 'neutral', text: 'account.location.likelyConstituency', values: { zip } }
  }
  const text = `account.location.${outcome.kind}`
  if (outcome.kind === 'found') return { tone: 'found', text, values: { zip } }
  return { tone: outcome.kind === 'unknown' || outcome.kind === 'failed' ? 'error' : 'neutral', text, values: { zip } }
}
