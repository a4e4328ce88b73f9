import type { PercentById } from './list-match.ts'

/** How far the match percents of several candidates lie apart, in percent as they are shown. */
export interface MatchSpread {
  readonly lowest: number
  /** Half of them lie between the two quartiles (nearest rank), so that both are percents of a candidate. */
  readonly lowerQuartile: number
  readonly upperQuartile: number
  readonly highest: number
}

/** The spread of the known percents of these candidates, each counted once; null if none is known. */
export function matchSpread(candidateIds: Iterable<number>, percentById: PercentById): MatchSpread | null {
  const percents = [...new Set(candidateIds)].flatMap((id) => percentById.get(id)?.value ?? []).sort((a, b) => a - b)
  const valueAt = (share: number) => percents[Math.max(1, Math.ceil(share * percents.length)) - 1]
  const [lowest, lowerQuartile, upperQuartile, highest] = [0, 0.25, 0.75, 1].map(valueAt)
  if (lowest === undefined || lowerQuartile === undefined || upperQuartile === undefined || highest === undefined) return null
  return { lowest, lowerQuartile, upperQuartile, highest }
}
