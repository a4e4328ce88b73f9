import type { User } from '@plenara/contract'
import { emptyUser } from './empty-user.ts'
import { type Connection, type OpenedDatabase, type QuarantinedRecord, whole } from './local-database.ts'
import { createRecordKey, isSealedRecord, openRecord, RECORD_FORMAT, sealRecord } from './record-cipher.ts'
import { recordKeyOf } from './record-key.ts'
import { isRecordKind, type OpenRecord, type RecordPlace } from './record-kinds.ts'

/** The name of the records' key in the store `keys`. */
export const RECORD_KEY = 'records'

/** What a look at every record found. */
export interface Health {
  /** What could be opened. */
  readonly sound: readonly OpenRecord[]
  /** Records of a newer format, left as they are. */
  readonly newer: readonly RecordPlace[]
  /** What could not be put aside because the device has no room; it still lies where it was. */
  readonly unsaved: readonly QuarantinedRecord[]
  /** Users whose own record is lost and could not be begun anew yet. */
  readonly rescued: Map<number, User>
}

/**
 * Looks at every record once after the database was opened: what cannot be opened goes to the quarantine with its bytes, a user whose own record is
 * lost gets a new one, so that the rest stays reachable. Call it under the lock of all writes.
 */
export async function checkHealth({ connection, repaired, isNewer }: OpenedDatabase, now: () => Date): Promise<Health> {
  const key = await readKey(connection)
  const found: Found[] = []
  for (const name of await connection.getAllKeys('records')) found.push(await inspect({ connection, key, isNewer }, name))
  const damaged = found.filter(({ state }) => state === 'damaged')
  const at = now().toISOString()
  const reason = key === null ? 'key-lost' : 'damaged'
  const entries = [
    ...repaired.map((name): QuarantinedRecord => ({ reason: 'store-missing', key: name, row: undefined, at, seen: false })),
    ...damaged.map(({ name, row }): QuarantinedRecord => ({ reason, key: name, row, at, seen: false })),
  ]
  const rescued = new Map(damaged.flatMap(({ place }) => (place?.kind === 'user' ? [[place.userId, emptyUser(place.userId)]] : [])))
  const isMended = await mend(connection, { key, entries, damaged, rescued })
  return {
    sound: found.flatMap(({ state, place, value }) => (state === 'sound' && place ? [{ place, value }] : [])),
    newer: found.flatMap(({ state, place }) => (state === 'newer' && place ? [place] : [])),
    unsaved: isMended ? [] : entries,
    rescued: isMended ? new Map() : rescued,
  }
}

interface Mending {
  readonly key: CryptoKey | null
  readonly entries: readonly QuarantinedRecord[]
  readonly damaged: readonly Found[]
  readonly rescued: Map<number, User>
}

/** All in one transaction; false where the device has no room for it. */
async function mend(connection: Connection, { key, entries, damaged, rescued }: Mending): Promise<boolean> {
  if (entries.length === 0) return true
  const sealWith = key ?? (await createRecordKey())
  const users = await Promise.all(
    [...rescued].map(async ([userId, user]) => {
      const place = { userId, kind: 'user', scope: 0 } as const
      return { name: nameOf(place), row: await sealRecord(sealWith, place, user) }
    }),
  )
  try {
    await whole(connection.transaction(['keys', 'records', 'quarantine'], 'readwrite'), async (transaction) => {
      const records = transaction.objectStore('records')
      if (key === null) await transaction.objectStore('keys').put(sealWith, RECORD_KEY)
      for (const entry of entries) await transaction.objectStore('quarantine').add(entry)
      for (const { name } of damaged) await records.delete(name)
      for (const { name, row } of users) await records.put(row, name)
    })
    return true
  } catch {
    // Reading works without room; the next start tries again.
    return false
  }
}

type RecordName = [number, string, number]

interface Found {
  readonly name: RecordName
  readonly place: RecordPlace | null
  readonly row: unknown
  readonly state: 'sound' | 'damaged' | 'newer' | 'unknown'
  /** Of what could be opened. */
  readonly value?: unknown
}

interface Inspection {
  readonly connection: Connection
  readonly key: CryptoKey | null
  readonly isNewer: boolean
}

async function readKey(connection: Connection): Promise<CryptoKey | null> {
  // A key that the browser cannot read any more is as good as none.
  const key = await patiently(() => connection.get('keys', RECORD_KEY)).catch(() => null)
  return recordKeyOf(key)
}

/** How long to wait before something is read again, in milliseconds. */
const PAUSES_MS = [20, 100]

/** A disk may refuse once what it gives out a moment later; only what it refuses three times is lost. */
async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await read()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return read()
}

async function inspect({ connection, key, isNewer }: Inspection, name: RecordName): Promise<Found> {
  const place = placeOf(name)
  let row: unknown
  try {
    row = await patiently(() => connection.get('records', name))
    if (!place) return { name, place, row, state: isNewer ? 'unknown' : 'damaged' }
    if (!isSealedRecord(row)) return { name, place, row, state: 'damaged' }
    if (row.format > RECORD_FORMAT && isNewer) return { name, place, row, state: 'newer' }
    if (row.format !== RECORD_FORMAT || key === null) return { name, place, row, state: 'damaged' }
    return { name, place, row, state: 'sound', value: await openRecord(key, place, row) }
  } catch {
    return { name, place, row, state: 'damaged' }
  }
}

/** Null for a key that this program does not write. */
export function placeOf(name: unknown): RecordPlace | null {
  if (!Array.isArray(name) || name.length !== 3) return null
  const [userId, kind, scope] = name as unknown[]
  if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(scope) || !isRecordKind(kind)) return null
  return { userId: Number(userId), kind, scope: Number(scope) }
}

/** The key of a record in the database. */
export function nameOf({ userId, kind, scope }: RecordPlace): RecordName {
  return [userId, kind, scope]
}
