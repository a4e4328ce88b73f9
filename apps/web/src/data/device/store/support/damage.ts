import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { LOCAL_DATABASE } from '../local-database.ts'
import type { SealedRecord } from '../record-cipher.ts'
import { type Pick, partName } from './filled-store.ts'

/** What a damage leaves to expect. */
export interface Damage {
  readonly name: string
  /** Records that cannot be read any more. */
  readonly lost: readonly string[]
  readonly reason: 'damaged' | 'key-lost' | 'newer' | 'store-missing'
}

type Database = IDBPDatabase<unknown>
type Row = { readonly key: unknown[]; readonly row: SealedRecord }

const everyRow = async (db: Database): Promise<Row[]> => {
  const keys = (await db.getAllKeys('records')) as unknown as unknown[][]
  return Promise.all(keys.map(async (key) => ({ key, row: await db.get('records', key as IDBValidKey) })))
}
const nameOf = ({ key }: Row) => partName({ kind: key[1] as never, electionId: Number(key[2]) || null })

function oneOf<Value>(values: readonly Value[], pick: Pick): Value {
  return values[pick(values.length)] as Value
}

function takeOne<Value>(values: Value[], pick: Pick): Value {
  return values.splice(pick(values.length), 1)[0] as Value
}

/** Damages up to three records, each in its own way. */
async function damageRecords(db: Database, pick: Pick): Promise<Damage> {
  const rows = await everyRow(db)
  const hit = Array.from({ length: 1 + pick(3) }, () => takeOne(rows, pick))
  for (const one of hit) await db.put('records', damaged(one.row, pick), one.key as IDBValidKey)
  return { name: 'records', lost: hit.map(nameOf), reason: 'damaged' }
}

function damaged(row: SealedRecord, pick: Pick): unknown {
  const bytes = new Uint8Array(row.sealed.slice(0))
  const flipped = (array: Uint8Array) => array.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte))
  const [at, bit] = [pick(bytes.length), pick(8)]
  const ways: readonly (() => unknown)[] = [
    () => ({ ...row, sealed: flipped(bytes).buffer }),
    () => ({ ...row, iv: row.iv.map((byte, index) => (index === at % row.iv.length ? byte ^ (1 << bit) : byte)) }),
    () => ({ ...row, sealed: bytes.slice(0, at).buffer }),
    () => ({ ...row, iv: new Uint8Array(pick(3)) }),
    () => ({ ...row, format: [0, 2, 77, 1.5, '1', null][pick(6)] }),
    () => ({ format: 1 }),
    () => ['garbage', 42, null, [], new ArrayBuffer(pick(20)), { sealed: 'x' }][pick(6)],
  ]
  return oneOf(ways, pick)()
}

/** Puts the bytes of one record in the place of another, as a mixed-up disk would. */
async function swapRecords(db: Database, pick: Pick): Promise<Damage> {
  const rows = await everyRow(db)
  const [one, other] = [takeOne(rows, pick), takeOne(rows, pick)]
  await db.put('records', one.row, other.key as IDBValidKey)
  await db.put('records', other.row, one.key as IDBValidKey)
  return { name: 'swapped', lost: [one, other].map(nameOf), reason: 'damaged' }
}

/** Adds rows that this program never writes; they take nothing away. */
async function strangeKeys(db: Database, pick: Pick): Promise<Damage> {
  const [sample] = await everyRow(db)
  const keys = ['x', 5, [7], [7, 'opinions'], [7, 'unheard', 0], [7, 'lists', 0.5], ['7', 'lists', 0]]
  const key = oneOf(keys, pick)
  await db.put('records', [sample?.row, 'junk', null][pick(3)], key)
  return { name: 'strange keys', lost: ['null/0'], reason: 'damaged' }
}

async function loseKey(db: Database, pick: Pick): Promise<Damage> {
  const lost = (await everyRow(db)).map(nameOf)
  const other = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const way = pick(4)
  if (way === 0) await db.delete('keys', 'records')
  else await db.put('keys', [other, 'garbage', new Uint8Array(32)][way - 1], 'records')
  return { name: 'key', lost, reason: way === 1 ? 'damaged' : 'key-lost' }
}

/** Builds the database anew without one of its stores. */
async function loseStore(db: Database, pick: Pick): Promise<Damage> {
  const names = ['keys', 'records', 'quarantine'] as const
  const missing = oneOf(names, pick)
  const rows = await everyRow(db)
  const key = await db.get('keys', 'records')
  const { version } = db
  db.close()
  await deleteDB(LOCAL_DATABASE)
  const copy = await openDB(LOCAL_DATABASE, version, {
    upgrade: (made) => {
      for (const name of names) if (name !== missing) made.createObjectStore(name, { autoIncrement: name === 'quarantine' })
    },
  })
  if (missing !== 'keys') await copy.put('keys', key, 'records')
  if (missing !== 'records') for (const { key: at, row } of rows) await copy.put('records', row, at as IDBValidKey)
  copy.close()
  const lost = missing === 'quarantine' ? [] : rows.map(nameOf)
  return { name: `store ${missing}`, lost, reason: missing === 'keys' ? 'key-lost' : 'store-missing' }
}

/** A newer program has been here: a higher version, a store and a kind of record more, one record in its own format. */
async function newerProgram(db: Database, pick: Pick): Promise<Damage> {
  const rows = await everyRow(db)
  const hit = oneOf(rows, pick)
  const version = db.version + 1_000 * (1 + pick(3))
  db.close()
  const newer = await openDB(LOCAL_DATABASE, version, { upgrade: (made) => void made.createObjectStore('more') })
  await newer.put('records', { ...hit.row, format: 2 }, hit.key as IDBValidKey)
  await newer.put('records', hit.row, [7, 'surveys', 0])
  newer.close()
  return { name: 'newer', lost: [nameOf(hit)], reason: 'newer' }
}

const DAMAGES = [damageRecords, damageRecords, damageRecords, swapRecords, strangeKeys, loseKey, loseStore, newerProgram]

/** Damages the database of a filled store in one way, the same for the same seed. */
export async function damageDatabase(pick: Pick): Promise<Damage> {
  const db = await openDB(LOCAL_DATABASE)
  try {
    return await oneOf(DAMAGES, pick)(db, pick)
  } finally {
    db.close()
  }
}
