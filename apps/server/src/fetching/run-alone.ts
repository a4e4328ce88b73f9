import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** The number of the lock under which sources are fetched, among the advisory locks of the database. */
const LOCK = 7_044_045

/**
 * Runs `work` while no other process fetches; null where one does. The lock belongs to a connection of its own, so that it goes with the process
 * that held it.
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
