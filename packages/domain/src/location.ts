import type { CantonCode, CantonLookup, Constituency } from '@plenara/contract'

/** What a postcode told, one message each [VALID-10]. */
export type LookupOutcome =
  | { readonly kind: 'found'; readonly cantonCode: CantonCode; readonly constituencyId: number }
  /** The canton is clear; the voter picks among these constituencies, or among all of the canton where none is named. */
  | { readonly kind: 'several-constituencies'; readonly cantonCode: CantonCode; readonly constituencyIds: readonly number[] }
  | { readonly kind: 'several-cantons'; readonly cantons: readonly CantonCode[] }
  | { readonly kind: 'unknown' }
  /** The lookup itself failed; it yields no canton. */
  | { readonly kind: 'failed' }

/** Reads the answer of the canton lookup; null where the postcode is unknown, `failed` where there was no answer. */
export function lookupOutcome(lookup: CantonLookup | null | 'failed'): LookupOutcome {
  if (lookup === 'failed') return { kind: 'failed' }
  if (lookup === null) return { kind: 'unknown' }
  if (lookup.code === null) return lookup.cantons.length > 0 ? { kind: 'several-cantons', cantons: lookup.cantons } : { kind: 'unknown' }
  const constituencies = new Set(lookup.municipalities.map((municipality) => municipality.constituencyId))
  const [first, ...others] = constituencies
  if (typeof first === 'number' && others.length === 0) return { kind: 'found', cantonCode: lookup.code, constituencyId: first }
  // A divided municipality may lie in any constituency of the canton, so that the named ones would be too few.
  const constituencyIds = constituencies.has(null) ? [] : [...constituencies].filter((id) => id !== null)
  return { kind: 'several-constituencies', cantonCode: lookup.code, constituencyIds }
}

/** Whether the constituency lies in the canton. */
export function isLocationValid(
  cantonId: number,
  constituencyId: number,
  constituencies: readonly Pick<Constituency, 'id' | 'cantonId'>[],
): boolean {
  return constituencies.some((constituency) => constituency.id === constituencyId && constituency.cantonId === cantonId)
}
