import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { FieldStore, StoredField } from './stored-field.ts'

/** A stored field with its account, its candidacy, and the window that sends it (`owner`). */
interface Row extends StoredField {
  readonly actorId: number
  readonly candidacyId: number
  readonly owner: string
}

interface UnsavedDatabase extends DBSchema {
  readonly fields: { readonly key: string; readonly value: Row; readonly indexes: { readonly actorId: number } }
}

const NAME = 'plenara-desk'
/** Fields are removed after this time, because nobody has returned to send them. */
const RETENTION_MS = 30 * 86_400_000

let database: Promise<IDBPDatabase<UnsavedDatabase>> | undefined

function connect(): Promise<IDBPDatabase<UnsavedDatabase>> {
  database ??= openDB<UnsavedDatabase>(NAME, 1, {
    upgrade: (created) => void created.createObjectStore('fields', { keyPath: 'key' }).createIndex('actorId', 'actorId'),
    blocking: (_current, _next, event) => {
      database = undefined
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      database = undefined
    },
  }).catch((error: unknown) => {
    database = undefined
    throw error
  })
  return database
}

/** The store of this window for one statement. The window holds a lock while it lives, so that others see whether it still sends. */
export function openFieldStore(actorId: number, candidacyId: number): FieldStore {
  const owner = crypto.randomUUID()
  const watched = new Set<string>([owner])
  const closing = new AbortController()
  const { signal } = closing
  const alive = holdLock(owner, signal)
  // In a browser without locks each call fails and nothing is stored: two windows would send a row without its lock.
  alive.catch(() => undefined)
  /** Transfers the remaining rows of another window to this one. */
  const takeFrom = async (other: string): Promise<StoredField[]> => {
    const tx = (await connect()).transaction('fields', 'readwrite')
    const rows = (await tx.store.getAll()).filter((row) => row.owner === other)
    for (const row of rows) await tx.store.put({ ...row, owner })
    await tx.done
    return rows
  }
  const adopt: FieldStore['adopt'] = async (take) => {
    await alive
    const rows = await (await connect()).getAllFromIndex('fields', 'actorId', actorId)
    const others = new Set(rows.filter((row) => row.candidacyId === candidacyId).map((row) => row.owner))
    for (const other of others) {
      if (signal.aborted || watched.has(other)) continue
      const isGone = await navigator.locks.request(lockOf(other), { ifAvailable: true }, async (lock) => {
        if (lock) take(await takeFrom(other))
        return lock !== null
      })
      if (isGone) continue
      watched.add(other)
      // The lock is granted once the other window has closed.
      void navigator.locks
        .request(lockOf(other), { signal }, async () => take(await takeFrom(other)))
        .catch(() => undefined)
        .finally(() => watched.delete(other))
    }
  }
  const write: FieldStore['write'] = async (put, remove) => {
    await alive
    const fields = await connect()
    // After `close` nothing is written any more, so that removed fields stay removed.
    if (signal.aborted) return
    const tx = fields.transaction('fields', 'readwrite')
    await Promise.all([
      ...put.map((field) => tx.store.put({ ...field, actorId, candidacyId, owner })),
      ...remove.map((key) => tx.store.delete(key)),
      tx.done,
    ])
  }
  return { adopt, write, close: () => closing.abort() }
}

const lockOf = (owner: string) => `plenara.desk.window.${owner}`

/** Resolves once the lock is held; it is released when `signal` aborts, or the window closes. */
function holdLock(owner: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const untilClosed = () => {
      resolve()
      return new Promise<void>((release) =>
        signal.aborted ? release() : signal.addEventListener('abort', () => release(), { once: true }),
      )
    }
    navigator.locks.request(lockOf(owner), untilClosed).catch(reject)
  })
}

/** Counts the stored fields of a person. */
export async function countStored(actorId: number): Promise<number> {
  return (await connect()).countFromIndex('fields', 'actorId', actorId)
}

/** Removes the stored fields of a person, of one candidacy or of all. */
export async function removeStored(actorId: number, candidacyId: number | null): Promise<void> {
  await removeWhere((row) => row.actorId === actorId && (candidacyId === null || row.candidacyId === candidacyId))
}

/** Removes stored fields of all accounts after their retention time. */
export async function removeForgotten(now: number): Promise<void> {
  await removeWhere((row) => row.at < now - RETENTION_MS)
}

/** Removes the stored fields of all accounts. */
export async function removeAllStored(): Promise<void> {
  await removeWhere(() => true)
}

async function removeWhere(isRemoved: (row: Row) => boolean): Promise<void> {
  const tx = (await connect()).transaction('fields', 'readwrite')
  for (const row of await tx.store.getAll()) if (isRemoved(row)) await tx.store.delete(row.key)
  await tx.done
}
