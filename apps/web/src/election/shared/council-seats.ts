import type { Constituency, Election } from '@plenara/contract'

/** Art. 149 and 150 of the Federal Constitution. */
const NATIONAL_COUNCIL_SEATS = 200
const COUNCIL_OF_STATES_SEATS = 46

/**
 * All seats of the council for which an election fills some: fixed for the federal councils, the sum over the constituencies
 * for a cantonal parliament, else those of the election itself.
 */
export function councilSeats(
  election: Pick<Election, 'council' | 'seats' | 'constituencyId'>,
  constituencies: readonly Constituency[],
): number {
  if (election.council === 'national-council') return NATIONAL_COUNCIL_SEATS
  if (election.council === 'council-of-states') return COUNCIL_OF_STATES_SEATS
  if (election.council !== 'cantonal-parliament' || election.constituencyId === null) return election.seats
  const seatCounts = constituencies.map(({ seats }) => seats ?? 0)
  return Math.max(election.seats, seatCounts.includes(0) ? 0 : seatCounts.reduce((sum, seats) => sum + seats, 0))
}
