import type { PercentById } from './list-match.ts'

/** How far the match percents of several candidates lie apart, in percent as they are shown. */
export interface MatchSpread {
  readonly lowest: number
  /** Half of them lie between the two quartiles (nearest rank), so both are percents that somebody has. */
  readonly lowerQuartile: number
  readonly upperQuartile: number
  readonly highest: number
}

/** The spread of the percents of these candidates that are known, each once; null where none is known. */
export function matchSpread(candidateIds: Iterable<number>, percentById: PercentById): MatchSpread | null {
  const known = [...new Set(candidateIds)].flatMap((id) => percentById.get(id)?.value ?? []).sort((a, b) => a - b)
  const valueAt = (share: number) => known[Math.max(1, Math.ceil(share * known.length)) - 1]
  const [lowest, lowerQuartile, upperQuartile, highest] = [0, 0.25, 0.75, 1].map(valueAt)
  if (lowest === undefined || lowerQuartile === undefined || upperQuartile === undefined || highest === undefined) return null
  return { lowest, lowerQuartile, upperQuartile, highest }
}
