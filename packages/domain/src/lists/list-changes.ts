import type { ListCandidate } from '@plenara/contract'
import { renumberPositions } from './lists.ts'

/** A line of the ballot paper as the voter fills it in. */
export interface ChangedLine {
  readonly line: number
  /** `printed` as delivered, `struck` by the voter and left empty, `written` by hand. */
  readonly state: 'printed' | 'struck' | 'written'
  /** The candidate who gets the vote of this line; null if it is struck. */
  readonly candidateId: number | null
  /** The printed name that is struck on this line, also where another is written above it. */
  readonly struckId: number | null
}

interface OpenLine {
  readonly printedId: number | null
  remainingId: number | null
}

/**
 * What has to be changed by hand on the printed ballot of the official list to get this list: a printed name stays where the list still
 * names the candidate often enough, else it is struck (the last of a pre-cumulated one first); the other names of the list are written on the
 * struck lines and then on the free ones, in the order of the list. Without an official list (an empty ballot) every name is written.
 */
export function changedLines(
  list: readonly ListCandidate[],
  official: { readonly candidates: readonly ListCandidate[] } | null,
): ChangedLine[] {
  const wanted = renumberPositions(list).map(({ id }) => id)
  const lines: OpenLine[] = renumberPositions(official?.candidates ?? []).map(({ id }) => {
    const index = wanted.indexOf(id)
    if (index >= 0) wanted.splice(index, 1)
    return { printedId: id, remainingId: index >= 0 ? id : null }
  })
  const changed: ChangedLine[] = lines.map(({ printedId, remainingId }, index) => {
    if (remainingId !== null) return { line: index + 1, state: 'printed', candidateId: remainingId, struckId: null }
    const written = wanted.shift()
    if (written === undefined) return { line: index + 1, state: 'struck', candidateId: null, struckId: printedId }
    return { line: index + 1, state: 'written', candidateId: written, struckId: printedId }
  })
  const appended = wanted.map(
    (candidateId, index): ChangedLine => ({ line: lines.length + index + 1, state: 'written', candidateId, struckId: null }),
  )
  return [...changed, ...appended]
}
