import type { VotingDayProposal } from '@plenara/contract'
import { endOfElectionDay, pollsCloseAt } from '@plenara/domain/elections'

/** Before the polls close, during the count of the Confederation, and afterwards. */
export type DayPhase = 'ahead' | 'counting' | 'over'

/** Corrections arrive during the night; from the next morning on the count is over. */
const COUNTED_MS = 12 * 3_600_000

/** @param day `YYYY-MM-DD` */
export function phaseOf(
  { day, proposals }: { readonly day: string; readonly proposals: readonly Pick<VotingDayProposal, 'cantonCode' | 'result'>[] },
  now: Date,
): DayPhase {
  if (now.getTime() < pollsCloseAt(day)) return 'ahead'
  const isOpen = proposals.some(({ cantonCode, result }) => cantonCode === undefined && !result?.final)
  return isOpen && now.getTime() < endOfElectionDay(day) + COUNTED_MS ? 'counting' : 'over'
}

/** The server fetches results from their source every minute; after this time without an answer they are stale. */
const STALE_MS = 6 * 60_000

/** Whether the source of the results has not answered for some minutes. */
export function isStale(countedAt: string | null, now: Date): boolean {
  return countedAt !== null && now.getTime() - Date.parse(countedAt) > STALE_MS
}

/** The day a number of days before another. @param day `YYYY-MM-DD` */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
