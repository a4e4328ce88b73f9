import type { CantonCode, CantonLookup, Constituency } from '@plenara/contract'

/** What a postcode lookup found, one message each [VALID-10]. */
export type LookupOutcome =
  | { readonly kind: 'found'; readonly cantonCode: CantonCode; readonly constituencyId: number }
  /**
   * The canton is clear; the voter picks among these constituencies, ordered by their share of the addresses, or among all of the canton where none is named.
   * `likelyId` is the constituency with most addresses; null where the municipality with the most is itself divided.
   */
  | {
      readonly kind: 'several-constituencies'
      readonly cantonCode: CantonCode
      readonly constituencyIds: readonly number[]
      readonly likelyId: number | null
    }
  | { readonly kind: 'several-cantons'; readonly cantons: readonly CantonCode[] }
  | { readonly kind: 'unknown' }
  /** The lookup itself failed; it yields no canton. */
  | { readonly kind: 'failed' }

/** Interprets the answer of the canton lookup; null if the postcode is unknown, `failed` if there was no answer. */
export function lookupOutcome(lookup: CantonLookup | null | 'failed'): LookupOutcome {
  if (lookup === 'failed') return { kind: 'failed' }
  if (lookup === null) return { kind: 'unknown' }
  if (lookup.code === null) return lookup.cantons.length > 0 ? { kind: 'several-cantons', cantons: lookup.cantons } : { kind: 'unknown' }
  const possible = lookup.municipalities.map(possibleConstituencies)
  // A municipality without known constituencies may lie in any of the canton, so that the named ones would be too few.
  const constituencyIds = possible.some((ids) => ids.length === 0) ? [] : [...new Set(possible.flat())]
  const [first, ...others] = constituencyIds
  if (first !== undefined && others.length === 0) return { kind: 'found', cantonCode: lookup.code, constituencyId: first }
  const [largest = []] = possible
  const likelyId = largest.length === 1 ? (largest[0] ?? null) : null
  return { kind: 'several-constituencies', cantonCode: lookup.code, constituencyIds, likelyId }
}

/** The constituencies in which a municipality may vote; none where they are not known. Answers of earlier releases name a single one. */
function possibleConstituencies({ constituencyId, constituencyIds }: CantonLookup['municipalities'][number]): readonly number[] {
  return constituencyIds ?? (constituencyId === null ? [] : [constituencyId])
}

/** Whether the constituency lies in the canton. */
export function isLocationValid(
  cantonId: number,
  constituencyId: number,
  constituencies: readonly Pick<Constituency, 'id' | 'cantonId'>[],
): boolean {
  return constituencies.some((constituency) => constituency.id === constituencyId && constituency.cantonId === cantonId)
}
