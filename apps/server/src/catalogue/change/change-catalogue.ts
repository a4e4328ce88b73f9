import type { ParliamentCounts } from '@plenara/contract'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { operatorName } from '../../platform/operator-name.ts'
import { StartError } from '../../platform/start-error.ts'
import type { CatalogueDifference } from '../../db/schema/import-log.ts'
import { readDifference } from '../difference/read-difference.ts'
import { FOLD } from '../parliament/search-vector.ts'

/** Where a change of the public data comes from, as the import log shows it. */
export interface ChangeOrigin {
  /** The format of an import, or what an operator did, e.g. `correction`. */
  readonly format: string
  /** The name of the file or folder, without its path. */
  readonly source: string
  /** A recurring change: logged only if it changed something. */
  readonly isRoutine?: boolean
  /** The change is only tried: all of it is rolled back, the entry in the log too. */
  readonly isPlan?: boolean
  /** The records keep the sources that they have: nothing new is told of them, e.g. a correction of one word. */
  readonly keepsSources?: true
  /** What readers learn of the source. */
  readonly about?: SourceFacts
}

/** What is told of a source besides the name of its file. */
export interface SourceFacts {
  readonly name: string
  /** Where it is published. */
  readonly address: string | null
  readonly licence: string | null
  /** SHA-256 over the files, in hex. */
  readonly fileHash: string | null
  /** The day of the youngest fact in it, `YYYY-MM-DD`. */
  readonly dataDate: string | null
  /** Everything in it is invented. */
  readonly fictional: boolean
}

export interface ChangeOutcome {
  /** Whether the data changed. */
  readonly changed: boolean
  readonly counts: ParliamentCounts
  /** Only news changed: it has a version of its own, and its own share of the stored changes. */
  readonly isNews?: boolean
  /** Drafts changed, which nobody sees. */
  readonly hasNewDrafts?: boolean
  /** The change is rolled back. */
  readonly isRefused?: boolean
}

/** Runs before every import and is the same each time. */
export const REFERENCE: ChangeOrigin = { format: 'reference', source: '', isRoutine: true, keepsSources: true }

/**
 * Changes the public data in one transaction that is logged and can be undone: readers see all of it or nothing, and if the
 * process is killed the old data stays. Concurrent changes wait for each other. Returns the outcome with the version of the data and what
 * changed.
 */
export async function changeCatalogue<Outcome extends ChangeOutcome>(
  db: Database,
  origin: ChangeOrigin,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome & { readonly dataVersion: number; readonly difference: CatalogueDifference }> {
  const transaction = await db.startTransaction().execute()
  try {
    const version = await lockCatalogue(transaction)
    const id = await beginEntry(transaction, origin, version)
    const outcome = await work(transaction)
    const difference = await readDifference(transaction, id)
    const isKept = outcome.isRefused !== true && origin.isPlan !== true
    if (isKept) await endEntry(transaction, { id, origin, outcome, difference })
    const dataVersion = isKept && outcome.changed && !outcome.isNews ? version + 1 : version
    await (isKept ? transaction.commit() : transaction.rollback()).execute()
    return { ...outcome, changed: outcome.changed && (isKept || origin.isPlan === true), dataVersion, difference }
  } catch (error) {
    if (!transaction.isCommitted) await transaction.rollback().execute()
    throw error
  }
}

/**
 * Waits for other changes and returns the current version of the data. Removes the time limit of statements. Throws `StartError` where a newer program
 * folded the words of the search: what this one writes would not be found beside them.
 */
export async function lockCatalogue(tx: QueryExecutorProvider): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(tx)
  const { rows } = await sql<{ version: number; fold: number }>`
    select version, search_fold as fold from catalogue_state for update`.execute(tx)
  const { version, fold } = rows[0] ?? { version: 0, fold: 0 }
  if (fold <= FOLD) return version
  throw new StartError('The words of the search were stored by a newer release of Plenara: run that release here, too')
}

/** Makes a new version current, of news or of all other data, so that every process reads it again. Returns it. */
export async function raiseVersion(tx: QueryExecutorProvider, isNews: boolean): Promise<number> {
  const column = sql.id(isNews ? 'news_version' : 'version')
  const { rows } = await sql<{
    raised: number
  }>`update catalogue_state set ${column} = ${column} + 1 returning ${column} as raised`.execute(tx)
  return rows[0]?.raised ?? 0
}

/** From here to the end of the transaction, triggers store the rows that are replaced and stamp those that come. */
async function beginEntry(tx: QueryExecutorProvider, origin: ChangeOrigin, version: number): Promise<number> {
  const { format, source, about } = origin
  const { rows } = await sql<{ id: number }>`
    insert into import_log (format, source, imported_by, counts, version_before, version_after, touched,
      name, address, licence, file_hash, data_date, fictional)
    values (${format}, ${source}, ${operatorName()}, '{}', ${version}, ${version}, '{}',
      ${about?.name ?? null}, ${about?.address ?? null}, ${about?.licence ?? null}, ${about?.fileHash ?? null}, ${about?.dataDate ?? null},
      ${about?.fictional ?? false}) returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  const sourceId = origin.keepsSources ? '' : String(await firstOfSource(tx, id))
  await sql`select set_config('plenara.import_id', ${String(id)}, true), set_config('plenara.source_id', ${sourceId}, true)`.execute(tx)
  return id
}

/** The first import of the same files: a record that an undo took away and the same import brings again has the same source. */
async function firstOfSource(tx: QueryExecutorProvider, id: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    select min(l.id) as first from import_log l join import_log own on own.id = ${id} and ${isSameSource('l', 'own')}`.execute(tx)
  return rows[0]?.first ?? id
}

/** Whether two imports, by the aliases of their rows, read the same. */
export function isSameSource(one: string, other: string): RawBuilder<boolean> {
  const facts = (alias: string) => sql.join(SOURCE_FACTS.map((column) => sql.ref(`${alias}.${column}`)))
  return sql<boolean>`(${facts(one)}) is not distinct from (${facts(other)})`
}

const SOURCE_FACTS = ['format', 'source', 'name', 'address', 'licence', 'file_hash', 'data_date', 'fictional'] as const

/** Writes facts of the program itself, such as that there is a National Council: they are real, whatever the import around them is. */
export function withoutSource<T>(tx: QueryExecutorProvider, work: () => Promise<T>): Promise<T> {
  return withSource(tx, null, work)
}

/** Writes what an earlier import brought; null: nothing is stamped. */
export async function withSource<T>(tx: QueryExecutorProvider, sourceId: number | null, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ id: string | null }>`select current_setting('plenara.source_id', true) as id`.execute(tx)
  await sql`select set_config('plenara.source_id', ${String(sourceId ?? '')}, true)`.execute(tx)
  const done = await work()
  await sql`select set_config('plenara.source_id', ${rows[0]?.id ?? ''}, true)`.execute(tx)
  return done
}

interface Entry {
  readonly id: number
  readonly origin: ChangeOrigin
  readonly outcome: ChangeOutcome
  readonly difference: CatalogueDifference
}

async function endEntry(tx: QueryExecutorProvider, { id, origin, outcome, difference }: Entry): Promise<void> {
  const { changed, counts, isNews = false, hasNewDrafts = false } = outcome
  if (!changed && !hasNewDrafts && origin.isRoutine) {
    await sql`delete from import_log where id = ${id}`.execute(tx)
    return
  }
  await sql`
    update import_log set counts = ${JSON.stringify(counts)}::jsonb, is_news = ${isNews}, is_draft = ${hasNewDrafts && !changed},
      difference = ${JSON.stringify(difference)}::jsonb, touched = array(
      select distinct t from import_change, unnest(import_change.touched) as t where import_id = ${id} and t is not null order by t)
    where id = ${id}`.execute(tx)
  if (!changed) return
  const raised = await raiseVersion(tx, isNews)
  await sql`update import_log set version_before = ${raised - 1}, version_after = ${raised} where id = ${id}`.execute(tx)
}
