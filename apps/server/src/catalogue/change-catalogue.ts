import type { ParliamentCounts } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { operatorName } from '../operator-name.ts'

/** Where a change of the public data comes from, as the import log shows it. */
export interface ChangeOrigin {
  /** The format of an import, or what an operator did, e.g. `correction`. */
  readonly format: string
  /** The name of the file or folder, without the way there. */
  readonly source: string
}

export interface ChangeOutcome {
  /** Whether the data is different from before. */
  readonly changed: boolean
  readonly counts: ParliamentCounts
  /** Nothing of the change is kept. */
  readonly isRefused?: boolean
}

/** Comes before every import and is the same each time: worth a line of the log only where it changed something. */
export const REFERENCE: ChangeOrigin = { format: 'reference', source: '' }

/** The replaced rows of so many changes are kept; older changes stand in the log and cannot be undone. */
const UNDOABLE_CHANGES = 50

/**
 * Changes the public data in one transaction that is logged and can be undone: readers see all of it or nothing, and a process that is
 * killed leaves the old data. Changes that run at once wait for each other. Answers the outcome with the version of the data.
 */
export async function changeCatalogue<Outcome extends ChangeOutcome>(
  db: Database,
  origin: ChangeOrigin,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome & { readonly dataVersion: number }> {
  const transaction = await db.startTransaction().execute()
  try {
    const version = await lockCatalogue(transaction)
    const id = await beginEntry(transaction, origin, version)
    const outcome = await work(transaction)
    const isKept = outcome.isRefused !== true
    const dataVersion = outcome.changed && isKept ? version + 1 : version
    if (isKept) await endEntry(transaction, { id, origin, outcome, dataVersion })
    await (isKept ? transaction.commit() : transaction.rollback()).execute()
    return { ...outcome, changed: outcome.changed && isKept, dataVersion }
  } catch (error) {
    if (!transaction.isCommitted) await transaction.rollback().execute()
    throw error
  }
}

/** Waits for other changes and answers the present version of the data. Statements may take as long as they need. */
export async function lockCatalogue(tx: QueryExecutorProvider): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(tx)
  const { rows } = await sql<{ version: number }>`select version from catalogue_state for update`.execute(tx)
  return rows[0]?.version ?? 0
}

/** Makes a new version current: every process reads the data anew. */
export async function raiseVersion(tx: QueryExecutorProvider): Promise<void> {
  await sql`update catalogue_state set version = version + 1`.execute(tx)
}

/** From here to the end of the transaction, triggers keep what is replaced. */
async function beginEntry(tx: QueryExecutorProvider, { format, source }: ChangeOrigin, version: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into import_log (format, source, imported_by, counts, version_before, version_after, touched)
    values (${format}, ${source}, ${operatorName()}, '{}', ${version}, ${version}, '{}') returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await sql`select set_config('plenara.import_id', ${String(id)}, true)`.execute(tx)
  return id
}

interface Entry {
  readonly id: number
  readonly origin: ChangeOrigin
  readonly outcome: ChangeOutcome
  readonly dataVersion: number
}

async function endEntry(tx: QueryExecutorProvider, { id, origin, outcome, dataVersion }: Entry): Promise<void> {
  if (!outcome.changed && origin === REFERENCE) {
    await sql`delete from import_log where id = ${id}`.execute(tx)
    return
  }
  await sql`
    update import_log set counts = ${JSON.stringify(outcome.counts)}::jsonb, version_after = ${dataVersion}, touched = array(
      select distinct t from import_change, unnest(import_change.touched) as t where import_id = ${id} and t is not null order by t)
    where id = ${id}`.execute(tx)
  if (outcome.changed) await raiseVersion(tx)
  await sql`
    delete from import_change where import_id <= (select id from import_log order by id desc offset ${UNDOABLE_CHANGES} limit 1)`.execute(
    tx,
  )
}
