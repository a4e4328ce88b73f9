import type { ImportProblem } from '@plenara/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { FetchedSourceTable, SourceState } from '../../db/schema/fetched-source.ts'

export type SourceRecord = Selectable<FetchedSourceTable>

/** How many problems of a run, and how many of its missing parts, are stored. */
const KEPT_PROBLEMS = 20
const KEPT_MISSING = 100
const MAX_REASON = 500

/** The record of every source that was ever fetched, by name. */
export async function readSourceRecords(db: Database): Promise<ReadonlyMap<string, SourceRecord>> {
  const rows = await db.selectFrom('fetchedSource').selectAll().execute()
  return new Map(rows.map((row) => [row.name, row]))
}

/** Records the start of a run. */
export async function recordStart(db: Database, name: string, startedAt: Date): Promise<void> {
  await db
    .insertInto('fetchedSource')
    .values({ name, startedAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ startedAt }))
    .execute()
}

/** Records where the next run begins; the run goes on. */
export async function recordState(db: Database, name: string, state: SourceState): Promise<void> {
  await db
    .updateTable('fetchedSource')
    .set({ state: JSON.stringify(state) })
    .where('name', '=', name)
    .execute()
}

interface RunRecord {
  readonly at: Date
  readonly isChanged: boolean
  readonly problems: readonly ImportProblem[]
  readonly state: SourceState
}

/** Records a successful run and the starting point of the next one. */
export async function recordSuccess(db: Database, name: string, { at, isChanged, problems, state }: RunRecord): Promise<void> {
  await db
    .updateTable('fetchedSource')
    .set({
      succeededAt: at,
      failures: 0,
      error: null,
      ...describe(problems),
      state: JSON.stringify({ ...state, missing: [] }),
      ...(isChanged && { changedAt: at }),
    })
    .where('name', '=', name)
    .execute()
}

/** Records a run that went on without some parts: it counts as failed and is soon repeated, which asks for what is missing. */
export async function recordIncomplete(
  db: Database,
  name: string,
  { at, isChanged, problems, state, reason, missing }: RunRecord & { readonly reason: string; readonly missing: readonly string[] },
): Promise<void> {
  await recordFailure(db, name, { at, reason, problems })
  await db
    .updateTable('fetchedSource')
    .set({ state: JSON.stringify({ ...state, missing: missing.slice(0, KEPT_MISSING) }), ...(isChanged && { changedAt: at }) })
    .where('name', '=', name)
    .execute()
}

/** Records a failed run; the next one starts at the last checkpoint. */
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
