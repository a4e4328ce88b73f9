import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { ImportChangeTable } from '../../db/schema/import-log.ts'
import { operatorName } from '../../platform/operator-name.ts'
import { codeOf, StartError } from '../../platform/start-error.ts'
import { lockCatalogue, raiseVersion } from './change-catalogue.ts'
import { refoldAfterUndo } from '../parliament/refold-search.ts'

interface Entry {
  readonly id: number
  readonly format: string
  readonly source: string
  readonly isUndone: boolean
  readonly isUnchanged: boolean
  readonly isNews: boolean
  readonly isDraft: boolean
}

/**
 * Restores what an import replaced, in one transaction, and returns the new version of the data. Ids stay with their keys, so that users' records
 * fit again once the same data is imported again. Throws `StartError` if there is nothing to undo, or something later
 * builds on it.
 */
export async function undoImport(db: Database, importId: number): Promise<number> {
  const transaction = await db.startTransaction().execute()
  try {
    const version = await lockCatalogue(transaction)
    const { isNews, isDraft } = await checkUndoable(transaction, importId)
    await replayBackwards(transaction, importId)
    await refoldAfterUndo(transaction, importId)
    await sql`update import_log set undone_at = now(), undone_by = ${operatorName()} where id = ${importId}`.execute(transaction)
    await sql`delete from import_change where import_id = ${importId}`.execute(transaction)
    const raised = isDraft ? version : await raiseVersion(transaction, isNews)
    await transaction.commit().execute()
    return isNews ? version : raised
  } catch (error) {
    if (!transaction.isCommitted) await transaction.rollback().execute()
    if (codeOf(error) !== '23503') throw error
    throw new StartError(`Later imports need what import ${importId} brought: undo them first`, { cause: error })
  }
}

async function checkUndoable(tx: QueryExecutorProvider, importId: number): Promise<Entry> {
  const entry = (await findEntries(tx, sql`id = ${importId}`))[0]
  if (!entry) throw new StartError(`There is no import ${importId}`)
  if (entry.isUndone) throw new StartError(`Import ${importId} is undone already`)
  if (entry.isUnchanged) throw new StartError(`Import ${importId} changed nothing`)
  const isLater = sql`id > ${importId} and undone_at is null and touched && (select l.touched from import_log l where l.id = ${importId})`
  const [later] = await findEntries(tx, isLater)
  if (later) throw new StartError(`Import ${later.id} (${nameOf(later)}) changed the same later: undo it first`)
  const { rows } = await sql`select from import_change where import_id = ${importId} limit 1`.execute(tx)
  if (rows.length === 0) throw new StartError(`Import ${importId} is too old: what it replaced is no longer kept`)
  return entry
}

/** Newest first. */
async function findEntries(tx: QueryExecutorProvider, condition: ReturnType<typeof sql>): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select id, format, source, undone_at is not null as "isUndone", version_before = version_after and not is_draft as "isUnchanged", is_news as "isNews",
      is_draft as "isDraft"
    from import_log where ${condition} order by id desc`.execute(tx)
  return rows
}

function nameOf({ format, source }: Entry): string {
  return [format, source].filter((part) => part !== '').join(', ')
}

/** Undoes the steps of the import from the last to the first, so that the tables pass through their former states. */
async function replayBackwards(tx: QueryExecutorProvider, importId: number): Promise<void> {
  const { rows } = await sql<Step>`
    select position, table_name as "table", operation from import_change where import_id = ${importId} order by position desc`.execute(tx)
  for (const step of rows) await reverse(tx, importId, step)
}

interface Step {
  readonly position: number
  readonly table: string
  readonly operation: ImportChangeTable['operation']
}

async function reverse(tx: QueryExecutorProvider, importId: number, { position, table, operation }: Step): Promise<void> {
  const target = sql.table(table)
  const replaced = sql`(select (json_populate_recordset(null::${target}, rows)).* from import_change
    where import_id = ${importId} and position = ${position})`
  if (operation === 'delete') await sql`insert into ${target} select * from ${replaced} as replaced`.execute(tx)
  const { key, others } = operation === 'delete' ? { key: [], others: [] } : await columnsOf(tx, table)
  const isSame = sql.join(
    key.map((name) => sql`t.${sql.id(name)} = replaced.${sql.id(name)}`),
    sql` and `,
  )
  if (operation === 'insert') await sql`delete from ${target} as t using ${replaced} as replaced where ${isSame}`.execute(tx)
  if (operation === 'update') {
    const values = sql.join(others.map((name) => sql`${sql.id(name)} = replaced.${sql.id(name)}`))
    await sql`update ${target} as t set ${values} from ${replaced} as replaced where ${isSame}`.execute(tx)
  }
}

/** The columns of the primary key, and the rest. */
async function columnsOf(tx: QueryExecutorProvider, table: string): Promise<{ key: string[]; others: string[] }> {
  const { rows } = await sql<{ name: string; isKey: boolean }>`
    select a.attname as name, a.attnum = any(i.indkey) as "isKey"
    from pg_attribute a join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`.execute(tx)
  const namesOf = (isKey: boolean) => rows.filter((row) => row.isKey === isKey).map((row) => row.name)
  return { key: namesOf(true), others: namesOf(false) }
}
