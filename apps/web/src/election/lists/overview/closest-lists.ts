import { NEAR_TIE_POINTS } from '@plenara/domain/match'
import { type ListSummary, orderLists } from './list-summary.ts'

const CLOSEST = 3
/** With so few lists all stand in sight anyway. */
const FEW = 5

export interface ClosestLists {
  /** Empty where nobody's match is known, or all lists are in sight anyway. */
  readonly lists: readonly ListSummary[]
  /** Lists that are not among them differ too little from the last of them. */
  readonly hasTies: boolean
}

/** The three official lists with the best match. */
export function closestLists(summaries: readonly ListSummary[]): ClosestLists {
  const official = summaries.filter(({ kind }) => kind === 'official')
  const known = orderLists(official, 'match').filter(({ match }) => match.value !== null)
  if (official.length <= FEW || known.length <= CLOSEST) return { lists: [], hasTies: false }
  const [last, next] = known.slice(CLOSEST - 1)
  return { lists: known.slice(0, CLOSEST), hasTies: (last?.match.value ?? 0) - (next?.match.value ?? 0) < NEAR_TIE_POINTS }
}
