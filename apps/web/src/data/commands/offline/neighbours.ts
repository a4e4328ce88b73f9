import type { Match } from '@plenara/contract'

/** Between whom a favourite stands; null where there is nobody. */
export interface Neighbours {
  readonly candidateId: number
  readonly before: number | null
  readonly after: number | null
}

/** Between whom a favourite stands in these ratings: before whom and after whom, null for nobody. */
export function neighboursOf(matches: readonly Match[], candidateId: number): Neighbours {
  const order = favoritesOf(matches)
  const index = order.indexOf(candidateId)
  return { candidateId, before: order[index + 1] ?? null, after: order[index - 1] ?? null }
}

/** The rank, from 1, at which a favourite stands before one and after the other; whom nobody favours any more does not count. */
export function rankBetween(matches: readonly Match[], { candidateId, before, after }: Neighbours): number {
  const others = favoritesOf(matches).filter((id) => id !== candidateId)
  const next = before === null ? others.length : others.indexOf(before)
  if (next >= 0) return next + 1
  return others.indexOf(after ?? 0) + 2
}

function favoritesOf(matches: readonly Match[]): number[] {
  return matches
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ candidateId }) => candidateId)
}
