import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What an import no longer has is marked and kept, with everything that hangs on it; null: it is there. Frozen: what comes later is a migration of
 * its own.
 */
export async function keptRecords(db: QueryExecutorProvider): Promise<void> {
  for (const table of TABLES) await sql.raw(`alter table ${table} add column gone boolean`).execute(db)
}

const TABLES = ['candidate', 'official_list', 'category', 'axis', 'question']
