import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * A publication belongs to no source: what an import writes of an election leaves it alone. And that the table of unsealed records has a file tells that its
 * traces are still there: only the sealing may empty it. Frozen: what comes later is a migration of its own.
 */
export async function publication(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table election alter results_public set default false',
  'alter table unsealed_document set (autovacuum_enabled = false, vacuum_truncate = false)',
]
