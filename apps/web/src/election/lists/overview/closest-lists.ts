import { NEAR_TIE_POINTS } from '@plenara/domain/match'
import { type ListSummary, orderLists } from './list-summary.ts'

const CLOSEST = 3
/** With so few lists all are visible anyway. */
const FEW = 5

export interface ClosestLists {
  /** Empty without matches, or if all lists are visible anyway. */
  readonly lists: readonly ListSummary[]
  /** Whether further lists are too close to the last of them. */
  readonly hasTies: boolean
}

/** The three official lists with the best match. */
export function closestLists(summaries: readonly ListSummary[]): ClosestLists {
  const official = summaries.filter(({ kind }) => kind === 'official')
  const ordered = orderLists(official, 'match').filter(({ match }) => match.value !== null)
  if (official.length <= FEW || ordered.length <= CLOSEST) return { lists: [], hasTies: false }
  const [last, next] = ordered.slice(CLOSEST - 1)
  return { lists: ordered.slice(0, CLOSEST), hasTies: (last?.match.value ?? 0) - (next?.match.value ?? 0) < NEAR_TIE_POINTS }
}
