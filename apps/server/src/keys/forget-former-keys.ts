import { sql } from 'kysely'
import { createDatabase, type Database } from '../db/database.ts'
import { isInvisible } from '../db/snapshots.ts'

const HOUR_MS = 60 * 60_000
/** At this hour in Zürich few wait for the moment in which the table is locked. */
const NIGHT_HOUR = 3
const LOCK_WAIT = '2s'

export interface FormerKeysOptions {
  readonly url: string
  readonly now: () => Date
}

/**
 * Rewrites the table of wrapped keys in the night after one was replaced or removed: in the file as it was its wrapped form would stay, and the outer
 * key opens it. Returns a function that ends it.
 */
export function scheduleKeyForgetting({ url, now }: FormerKeysOptions, onError: (error: unknown) => void): () => void {
  let forgotten = ''
  const run = async () => {
    if (hourInZurich(now()) !== NIGHT_HOUR) return
    const db = createDatabase({ url, statementMs: 0, maxConnections: 1 })
    try {
      forgotten = await forgetFormerKeys(db, forgotten)
    } finally {
      await db.destroy()
    }
  }
  const timer = setInterval(() => void run().catch(onError), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Writes the table anew without its former rows, unless nothing changed since `forgotten`, which it returns; every call about stored data waits meanwhile.
 * Where an older transaction still sees them, or the table stays locked for two seconds (it throws), the next night does it.
 */
export async function forgetFormerKeys(db: Database, forgotten = ''): Promise<string> {
  const changes = await changesOfKeys(db)
  if (changes === forgotten) return changes
  if (!(await isInvisible(db, await currentTransaction(db)))) return forgotten
  await db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${LOCK_WAIT}, false)`.execute(connection)
    await sql`vacuum (full) user_key`.execute(connection)
  })
  return changes
}

async function currentTransaction(db: Database): Promise<string> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::xid::text as xid`.execute(db)
  return rows[0]?.xid ?? ''
}

/** How often rows of the table were replaced or removed, as the statistics of the database count it. */
async function changesOfKeys(db: Database): Promise<string> {
  const { rows } = await sql<{ changes: string }>`
    select (n_tup_upd + n_tup_del)::text as changes from pg_stat_user_tables
    where relname = 'user_key' and schemaname = current_schema()`.execute(db)
  return rows[0]?.changes ?? ''
}

function hourInZurich(moment: Date): number {
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', hour: '2-digit', hourCycle: 'h23' }).format(moment))
}
