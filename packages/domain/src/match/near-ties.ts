import type { MatchPercent } from '@plenara/contract'

/** Percents closer than this (in points) say nothing about who fits better: one answer of 75 moves a percent by up to 1.3 points. */
export const NEAR_TIE_POINTS = 1

/** Neighbours in the ranking that are shown as one. */
export interface NearTie {
  /** Ranks count from 1 over all candidates with a percent. */
  readonly firstRank: number
  readonly lastRank: number
  readonly best: number
  readonly worst: number
  readonly candidateIds: readonly number[]
}

/** The bands of ranks whose percents lie less than `NEAR_TIE_POINTS` below the best of the band. `percents` best first; those without a value are left out. */
export function combinedNearTies(percents: readonly MatchPercent[]): NearTie[] {
  const bands: { firstRank: number; lastRank: number; best: number; worst: number; candidateIds: number[] }[] = []
  let rank = 0
  for (const { candidateId, value } of percents) {
    if (value === null) continue
    rank++
    const band = bands.at(-1)
    if (band && isNearTie(band.best, value)) {
      band.lastRank = rank
      band.worst = value
      band.candidateIds.push(candidateId)
    } else {
      bands.push({ firstRank: rank, lastRank: rank, best: value, worst: value, candidateIds: [candidateId] })
    }
  }
  return bands
}

/** The band in which a candidate stands; undefined without a percent. */
export function nearTieOf(percents: readonly MatchPercent[], candidateId: number): NearTie | undefined {
  return combinedNearTies(percents).find(({ candidateIds }) => candidateIds.includes(candidateId))
}

/** Whether two percents are too close to say who fits better; compared in tenths, which are whole numbers. */
export function isNearTie(a: number, b: number): boolean {
  return Math.abs(Math.round(10 * a) - Math.round(10 * b)) < 10 * NEAR_TIE_POINTS
}
