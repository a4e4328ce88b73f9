import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const WAIT_MS = 30_000
const POLL_MS = 50

/**
 * Waits until no snapshot of this database can see what a transaction deleted: until then a full vacuum copies it. False after 30 seconds. The snapshot of the question itself
 * counts: it is as old as the oldest transaction that still writes, in any database of the server. So does that of a process without a database, one that connects just now
 * or that plans the vacuums.
 */
export async function isInvisible(db: Database, xid: string): Promise<boolean> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await setTimeout(POLL_MS)) {
    const { rows } = await sql<{ count: string }>`
      select count(*)::text as count from pg_stat_activity
      where (datname = current_database() or datid is null or datid = 0) and age(backend_xmin) >= age(${xid}::xid)`.execute(db)
    if (rows[0]?.count === '0') return true
  }
  return false
}
