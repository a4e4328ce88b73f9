import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { FieldStore, KeptField } from './kept-field.ts'

/** Of whom and of which candidacy it is, and which window sends it. */
interface Row extends KeptField {
  readonly actorId: number
  readonly candidacyId: number
  readonly owner: string
}

interface UnsavedDatabase extends DBSchema {
  readonly fields: { readonly key: string; readonly value: Row; readonly indexes: { readonly actorId: number } }
}

const NAME = 'plenara-desk'
/** What nobody came back for is removed after so long. */
const KEPT_MS = 30 * 86_400_000

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

/** What this window keeps of one statement. It holds a lock while it lives, by which others see whether it still sends. */
export function openFieldStore(actorId: number, candidacyId: number): FieldStore {
  const owner = crypto.randomUUID()
  const watched = new Set<string>([owner])
  const closing = new AbortController()
  const { signal } = closing
  const alive = holdLock(owner, signal)
  // A browser without locks keeps nothing, which each call says: a row without its lock would be sent by two windows.
  alive.catch(() => undefined)
  /** Makes another window's rows this one's, if they are still there. */
  const takeFrom = async (other: string): Promise<KeptField[]> => {
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
      // Granted once the other window is gone.
      void navigator.locks
        .request(lockOf(other), { signal }, async () => take(await takeFrom(other)))
        .catch(() => undefined)
        .finally(() => watched.delete(other))
    }
  }
  const write: FieldStore['write'] = async (put, remove) => {
    await alive
    const fields = await connect()
    // After its end nothing is written any more: what was removed stays removed.
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

/** Resolves once the lock is held; it is until `signal` aborts, or the window is gone. */
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

/** How many fields of a person lie here that the server does not have. */
export async function countKept(actorId: number): Promise<number> {
  return (await connect()).countFromIndex('fields', 'actorId', actorId)
}

/** Removes what lies here of a person, of one candidacy or of all. */
export async function removeKept(actorId: number, candidacyId: number | null): Promise<void> {
  await removeWhere((row) => row.actorId === actorId && (candidacyId === null || row.candidacyId === candidacyId))
}

/** Removes what nobody came back for, whosever it is. */
export async function removeForgotten(now: number): Promise<void> {
  await removeWhere((row) => row.at < now - KEPT_MS)
}

/** Removes everything, whosever it is. */
export async function removeAllKept(): Promise<void> {
  await removeWhere(() => true)
}

async function removeWhere(isRemoved: (row: Row) => boolean): Promise<void> {
  const tx = (await connect()).transaction('fields', 'readwrite')
  for (const row of await tx.store.getAll()) if (isRemoved(row)) await tx.store.delete(row.key)
  await tx.done
}
