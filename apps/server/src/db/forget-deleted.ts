import { sql } from 'kysely'
import { createDatabase, type Database } from './database.ts'
import { type Lease, withLease } from './job-lease.ts'
import { isInvisible } from './snapshots.ts'

const HOUR_MS = 60 * 60_000
/** At this hour in Zürich few wait for the moment in which a table is locked. */
const NIGHT_HOUR = 3
/** So long after it was done no server does it again: until the night is over. */
const REST_MS = 12 * HOUR_MS
const LOCK_WAIT = '2s'
/** One writes the tables anew, one renews the lease. */
const CONNECTIONS = 2
/** What stands in them names a person or opens what one thought. */
const TABLES = [
  ...(['user_key', 'app_user', 'email', 'credential', 'passkey', 'session', 'secret', 'outbox', 'known_origin'] as const),
  ...([
    'push_device',
    'push_message',
    'actor',
    'actor_email',
    'actor_password',
    'actor_session',
    'actor_reset',
    'actor_passkey',
    'address_change',
    'address_code',
    'candidacy',
    'invitation',
    'statement',
    'statement_revision',
    'published_statement',
    'correction',
    'letter_code',
    'letter_key',
    'preview_token',
  ] as const),
  ...(['delivery', 'not_me_code', 'reminder_code', 'wave_member', 'statement_portrait'] as const),
  ...(['moderation_decision', 'appeal'] as const),
  ...(['secretariat_member', 'preparation_grant', 'address_proposal'] as const),
]

/** How often rows of each table had been replaced or removed when it was written anew. */
type Forgotten = ReadonlyMap<string, string>

interface ForgettingSchedule {
  readonly url: string
  readonly now: () => Date
}

/**
 * Rewrites the tables about accounts in the night after a row was replaced or removed, on one server for all of a database: a vacuum alone leaves it in the
 * file until its space is used again. Returns a function that ends it after the present table.
 */
export function scheduleForgetting({ url, now }: ForgettingSchedule, onError: (error: unknown) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let forgotten: Forgotten = new Map()
  const run = async () => {
    if (hourInZurich(now()) !== NIGHT_HOUR) return
    const db = createDatabase({ url, statementMs: 0, maxConnections: CONNECTIONS })
    try {
      forgotten = await forgetDeleted(db, { forgotten, onError, signal, restMs: REST_MS })
    } finally {
      await db.destroy()
    }
  }
  const timer = setInterval(() => void run().catch(onError), HOUR_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    controller.abort()
  }
}

export interface ForgettingOptions {
  readonly forgotten: Forgotten
  readonly onError: (error: unknown) => void
  readonly signal?: AbortSignal
  readonly restMs?: number
}

/**
 * Writes each table and its indexes anew without former rows, unless nothing changed since `forgotten` or another process does it; returns what is forgotten
 * now. Calls that need a table wait meanwhile. Where an older transaction still sees former rows, or a table stays locked for two seconds (told to
 * `onError`), the next night does it.
 */
export async function forgetDeleted(db: Database, { forgotten, onError, ...options }: ForgettingOptions): Promise<Forgotten> {
  const done = await withLease({ ...options, db, job: 'forgetting' }, (lease) => writeAnew(db, lease, { forgotten, onError }))
  return done ?? forgotten
}

async function writeAnew(db: Database, lease: Lease, { forgotten, onError }: ForgettingOptions): Promise<Forgotten> {
  const changes = await changesOfTables(db)
  const changed = TABLES.filter((table) => changes.get(table) !== forgotten.get(table))
  if (changed.length === 0 || !(await isInvisible(db, await currentTransaction(db)))) return forgotten
  const done = new Map(forgotten)
  await db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${LOCK_WAIT}, false)`.execute(connection)
    for (const table of changed) {
      if (lease.signal.aborted) return
      // A vacuum is no part of a transaction; two of them at once would do no harm.
      await lease.check(connection)
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
