import { type QueryExecutorProvider, sql } from 'kysely'

/** Which key follows, while the key of several machines is changed. Frozen: what comes later is a migration of its own. */
export async function nextKey(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table deployment add column next_key_id bytea check (length(next_key_id) = 8)`.execute(db)
}
