import type { QueryKey } from '@tanstack/react-query'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { currentSession, isLoggedIn } from './session-store.ts'

/** With the prefix of what logging off wipes (device-storage.ts). */
const DATABASE = 'plenara.kept'
const MAX_AGE_MS = 30 * 86_400_000

export interface KeptAnswer {
  readonly userId: number
  /** When the server said it, or the voter changed it here, in milliseconds since 1970. */
  readonly at: number
  readonly value: unknown
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** The database; it gives way at once where logging off removes it. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore('answers'),
    blocking: (_current, _blocked, event) => {
      opened = undefined
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      opened = undefined
    },
  })
  return opened
}

/** What the voter's own call answered last, if it is known on this device and not older than 30 days. */
export async function readKept(key: QueryKey): Promise<KeptAnswer | undefined> {
  // Reading would make the database anew that logging off has just removed.
  if (!isLoggedIn(currentSession())) return undefined
  const kept = await (await database()).get('answers', JSON.stringify(key))
  const isUsable = kept && kept.userId === currentSession().userId && Date.now() - kept.at < MAX_AGE_MS
  return isUsable ? kept : undefined
}

/** Keeps an answer of the voter who is signed in; of nobody else. */
export async function putKept(key: QueryKey, answer: KeptAnswer): Promise<void> {
  const db = await database()
  // Logged off meanwhile: nothing may stay.
  if (currentSession().userId === answer.userId) await db.put('answers', answer, JSON.stringify(key))
}
