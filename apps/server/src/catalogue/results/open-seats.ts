import { unexplainedSeats } from '@plenara/importers'
import type { QueryExecutorProvider } from 'kysely'
import type { ResultLoss } from './publish-draft.ts'
import { readStoredResults } from './stored-results.ts'

/** The seats that the youngest final results of elections, published or not, leave open without saying why; one loss for each election that does. */
export async function openSeatLosses(tx: QueryExecutorProvider, electionIds: readonly number[]): Promise<ResultLoss[]> {
  const ballots = electionIds.length > 0 ? await readStoredResults(tx, electionIds) : []
  return ballots.flatMap((ballot) => {
    const open = electionIds.includes(ballot.electionId) ? unexplainedSeats(ballot) : 0
    if (open === 0) return []
    const { key, seats } = ballot.election
    return [
      {
        loss: 'seats' as const,
        reason: `${key}: the result is final and leaves ${open} of ${seats} seats open without a reason: it may be a part`,
      },
    ]
  })
}
