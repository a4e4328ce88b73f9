import type { KeyObject } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { createDocumentRows, nameOf } from './document-rows.ts'
import { createRecent } from './recent.ts'
import { type RecordCipher, type RecordPlace, recordCipher } from './record-cipher.ts'
import type { UserKeys } from './user-keys.ts'

/** How many users are remembered; their records take a few hundred bytes each. */
const REMEMBERED = 20_000

/** A record as it stands in the database, opened. */
export interface OpenDocument {
  readonly version: number
  /** Encoded. */
  readonly plain: Buffer
}

export interface SealedDocuments {
  /** Null where there is no such record. Throws where it cannot be opened. */
  load(place: RecordPlace): Promise<OpenDocument | null>
  /** Seals and saves where the record still has the version (null: where there is none yet); false where it has not. Throws `unauthorized` without such a user. */
  save(place: RecordPlace, version: number | null, plain: Buffer): Promise<boolean>
  /** What this process wrote last, once; another process may have written since. */
  takeWritten(place: RecordPlace): OpenDocument | undefined
  /** Drops the key and the records of a user from memory. */
  forget(userId: number): void
}

interface Remembered {
  readonly key: KeyObject
  readonly written: Map<string, OpenDocument>
}

/** Seals what goes into the rows of `user_document` under the key of its user, and opens what comes out. Keys stay in memory, as long as there is room. */
export function createSealedDocuments(db: Database, keys: UserKeys, cipher: RecordCipher = recordCipher): SealedDocuments {
  const rows = createDocumentRows(db)
  const recent = createRecent<Remembered>(REMEMBERED)
  const remember = (userId: number, key: KeyObject): KeyObject => {
    if (!recent.get(userId)) recent.put(userId, { key, written: new Map() })
    return key
  }
  return {
    load: async (place) => {
      const { wrapped, row } = await rows.load(place)
      if (wrapped === null || row === null) return null
      const key = recent.get(place.userId)?.key ?? remember(place.userId, keys.unwrap(place.userId, wrapped))
      return { version: row.version, plain: cipher.open(key, place, row.content) }
    },
    save: async (place, version, plain) => {
      const key = recent.get(place.userId)?.key ?? remember(place.userId, await keys.obtain(db, place.userId))
      const saved = await rows.save(place, version, cipher.seal(key, place, plain))
      if (saved !== null) recent.get(place.userId)?.written.set(nameOf(place), { version: saved, plain })
      return saved !== null
    },
    takeWritten: (place) => {
      const written = recent.get(place.userId)?.written
      const base = written?.get(nameOf(place))
      written?.delete(nameOf(place))
      return base
    },
    forget: recent.forget,
  }
}
