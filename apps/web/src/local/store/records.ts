import { DomainError } from '@plenara/domain'
import type { IDBPTransaction } from 'idb'
import { type Connection, createLocalDatabase, type LocalDatabase, type LocalSchema, type OpenedDatabase, whole } from './local-database.ts'
import { createRecordKey, isRecordKey, isSealedRecord, openRecord, RECORD_FORMAT, sealRecord } from './record-cipher.ts'
import { checkHealth, type Health, nameOf, placeOf, RECORD_KEY } from './record-health.ts'
import type { RecordPlace, RecordType } from './record-kinds.ts'

/** The lock of all writes, over all tabs. */
const LOCK = 'plenara-local'

/** A record with its place, opened. */
export interface OpenRecord {
  readonly place: RecordPlace
  readonly value: unknown
}

/** The database with what a look at all its records found. */
export interface Checked extends OpenedDatabase {
  readonly health: Health
}

/** Which records of a user go. */
export type Removal = (place: RecordPlace) => boolean

export interface Records {
  /** Null where there is no such record. Throws `storage_unavailable` where it is of a newer format. */
  read<T>(type: RecordType<T>, place: RecordPlace): Promise<T | null>
  /** Everything of a user at one moment. */
  readAll(userId: number): Promise<readonly OpenRecord[]>
  /** Saves all of them in one transaction, after taking away what `remove` names of the user. Only within `alone`. */
  write(userId: number, records: readonly OpenRecord[], remove?: Removal): Promise<void>
  /** Runs work while nothing else of this device writes, in no tab. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Runs work on the database after it was checked. */
  use<T>(work: (checked: Checked) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface RecordsOptions {
  readonly database?: LocalDatabase
  readonly now?: () => Date
}

/** The sealed records of the device. Whatever is damaged was put aside before the first of them is read. */
export function createRecords({ database = createLocalDatabase(), now = () => new Date() }: RecordsOptions = {}): Records {
  const checks = new WeakMap<Connection, Promise<Health>>()
  const check = (opened: OpenedDatabase): Promise<Health> => {
    const known = checks.get(opened.connection)
    if (known) return known
    const health = navigator.locks.request(`${LOCK}-check`, () => checkHealth(opened, now))
    checks.set(opened.connection, health)
    health.catch(() => checks.delete(opened.connection))
    return health
  }
  const use: Records['use'] = (work) => database.use(async (opened) => work({ ...opened, health: await check(opened) }))
  return {
    read: (type, place) => use((checked) => readRecord(checked, type, place)),
    readAll: (userId) => use((checked) => readAll(checked, userId)),
    write: (userId, records, remove) => use((checked) => writeAll(checked, { userId, records, remove })),
    alone: (work) => navigator.locks.request(LOCK, work),
    use,
    close: database.close,
  }
}

async function readRecord<T>(checked: Checked, type: RecordType<T>, place: RecordPlace): Promise<T | null> {
  const transaction = checked.connection.transaction(['keys', 'records'])
  const [key, row] = await Promise.all([
    transaction.objectStore('keys').get(RECORD_KEY),
    transaction.objectStore('records').get(nameOf(place)),
  ])
  const value = await opened(checked, { key, place, row })
  if (value !== null) return value as T
  return type.kind === 'user' ? ((checked.health.rescued.get(place.userId) ?? null) as T | null) : null
}

async function readAll(checked: Checked, userId: number): Promise<readonly OpenRecord[]> {
  const transaction = checked.connection.transaction(['keys', 'records'])
  const records = transaction.objectStore('records')
  const [key, names, rows] = await Promise.all([
    transaction.objectStore('keys').get(RECORD_KEY),
    records.getAllKeys(rangeOf(userId)),
    records.getAll(rangeOf(userId)),
  ])
  const found = await Promise.all(
    names.map(async (name, index) => {
      const place = placeOf(name)
      return { place, value: place && (await opened(checked, { key, place, row: rows[index] })) }
    }),
  )
  return found.flatMap(({ place, value }) => (place && value !== null ? [{ place, value }] : []))
}

interface Stored {
  readonly key: unknown
  readonly place: RecordPlace
  readonly row: unknown
}

/** Null where there is nothing that could be opened. */
async function opened({ isNewer }: Checked, { key, place, row }: Stored): Promise<unknown> {
  if (!isSealedRecord(row) || !isRecordKey(key)) return null
  if (row.format > RECORD_FORMAT && isNewer) throw new DomainError('storage_unavailable')
  if (row.format !== RECORD_FORMAT) return null
  // Damaged since the check, or still there because nothing could be written then: the next check puts it aside.
  return openRecord(key, place, row).catch(() => null)
}

interface Writing {
  readonly userId: number
  readonly records: readonly OpenRecord[]
  readonly remove: Removal | undefined
}

async function writeAll({ connection, health }: Checked, { userId, records, remove }: Writing): Promise<void> {
  const key = records.length > 0 ? await obtainKey(connection) : null
  const rows = await Promise.all(
    records.map(async ({ place, value }) => ({ name: nameOf(place), row: key && (await sealRecord(key, place, value)) })),
  )
  await whole(connection.transaction(['keys', 'records', 'quarantine'], 'readwrite'), async (transaction) => {
    const store = transaction.objectStore('records')
    if (remove) await removeAll(transaction, userId, remove)
    for (const { name, row } of rows) await store.put(row, name)
    // A key that opens nothing any more goes with the last record.
    if (remove && (await store.count()) === 0) await transaction.objectStore('keys').clear()
  })
  if (remove?.({ userId, kind: 'user', scope: 0 })) health.rescued.delete(userId)
}

type WriteTransaction = IDBPTransaction<LocalSchema, ('keys' | 'records' | 'quarantine')[], 'readwrite'>

/** Of what was put aside, too. */
async function removeAll(transaction: WriteTransaction, userId: number, remove: Removal): Promise<void> {
  const isRemoved = (name: unknown) => {
    const place = placeOf(name)
    return place !== null && place.userId === userId && remove(place)
  }
  const store = transaction.objectStore('records')
  for (const name of await store.getAllKeys(rangeOf(userId))) if (isRemoved(name)) await store.delete(name)
  const quarantine = transaction.objectStore('quarantine')
  for (let entry = await quarantine.openCursor(); entry; entry = await entry.continue()) {
    if (isRemoved(entry.value.key)) await entry.delete()
  }
}

/** The key of all records, made where there is none. */
async function obtainKey(connection: Connection): Promise<CryptoKey> {
  const stored = await connection.get('keys', RECORD_KEY)
  if (isRecordKey(stored)) return stored
  const key = await createRecordKey()
  await connection.put('keys', key, RECORD_KEY)
  return key
}

/** Every key of a user: a string and an array come after all numbers. */
function rangeOf(userId: number): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []])
}
