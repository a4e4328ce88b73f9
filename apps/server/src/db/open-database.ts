import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, messageOf, StartError } from '../start-error.ts'
import { createDatabase, type Database, type DatabaseOptions } from './database.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

export interface OpenOptions extends Omit<DatabaseOptions, 'url'> {
  readonly dataDir: string
  /** Null: the embedded database. */
  readonly databaseUrl: string | null
  readonly onStep?: (line: string) => void
  /** What must be done with the present schema before the database is used, without a limit of time. */
  readonly prepare?: (db: Database) => Promise<void>
}

export interface OpenDatabase {
  readonly db: Database
  readonly url: string
  /** Ends the connections, and the embedded server where nobody else uses it. */
  close(): Promise<void>
}

/** Opens the database of the settings and brings it to the present schema. Throws `StartError`. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const server = options.databaseUrl === null ? await openEmbeddedPostgres(options) : null
  const url = server?.url ?? options.databaseUrl ?? ''
  const db = createDatabase({ ...options, url })
  const close = async () => {
    await db.destroy()
    await server?.stop()
  }
  try {
    const count = await migratePatiently(url, options.prepare)
    if (count > 0) options.onStep?.(`Database brought up to date (${count} ${count === 1 ? 'migration' : 'migrations'})`)
    return { db, url, close }
  } catch (cause) {
    await close().catch(() => undefined)
    if (cause instanceof StartError) throw cause
    const reason = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause
    throw new StartError(`The database cannot be used: ${messageOf(reason)}`, { cause })
  }
}

/** A start may wait longer than a call: for a database that is just coming up, and for a migration that takes its time. */
async function migratePatiently(url: string, prepare?: (db: Database) => Promise<void>): Promise<number> {
  const db = createDatabase({ url, maxConnections: 1, statementMs: 0, connectMs: 15_000 })
  try {
    const count = await migrate(db)
    await prepare?.(db)
    return count
  } finally {
    await db.destroy()
  }
}

/** Makes the folder of a setting where it is missing. Throws `StartError` where nothing can be written into it. */
export async function prepareDataDir(folder: string, setting = 'DATA_DIR'): Promise<void> {
  try {
    await makeFolder(folder)
    const probe = join(folder, `.probe-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    throw new StartError(`${setting} cannot be written: ${messageOf(cause)}`, { cause })
  }
}

/** Node's own recursive `mkdir` never comes back where the system says that the parent is missing though it is there (/proc). */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || folder === dirname(folder)) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder, { mode: 0o700 })
  }
}
