import { DomainError } from '@plenara/domain/domain-error'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Not under the prefix of what logging off clears: the account outlives its session. */
export const LOCAL_DATABASE = 'plenara-local'

/** What could not be read, kept aside with its bytes as they were. */
export interface QuarantinedRecord {
  readonly reason: 'damaged' | 'key-lost' | 'store-missing'
  /** The key of the record, as it was; null where a whole store is missing. */
  readonly key: unknown
  /** Undefined where the browser could not even read the bytes. */
  readonly row: unknown
  /** When it was found, RFC 3339. */
  readonly at: string
  /** The user has been told and has closed the message. */
  readonly seen: boolean
}

export interface LocalSchema extends DBSchema {
  /** `records` → the key of all records, which cannot be taken out of the browser. */
  keys: { key: string; value: unknown }
  /** `[userId, kind, scope]` → the sealed record. */
  records: { key: [number, string, number]; value: unknown }
  quarantine: { key: number; value: QuarantinedRecord }
}

export type Connection = IDBPDatabase<LocalSchema>
type Upgrade = Parameters<NonNullable<NonNullable<Parameters<typeof openDB<LocalSchema>>[2]>['upgrade']>>[3]
/** One step of the schema, run in the transaction of the upgrade: it happens as a whole or not at all. */
export type Migration = (db: Connection, transaction: Upgrade) => void | Promise<void>

const STORES = ['keys', 'records', 'quarantine'] as const
/** Step n leads to schema n. A step that was released never changes. */
export const MIGRATIONS: readonly Migration[] = [createMissingStores]

/** The version of the database is the schema times this, plus the number of repairs: a missing store can be made by a new version only. */
const REPAIRS = 1_000

export interface OpenedDatabase {
  readonly connection: Connection
  /** The stores that were missing and were made anew, empty. */
  readonly repaired: readonly string[]
  /** Written by a newer program. */
  readonly isNewer: boolean
}

export interface LocalDatabase {
  /** Runs work on the open database; where the browser or another tab closed it, it is opened again and the work runs once more. */
  use<T>(work: (opened: OpenedDatabase) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * The database of the local account, opened when it is first used. Its failures are `storage_full` where the device has no room left and
 * `storage_unavailable` where the browser does not give it out; whatever stands in it, it opens.
 */
export function createLocalDatabase(migrations: readonly Migration[] = MIGRATIONS, onDeleted: () => void = () => undefined): LocalDatabase {
  let opening: Promise<OpenedDatabase> | undefined
  const forget = () => {
    opening = undefined
  }
  const close = (isDeleted: boolean) => {
    forget()
    if (isDeleted) onDeleted()
  }
  const open = () => {
    opening ??= openLocal(migrations, close).catch((error: unknown) => {
      forget()
      throw nameOf(error) === 'QuotaExceededError' || isClosed(error) ? error : new DomainError('storage_unavailable')
    })
    return opening
  }
  return {
    use: async (work) => {
      try {
        return await open().then(work)
      } catch (error) {
        if (!isClosed(error)) throw codeOf(error)
      }
      // It was closed between two calls, or under one: whatever was under way is taken back as a whole.
      forget()
      return open()
        .then(work)
        .catch((error: unknown) => Promise.reject(codeOf(error)))
    },
    close: async () => {
      const opened = await opening?.catch(() => undefined)
      opened?.connection.close()
      forget()
    },
  }
}

/** Told where a connection ended; `isDeleted` where the database may be gone. */
type OnClose = (isDeleted: boolean) => void

async function openLocal(migrations: readonly Migration[], onClose: OnClose): Promise<OpenedDatabase> {
  const connection = await openAtLeast(migrations, onClose)
  const isNewer = schemaOf(connection.version) > migrations.length
  const repaired = STORES.filter((name) => !connection.objectStoreNames.contains(name))
  if (repaired.length === 0) return { connection, repaired, isNewer }
  connection.close()
  return { connection: await connect(connection.version + 1, createMissingStores, onClose), repaired, isNewer }
}

/** Opened at the present schema, or at the one it has where that was repaired or is newer. */
async function openAtLeast(migrations: readonly Migration[], onClose: OnClose): Promise<Connection> {
  const migrate = async (db: Connection, transaction: Upgrade, before: number) => {
    for (const step of migrations.slice(schemaOf(before))) await step(db, transaction)
  }
  try {
    return await connect(migrations.length * REPAIRS, migrate, onClose)
  } catch (error) {
    if (nameOf(error) !== 'VersionError') throw error
    return connect(undefined, () => undefined, onClose)
  }
}

type Change = (db: Connection, transaction: Upgrade, before: number) => void | Promise<void>

function connect(version: number | undefined, change: Change, onClose: OnClose): Promise<Connection> {
  const opening = openDB<LocalSchema>(LOCAL_DATABASE, version, {
    upgrade: (db, before, _, transaction) => {
      // A step that fails takes the whole upgrade back; whoever opens hears of it.
      whole(transaction, async () => change(db, transaction, before)).catch(() => undefined)
    },
    // Another tab brings a newer schema or deletes the database: it must not wait for this one.
    blocking: (_current, newVersion) => {
      onClose(newVersion === null)
      void opening.then((db) => db.close())
    },
    terminated: () => onClose(true),
  })
  return opening
}

interface Abortable {
  readonly done: Promise<void>
  abort(): void
}

/** Runs work in a transaction that happens as a whole or, where the work fails, not at all. */
export async function whole<T extends Abortable>(transaction: T, work: (transaction: T) => Promise<void>): Promise<void> {
  const done = transaction.done.then(
    () => null,
    (error: unknown) => ({ error }),
  )
  try {
    await work(transaction)
  } catch (error) {
    abort(transaction)
    throw error
  }
  const failure = await done
  if (failure) throw failure.error
}

function abort(transaction: Abortable): void {
  try {
    transaction.abort()
  } catch {
    // The failure itself has ended it.
  }
}

function createMissingStores(db: Connection): void {
  for (const name of STORES) {
    if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { autoIncrement: name === 'quarantine' })
  }
}

function schemaOf(version: number): number {
  return Math.floor(version / REPAIRS)
}

/** What work meets where the connection was closed under it, by the browser too. */
const CLOSED = ['InvalidStateError', 'AbortError', 'NotFoundError', 'UnknownError']

function isClosed(error: unknown): boolean {
  return CLOSED.includes(nameOf(error))
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : ''
}

/** Failures of the browser's storage as codes; errors of our own pass. */
function codeOf(error: unknown): unknown {
  if (nameOf(error) === 'QuotaExceededError') return new DomainError('storage_full')
  return error instanceof DOMException ? new DomainError('storage_unavailable') : error
}
