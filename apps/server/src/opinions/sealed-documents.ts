import type { Database } from '../db/database.ts'
import { createDocumentRows, nameOf } from './document-rows.ts'
import { createLruCache } from './lru-cache.ts'
import { type RecordCipher, type RecordRef, recordCipher } from './record-cipher.ts'
import type { UserKey, UserKeys } from './user-keys.ts'

/** How many users are cached; their records take a few hundred bytes each. */
const REMEMBERED = 20_000

/** A stored record, opened. */
export interface OpenDocument {
  readonly version: number
  /** Encoded. */
  readonly plain: Buffer
  /** The key that sealed this version: a replaced key changes the version of every record, so that what is based on this one is refused. */
  readonly key: UserKey
}

export interface SealedDocuments {
  /** Null if there is no such record. Throws if it cannot be opened. */
  load(ref: RecordRef): Promise<OpenDocument | null>
  /**
   * Seals and saves if the record is still the one that the change is based on (null: if there is none yet); false if not, and if the user's key
   * was replaced. Throws `unauthorized` if there is no such user, `consent_missing`.
   */
  save(ref: RecordRef, base: OpenDocument | null, plain: Buffer): Promise<boolean>
  /** Returns, once, what this process wrote last; another process may have written since. */
  takeWritten(ref: RecordRef): OpenDocument | undefined
  /** Drops the key and the records of a user from memory. */
  forget(userId: number): void
}

interface Remembered {
  readonly key: UserKey
  readonly written: Map<string, OpenDocument>
}

/** Seals the rows of `user_document` under the key of their user and opens them. Keys are cached in memory, as long as the database names the same one. */
export function createSealedDocuments(db: Database, keys: UserKeys, cipher: RecordCipher = recordCipher): SealedDocuments {
  const rows = createDocumentRows(db)
  const recent = createLruCache<Remembered>(REMEMBERED)
  const remember = (userId: number, key: UserKey): UserKey => {
    recent.put(userId, { key, written: new Map() })
    return key
  }
  const keyOf = (userId: number, wrapped: Buffer): UserKey => {
    const recentKey = recent.get(userId)?.key
    return recentKey?.wrapped.equals(wrapped) ? recentKey : remember(userId, keys.unwrap(userId, wrapped))
  }
  const insert = async (ref: RecordRef, plain: Buffer) => {
    const key = recent.get(ref.userId)?.key ?? remember(ref.userId, await keys.obtain(db, ref.userId))
    return { key, version: await rows.insert(ref, { content: cipher.seal(key.secret, ref, plain), wrapped: key.wrapped }) }
  }
  const update = async (ref: RecordRef, { version, key }: OpenDocument, plain: Buffer) => {
    return { key, version: await rows.update(ref, version, cipher.seal(key.secret, ref, plain)) }
  }
  return {
    load: async (ref) => {
      const { wrapped, row } = await rows.load(ref)
      if (wrapped === null) return null
      const key = keyOf(ref.userId, wrapped)
      return row && { version: row.version, plain: cipher.open(key.secret, ref, row.content), key }
    },
    save: async (ref, base, plain) => {
      const { key, version } = base ? await update(ref, base, plain) : await insert(ref, plain)
      if (version !== null) recent.get(ref.userId)?.written.set(nameOf(ref), { version, plain, key })
      return version !== null
    },
    takeWritten: (ref) => {
      const written = recent.get(ref.userId)?.written
      const base = written?.get(nameOf(ref))
      written?.delete(nameOf(ref))
      return base
    },
    forget: recent.forget,
  }
}
