import { sql } from 'kysely'
import type { BackupManifest } from './backup/backup-manifest.ts'
import { readRestoredMark, readRestoredMarkIn } from './backup/restored-mark.ts'
import { messageOf, StartError } from '../platform/start-error.ts'
import { createDatabase, type Database, type DatabaseOptions } from './database.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate, readLaterMigrations } from './migrate.ts'
import { refuseMoved, refuseUnfinishedMove } from './move/move-marks.ts'

export interface OpenOptions extends Omit<DatabaseOptions, 'url'> {
  readonly dataDir: string
  /** Null: the embedded database. */
  readonly databaseUrl: string | null
  readonly onStep?: (line: string) => void
  /** Opens a restored database before the restore is finished. */
  readonly isRestoring?: boolean
  /** Runs on the current schema before the database is used, without a time limit. */
  readonly prepare?: (db: Database) => Promise<void>
}

export interface OpenDatabase {
  readonly db: Database
  readonly url: string
  /** Closes the connections, and the embedded server if nobody else uses it. */
  close(): Promise<void>
  /** Ends the embedded server at once if nobody else uses it; what was committed is recovered at the next start. */
  kill(): void
}

/** Opens the configured database and migrates it to the current schema. Throws `StartError`. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  if (options.databaseUrl === null) await refuseMoved(options.dataDir)
  if (options.databaseUrl === null && options.isRestoring !== true) refuseRestored(await readRestoredMark(options.dataDir))
  const server = options.databaseUrl === null ? await openEmbeddedPostgres(options) : null
  const url = server?.url ?? options.databaseUrl ?? ''
  const db = createDatabase({ ...options, url })
  const close = async () => {
    await db.destroy()
    await server?.stop()
  }
  try {
    const { count, later } = await patiently(url, async (patient) => {
      if (options.databaseUrl !== null) await refuseUnfinished(patient, options)
      const done = { count: await migrate(patient), later: await readLaterMigrations(patient) }
      await options.prepare?.(patient)
      return done
    })
    if (count > 0) options.onStep?.(`Database brought up to date (${count} ${count === 1 ? 'migration' : 'migrations'})`)
    if (later.length > 0) options.onStep?.(`The database is that of a newer release (${later.join(', ')}), which this one goes on with`)
    return { db, url, close, kill: () => server?.kill() }
  } catch (cause) {
    await close().catch(() => undefined)
    throw cannotBeUsed(cause, options.databaseUrl)
  }
}

async function refuseUnfinished(db: Database, { isRestoring }: OpenOptions): Promise<void> {
  await refuseUnfinishedMove(db)
  if (!isRestoring) refuseRestored(await readRestoredMarkIn(db))
}

function refuseRestored(manifest: BackupManifest | null): void {
  if (manifest === null) return
  throw new StartError(
    `The database is a backup of ${manifest.begun} and may hold what was deleted since: first npm run admin -- backup finish --audit FOLDER`,
  )
}

/** So long a start waits for a database that is busy, in milliseconds. */
const START_PATIENCE_MS = 15_000

/**
 * Whether calls will reach the database: their connections carry time limits and are many, which a pooler or a limit may refuse. A call waits a second
 * for a connection, which says nothing at a start on a busy machine. Throws `StartError`.
 */
export async function checkConnections(databaseUrl: string | null, ...pools: readonly Database[]): Promise<void> {
  const end = performance.now() + START_PATIENCE_MS
  for (;;) {
    try {
      await Promise.all(pools.map((db) => sql`select`.execute(db)))
      return
    } catch (cause) {
      if (!isTimeout(cause) || performance.now() > end) throw cannotBeUsed(cause, databaseUrl)
    }
  }
}

/** Whether the driver gave up waiting for a connection, which it tells by its words alone. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/.test(messageOf(error.cause))
}

function cannotBeUsed(cause: unknown, databaseUrl: string | null): StartError {
  if (cause instanceof StartError) return cause
  const reason = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause
  const which = databaseUrl === null ? 'The database' : 'The database of DATABASE_URL'
  return new StartError(`${which} cannot be used: ${messageOf(reason)}`, { cause })
}

/** Does what belongs to a start, which may wait longer than a call: for a database that is starting up or busy, and for a long migration. */
export async function patiently<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase({ url, maxConnections: 1, statementMs: 0, connectMs: START_PATIENCE_MS })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
