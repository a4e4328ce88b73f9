import { DomainError } from '@plenara/domain/domain-error'
import type { IDBPTransaction } from 'idb'
import {
  type Connection,
  createLocalDatabase,
  type LocalDatabase,
  type LocalSchema,
  MIGRATIONS,
  type OpenedDatabase,
  whole,
} from './local-database.ts'
import { createMemoryCopy, type MemoryCopy, type Written } from './memory-copy.ts'
import { createRecordKey, isSealedRecord, openRecord, RECORD_FORMAT, sealRecord } from './record-cipher.ts'
import { checkHealth, type Health, nameOf, placeOf, RECORD_KEY } from './record-health.ts'
import { createTabKey, IN_TABS, type KeyHolder, recordKeyOf, releaseTabKey } from './record-key.ts'
import type { OpenRecord, RecordPlace } from './record-kinds.ts'
import { writeAgain } from './write-again.ts'

/** The lock of all writes, over all tabs. */
const LOCK = 'plenara-local'

/** The database with what a look at all its records found. */
export interface Checked extends OpenedDatabase {
  readonly health: Health
  readonly copy: MemoryCopy
}

/** What came out of a change, and what it saves. */
export interface Change<T> {
  readonly answer: T
  readonly records: readonly OpenRecord[]
}

/** Which records of a user go. */
export type Removal = (place: RecordPlace) => boolean

export interface Records {
  /** Null where there is no such record. Throws `storage_unavailable` where it is of a newer format. */
  read<T>(place: RecordPlace): Promise<T | null>
  /** Everything of a user at one moment. */
  readAll(userId: number): Promise<readonly OpenRecord[]>
  /** Reads records at one moment, null where there is none, and saves what `work` makes of them in one transaction. Only within `alone`. */
  change<T>(places: readonly RecordPlace[], work: (values: readonly unknown[]) => Change<T>): Promise<T>
  /** Takes away what `remove` names of a user and saves these records, in one transaction. Only within `alone`. */
  replace(userId: number, records: readonly OpenRecord[], remove: Removal): Promise<void>
  /** Seals everything of a user with a new key, which the tabs alone hold, or which lies in the database. Only within `alone`. */
  changeKey(userId: number, holder: KeyHolder): Promise<void>
  /** Runs work while nothing else of this device writes, in no tab. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Runs work on the database after it was checked; `inMemory` answers where it was read once and does not open any more. */
  use<T>(work: (checked: Checked) => Promise<T>, inMemory?: () => T): Promise<T>
  close(): Promise<void>
}

export interface RecordsOptions {
  readonly database?: LocalDatabase
  readonly now?: () => Date
  /** Whether the account of the records is still one of this device: the app itself deletes databases too. */
  readonly isKept?: () => Promise<boolean>
  /** Hears that records were written again which the browser had taken away, or that they are in the memory of this tab alone. */
  readonly onLoss?: (became: 'written-again' | 'in-memory') => void
}

/** The sealed records of the device. Whatever is damaged was put aside before the first of them is read. */
export function createRecords(options: RecordsOptions = {}): Records {
  const { now = () => new Date(), isKept = async () => false, onLoss = () => undefined } = options
  const copy = createMemoryCopy()
  // At once, and not with the next call: nobody may be asked for what this tab still knows.
  const recover = async () => {
    if (copy.isEmpty()) return
    if (await isKept())
      await use(
        async () => undefined,
        () => undefined,
      )
    else copy.clear()
  }
  const database = options.database ?? createLocalDatabase(MIGRATIONS, () => void recover().catch(() => undefined))
  const checks = new WeakMap<Connection, Promise<Health>>()
  const check = (opened: OpenedDatabase): Promise<Health> => {
    const known = checks.get(opened.connection)
    if (known) return known
    const health = navigator.locks.request(`${LOCK}-check`, async () => {
      if (await writeAgain(opened.connection, copy, isKept)) onLoss('written-again')
      const found = await checkHealth(opened, now)
      copy.fill(found.sound)
      return found
    })
    checks.set(opened.connection, health)
    health.catch(() => checks.delete(opened.connection))
    return health
  }
  const use: Records['use'] = async (work, inMemory) => {
    let isReached = false
    try {
      return await database.use(async (opened) => {
        const checked = { ...opened, copy, health: await check(opened) }
        isReached = true
        return work(checked).catch((error: unknown) => {
          isReached = !(error instanceof DOMException)
          throw error
        })
      })
    } catch (error) {
      const isAway = error instanceof DomainError && error.code === 'storage_unavailable'
      if (!isAway || isReached || !inMemory || copy.isEmpty()) throw error
      onLoss('in-memory')
      return inMemory()
    }
  }
  return {
    read: <T>(place: RecordPlace) =>
      use(
        (checked) => readRecord<T>(checked, place),
        () => copy.get(place) as T | null,
      ),
    readAll: (userId) =>
      use(
        (checked) => readAll(checked, userId),
        () => copy.all().filter(({ place }) => place.userId === userId),
      ),
    change: (places, work) =>
      use(
        (checked) => changeAll(checked, places, work),
        () => changeInMemory(copy, places, work),
      ),
    // What is taken away has to be gone from the device, and not from this tab alone.
    replace: (userId, records, remove) => use((checked) => replaceAll(checked, { userId, records, remove })),
    changeKey: (userId, holder) => use((checked) => changeKey(checked, userId, holder)),
    alone: (work) => navigator.locks.request(LOCK, work),
    use,
    close: async () => {
      copy.clear()
      await database.close()
    },
  }
}

function changeInMemory<T>(copy: MemoryCopy, places: readonly RecordPlace[], work: (values: readonly unknown[]) => Change<T>): T {
  const { answer, records } = work(places.map(copy.get))
  copy.hold(records)
  return answer
}

function removedFrom(copy: MemoryCopy, userId: number, remove: Removal): Written[] {
  const isRemoved = ({ place }: OpenRecord) => place.userId === userId && remove(place)
  return copy
    .all()
    .filter(isRemoved)
    .map(({ place }) => ({ place, value: null }))
}

async function readRecord<T>(checked: Checked, place: RecordPlace): Promise<T | null> {
  const { values } = await readTogether(checked, [place])
  return values[0] as T | null
}

interface Together {
  readonly key: CryptoKey | null
  readonly values: readonly unknown[]
}

/** The key and the records in one transaction: each costs a way to the process of the browser that keeps them. */
async function readTogether(checked: Checked, places: readonly RecordPlace[]): Promise<Together> {
  const transaction = checked.connection.transaction(['keys', 'records'])
  const [stored, ...rows] = await Promise.all([
    transaction.objectStore('keys').get(RECORD_KEY),
    ...places.map((place) => transaction.objectStore('records').get(nameOf(place))),
  ])
  const key = await recordKeyOf(stored)
  const open = async (place: RecordPlace, index: number) =>
    (await opened(checked, { key, place, row: rows[index] })) ??
    (place.kind === 'user' ? (checked.health.rescued.get(place.userId) ?? null) : null)
  const values = await Promise.all(places.map(open))
  checked.copy.keyHolder = stored === IN_TABS ? 'tabs' : 'database'
  for (const [index, place] of places.entries()) checked.copy.note({ place, value: values[index] })
  return { key, values }
}

async function readAll(checked: Checked, userId: number): Promise<readonly OpenRecord[]> {
  const transaction = checked.connection.transaction(['keys', 'records'])
  const records = transaction.objectStore('records')
  const [stored, names, rows] = await Promise.all([
    transaction.objectStore('keys').get(RECORD_KEY),
    records.getAllKeys(rangeOf(userId)),
    records.getAll(rangeOf(userId)),
  ])
  const key = await recordKeyOf(stored)
  const found = await Promise.all(
    names.map(async (name, index) => {
      const place = placeOf(name)
      return { place, value: place && (await opened(checked, { key, place, row: rows[index] })) }
    }),
  )
  return found.flatMap(({ place, value }) => (place && value !== null ? [{ place, value }] : []))
}

interface Stored {
  readonly key: CryptoKey | null
  readonly place: RecordPlace
  readonly row: unknown
}

/** Null where there is nothing that could be opened. */
async function opened({ isNewer }: Checked, { key, place, row }: Stored): Promise<unknown> {
  if (!isSealedRecord(row) || key === null) return null
  if (row.format > RECORD_FORMAT && isNewer) throw new DomainError('storage_unavailable')
  if (row.format !== RECORD_FORMAT) return null
  // Damaged since the check, or still there because nothing could be written then: the next check puts it aside.
  return openRecord(key, place, row).catch(() => null)
}

async function changeAll<T>(checked: Checked, places: readonly RecordPlace[], work: (values: readonly unknown[]) => Change<T>): Promise<T> {
  const { connection } = checked
  const { key, values } = await readTogether(checked, places)
  const { answer, records } = work(values)
  if (records.length === 0) return answer
  const rows = await sealAll(key ?? (await keepNewKey(connection)), records)
  await whole(connection.transaction('records', 'readwrite'), async ({ store }) => {
    for (const { name, row } of rows) await store.put(row, name)
  })
  checked.copy.wrote(records)
  return answer
}

interface Replacing {
  readonly userId: number
  readonly records: readonly OpenRecord[]
  readonly remove: Removal
}

async function replaceAll({ connection, health, copy }: Checked, { userId, records, remove }: Replacing): Promise<void> {
  const rows = records.length > 0 ? await sealAll(await obtainKey(connection), records) : []
  await whole(connection.transaction(['keys', 'records', 'quarantine'], 'readwrite'), async (transaction) => {
    const store = transaction.objectStore('records')
    await removeAll(transaction, userId, remove)
    for (const { name, row } of rows) await store.put(row, name)
    // A key that opens nothing any more goes with the last record.
    if ((await store.count()) === 0) await transaction.objectStore('keys').clear()
  })
  copy.wrote([...removedFrom(copy, userId, remove), ...records])
  if (remove({ userId, kind: 'user', scope: 0 })) health.rescued.delete(userId)
}

function sealAll(key: CryptoKey, records: readonly OpenRecord[]) {
  return Promise.all(records.map(async ({ place, value }) => ({ name: nameOf(place), row: await sealRecord(key, place, value) })))
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
  return (await recordKeyOf(stored)) ?? keepNewKey(connection)
}

async function keepNewKey(connection: Connection): Promise<CryptoKey> {
  const key = await createRecordKey()
  await connection.put('keys', key, RECORD_KEY)
  return key
}

/** Every key of a user: a string and an array come after all numbers. */
function rangeOf(userId: number): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []])
}

async function changeKey(checked: Checked, userId: number, holder: KeyHolder): Promise<void> {
  const records = await readAll(checked, userId)
  const key = holder === 'tabs' ? await createTabKey() : await createRecordKey()
  try {
    const rows = await sealAll(key, records)
    await whole(checked.connection.transaction(['keys', 'records'], 'readwrite'), async (transaction) => {
      for (const { name, row } of rows) await transaction.objectStore('records').put(row, name)
      await transaction.objectStore('keys').put(holder === 'tabs' ? IN_TABS : key, RECORD_KEY)
    })
  } catch (error) {
    if (holder === 'tabs') releaseTabKey()
    throw error
  }
  if (holder === 'database') releaseTabKey()
}
