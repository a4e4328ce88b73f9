import type { QueryKey } from '@tanstack/react-query'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DATABASES } from '../../platform/device-storage.ts'
import { afterClosed } from '../loss/signed-in-loss.ts'
import { currentSession, isLoggedIn } from '../session/session-store.ts'

const MAX_AGE_MS = 30 * 86_400_000

export interface OfflineCopy {
  readonly userId: number
  /** When the server said it, or the voter changed it here, in milliseconds since 1970. */
  readonly at: number
  readonly value: unknown
}

interface Schema extends DBSchema {
  answers: { key: string; value: OfflineCopy }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined
let copyAnew = () => {}

/** Hears that all copies were taken away while their voter is signed in. */
export function onCopiesLost(listener: () => void): void {
  copyAnew = listener
}

/** The database; it gives way at once where logging off removes it. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DATABASES.offlineCopies, 1, {
    upgrade: (db) => void db.createObjectStore('answers'),
    blocking: (_current, newVersion, event) => {
      opened = undefined
      ;(event.target as IDBDatabase).close()
      if (newVersion === null) afterClosed(copyAnew)
    },
    terminated: () => {
      opened = undefined
      afterClosed(copyAnew)
    },
  })
  return opened
}

/** What the voter's own call answered last, if it is known on this device and not older than 30 days. */
export async function readOfflineCopy(key: QueryKey): Promise<OfflineCopy | undefined> {
  // Reading would make the database anew that logging off has just removed.
  if (!isLoggedIn(currentSession())) return undefined
  const copy = await (await database()).get('answers', JSON.stringify(key))
  const isUsable = copy && copy.userId === currentSession().userId && Date.now() - copy.at < MAX_AGE_MS
  return isUsable ? copy : undefined
}

/** Keeps an answer of the voter who is signed in; of nobody else. */
export async function putOfflineCopy(key: QueryKey, answer: OfflineCopy): Promise<void> {
  const db = await database()
  // Logged off meanwhile: nothing may stay.
  if (currentSession().userId === answer.userId) await db.put('answers', answer, JSON.stringify(key))
}
