import { divideBySainteLague } from './highest-averages.ts'
import type { ListResult, SeatDistribution } from './list-result.ts'

/** Seats by list after Sainte-Laguë, as in the Grosser Rat of Basel-Stadt: per constituency, without connections or a quorum (since 2020). */
export function sainteLague(lists: readonly ListResult[], seats: number): SeatDistribution {
  const claimants = lists.map(({ votes }) => ({ votes: BigInt(votes), nextCandidateVotes: () => null }))
  const { won, tie } = divideBySainteLague(claimants, seats)
  return {
    seats: new Map(lists.map(({ key }, index) => [key, won[index] ?? 0])),
    ties: tie ? [{ listKeys: tie.claimants.flatMap((index) => lists[index]?.key ?? []), seats: tie.seats }] : [],
  }
}
