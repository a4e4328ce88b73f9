import { zurichDay } from '@plenara/domain'
import type { Database } from '../../../db/database.ts'
import { readWaitingHolds } from './apply-holds.ts'
import { isWithdrawnStored } from './remove-withdrawn.ts'
import { readWaiting, type WaitingStatement } from './waiting-statements.ts'

/** Between two publications, in milliseconds. */
export const PAUSE_MS = 5 * 60_000

/**
 * Whether what was submitted is to be shown, or what was withdrawn or is held back is to leave now: once the last publication is five minutes old, and at once where an election is frozen, because nothing more
 * comes that it could wait for.
 */
export async function isPublicationDue(db: Database, now: Date): Promise<boolean> {
  const waiting = await readWaiting(db, { now })
  if (waiting.length === 0 && !(await isWithdrawnStored(db)) && (await readWaitingHolds(db, {})).length === 0) return false
  const last = await db.selectFrom('publication').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!last || now.getTime() - last.at.getTime() >= PAUSE_MS) return true
  return waiting.some((statement) => isLast(statement, now))
}

/** Nothing more comes: the contest is over, or the day of the election has begun. */
function isLast({ electionDate, lateUntil }: WaitingStatement, now: Date): boolean {
  return (lateUntil !== null && now >= lateUntil) || (electionDate !== null && zurichDay(now.getTime()) >= electionDate)
}
