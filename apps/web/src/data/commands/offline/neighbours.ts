import type { Match } from '@plenara/contract'
import { moveToRank } from '@plenara/domain/people'

/** Between whom a favourite stands; null where there is nobody. */
export interface Neighbours {
  readonly candidateId: number
  readonly before: number | null
  readonly after: number | null
  /** Which way the favourite went; a write that an earlier release kept does not say. */
  readonly direction?: 'up' | 'down'
}

/** Between whom a favourite comes to stand when it moves to a rank: before whom and after whom, null for nobody. */
export function neighboursAt(matches: readonly Match[], candidateId: number, rank: number): Neighbours {
  const isDown = rank > favoritesOf(matches).indexOf(candidateId) + 1
  const order = favoritesOf(moveToRank(matches, candidateId, rank))
  const index = order.indexOf(candidateId)
  return { candidateId, before: order[index + 1] ?? null, after: order[index - 1] ?? null, direction: isDown ? 'down' : 'up' }
}

/**
 * The rank, from 1, at which a favourite stands before one and after the other; whom nobody favours any more does not count.
 * Where another device has put the two apart, the one counts that the favourite went past: who moved down never ends above that one.
 */
export function rankBetween(matches: readonly Match[], { candidateId, before, after, direction }: Neighbours): number {
  const others = favoritesOf(matches).filter((id) => id !== candidateId)
  if (before === null) return others.length + 1
  const [next, previous] = [others.indexOf(before), others.indexOf(after ?? 0)]
  if (previous >= 0 && (direction === 'down' || next < 0)) return previous + 2
  return Math.max(next, 0) + 1
}

function favoritesOf(matches: readonly Match[]): number[] {
  return matches
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ candidateId }) => candidateId)
}
