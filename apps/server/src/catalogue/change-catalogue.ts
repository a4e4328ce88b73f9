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
  /** Comes again and again: worth a line of the log only where it changed something. */
  readonly isRoutine?: boolean
}

export interface ChangeOutcome {
  /** Whether the data is different from before. */
  readonly changed: boolean
  readonly counts: ParliamentCounts
  /** Only news is different: it has a version of its own, and its own share of the changes that are kept. */
  readonly isNews?: boolean
  /** Nothing of the change is kept. */
  readonly isRefused?: boolean
}

/** Comes before every import and is the same each time. */
export const REFERENCE: ChangeOrigin = { format: 'reference', source: '', isRoutine: true }

/** The replaced rows of so many changes are kept, of news and of all else; older changes stand in the log and cannot be undone. */
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
    if (isKept) await endEntry(transaction, { id, origin, outcome })
    const dataVersion = isKept && outcome.changed && !outcome.isNews ? version + 1 : version
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

/** Makes a new version current, of news or of all else: every process reads that anew. Answers it. */
export async function raiseVersion(tx: QueryExecutorProvider, isNews: boolean): Promise<number> {
  const column = sql.id(isNews ? 'news_version' : 'version')
  const { rows } = await sql<{
    raised: number
  }>`update catalogue_state set ${column} = ${column} + 1 returning ${column} as raised`.execute(tx)
  return rows[0]?.raised ?? 0
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
}

async function endEntry(tx: QueryExecutorProvider, { id, origin, outcome }: Entry): Promise<void> {
  const { changed, counts, isNews = false } = outcome
  if (!changed && origin.isRoutine) {
    await sql`delete from import_log where id = ${id}`.execute(tx)
    return
  }
  await sql`
    update import_log set counts = ${JSON.stringify(counts)}::jsonb, is_news = ${isNews}, touched = array(
      select distinct t from import_change, unnest(import_change.touched) as t where import_id = ${id} and t is not null order by t)
    where id = ${id}`.execute(tx)
  if (!changed) return
  const raised = await raiseVersion(tx, isNews)
  await sql`update import_log set version_before = ${raised - 1}, version_after = ${raised} where id = ${id}`.execute(tx)
  await sql`
    delete from import_change using import_log l where l.id = import_id and l.is_news = ${isNews} and import_id <= (
      select id from import_log where is_news = ${isNews} order by id desc offset ${UNDOABLE_CHANGES} limit 1)`.execute(tx)
}
