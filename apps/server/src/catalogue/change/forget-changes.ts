import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Forgets the rows that imports older than some days replaced, so that these can no longer be undone; the log stays. The last change of each
 * source is kept, however old.
 */
export async function forgetChanges(db: QueryExecutorProvider, before: Date): Promise<void> {
  await sql`
    delete from import_change where import_id in (
      select l.id from import_log l where l.imported_at < ${before} and exists (
        select from import_log later where (later.format, later.source) = (l.format, l.source) and later.id > l.id
          and exists (select from import_change c where c.import_id = later.id)))`.execute(db)
}
