import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { StartError } from '../platform/start-error.ts'

/** The advisory lock of those who make or destroy a key. */
const LOCK = 7_053_001

/** Runs what makes or destroys a key while nobody else does, on one connection. Throws `StartError` where another one is at it. */
export async function withKeyLock<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${LOCK}::bigint) as held`.execute(connection)
    if (rows[0]?.held !== true) throw new StartError('Another change of the key is under way: try again once it has ended')
    try {
      return await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection)
    }
  })
}
