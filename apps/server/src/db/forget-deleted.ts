import { sql } from 'kysely'
import { createDatabase, type Database } from './database.ts'
import { isInvisible } from './snapshots.ts'

const HOUR_MS = 60 * 60_000
/** At this hour in Zürich few wait for the moment in which a table is locked. */
const NIGHT_HOUR = 3
const LOCK_WAIT = '2s'
/** What stands in them names a person or opens what one thought. */
const TABLES = [
  ...(['user_key', 'app_user', 'email', 'credential', 'passkey', 'session', 'secret', 'outbox', 'known_origin'] as const),
  ...(['push_device', 'push_message'] as const),
]

/** How often rows of each table had been replaced or removed when it was written anew. */
type Forgotten = ReadonlyMap<string, string>

export interface ForgettingOptions {
  readonly url: string
  readonly now: () => Date
}

/**
 * Rewrites the tables about accounts in the night after a row was replaced or removed: a vacuum alone leaves it in the file until its space is used
 * again. Returns a function that ends it.
 */
export function scheduleForgetting({ url, now }: ForgettingOptions, onError: (error: unknown) => void): () => void {
  let forgotten: Forgotten = new Map()
  const run = async () => {
    if (hourInZurich(now()) !== NIGHT_HOUR) return
    const db = createDatabase({ url, statementMs: 0, maxConnections: 1 })
    try {
      forgotten = await forgetDeleted(db, forgotten, onError)
    } finally {
      await db.destroy()
    }
  }
  const timer = setInterval(() => void run().catch(onError), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Writes each table and its indexes anew without former rows, unless nothing changed since `forgotten`; returns what is forgotten now. Calls that need a
 * table wait meanwhile. Where an older transaction still sees former rows, or a table stays locked for two seconds (told to `onError`), the next night
 * does it.
 */
export async function forgetDeleted(db: Database, forgotten: Forgotten, onError: (error: unknown) => void): Promise<Forgotten> {
  const changes = await changesOfTables(db)
  const changed = TABLES.filter((table) => changes.get(table) !== forgotten.get(table))
  if (changed.length === 0 || !(await isInvisible(db, await currentTransaction(db)))) return forgotten
  const done = new Map(forgotten)
  await db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${LOCK_WAIT}, false)`.execute(connection)
    for (const table of changed) {
      try {
        await sql`vacuum (full) ${sql.table(table)}`.execute(connection)
        done.set(table, changes.get(table) ?? '')
      } catch (error) {
        onError(error)
      }
    }
  })
  return done
}

async function currentTransaction(db: Database): Promise<string> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::xid::text as xid`.execute(db)
  return rows[0]?.xid ?? ''
}

/** How often rows were replaced or removed, as the statistics of the database count it. */
async function changesOfTables(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; changes: string }>`
    select relname as name, (n_tup_upd + n_tup_del)::text as changes from pg_stat_user_tables
    where schemaname = current_schema() and relname = any(${TABLES}::text[])`.execute(db)
  return new Map(rows.map(({ name, changes }) => [name, changes]))
}

function hourInZurich(moment: Date): number {
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', hour: '2-digit', hourCycle: 'h23' }).format(moment))
}
