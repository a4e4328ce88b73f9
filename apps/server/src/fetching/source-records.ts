import type { ImportProblem } from '@plenara/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { FetchedSourceTable, SourceState } from '../db/schema/fetched-source.ts'

export type SourceRecord = Selectable<FetchedSourceTable>

/** Problems that are kept of a run. */
const KEPT_PROBLEMS = 20
const MAX_REASON = 500

/** How each source went that was ever fetched, by name. */
export async function readSourceRecords(db: Database): Promise<ReadonlyMap<string, SourceRecord>> {
  const rows = await db.selectFrom('fetchedSource').selectAll().execute()
  return new Map(rows.map((row) => [row.name, row]))
}

/** Writes down that a run begins. */
export async function recordStart(db: Database, name: string, startedAt: Date): Promise<void> {
  await db
    .insertInto('fetchedSource')
    .values({ name, startedAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ startedAt }))
    .execute()
}

/** Writes down a run that came to its end, and what the next one begins with. */
export async function recordSuccess(
  db: Database,
  name: string,
  { at, isChanged, problems, state }: { at: Date; isChanged: boolean; problems: readonly ImportProblem[]; state: SourceState },
): Promise<void> {
  await db
    .updateTable('fetchedSource')
    .set({
      succeededAt: at,
      failures: 0,
      error: null,
      ...describe(problems),
      state: JSON.stringify(state),
      ...(isChanged && { changedAt: at }),
    })
    .where('name', '=', name)
    .execute()
}

/** Writes down a run that failed; the next one begins with what the last good one left. */
export async function recordFailure(
  db: Database,
  name: string,
  { at, reason, problems }: { at: Date; reason: string; problems: readonly ImportProblem[] },
): Promise<void> {
  await db
    .updateTable('fetchedSource')
    .set((eb) => ({ failedAt: at, failures: eb('failures', '+', 1), error: reason.slice(0, MAX_REASON), ...describe(problems) }))
    .where('name', '=', name)
    .execute()
}

function describe(problems: readonly ImportProblem[]): { problems: string } {
  return { problems: JSON.stringify(problems.slice(0, KEPT_PROBLEMS)) }
}
