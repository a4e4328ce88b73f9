import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** The advisory lock of the database under which sources are fetched. */
const LOCK = 7_044_045

/**
 * Runs `work` while no other process fetches; null if one does. The lock belongs to a connection of its own, so that it is released when
 * the process ends.
 */
export function runAlone<T>(db: Database, work: () => Promise<T>): Promise<T | null> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${LOCK}) as locked`.execute(connection)
    if (!rows[0]?.locked) return null
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}
