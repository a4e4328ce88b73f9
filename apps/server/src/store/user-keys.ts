import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { DomainError } from '@plenara/domain'
import type { DataKey } from '../auth/data-key.ts'
import type { Database } from '../db/database.ts'
import { KEY_BYTES } from '../keys/sealing.ts'
import { codeOf } from '../start-error.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** The keys of users, made where they are first needed; only their wrapped form is stored. */
export interface UserKeys {
  /** Throws where the outer key is unknown. */
  unwrap(userId: number, wrapped: Buffer): KeyObject
  /** The key of the user, made where there is none. Of several processes that make it at once one wins. Throws `unauthorized` where there is no such user. */
  obtain(db: Database, userId: number): Promise<KeyObject>
}

export function createUserKeys(dataKey: DataKey): UserKeys {
  return {
    unwrap: (userId, wrapped) => unwrapKey(dataKey, userId, wrapped),
    obtain: async (db, userId) => (await findKey(db, dataKey, userId)) ?? (await makeKey(db, dataKey, userId)),
  }
}

function unwrapKey(dataKey: DataKey, userId: number, wrapped: Buffer): KeyObject {
  return createSecretKey(dataKey.unwrap(userId, wrapped))
}

async function findKey(db: Database, dataKey: DataKey, userId: number): Promise<KeyObject | null> {
  const row = await db.selectFrom('userKey').select('wrapped').where('userId', '=', userId).executeTakeFirst()
  return row ? unwrapKey(dataKey, userId, row.wrapped) : null
}

async function makeKey(db: Database, dataKey: DataKey, userId: number): Promise<KeyObject> {
  const key = randomBytes(KEY_BYTES)
  const wrapped = dataKey.wrap(userId, key)
  if (await insertKey(db, userId, wrapped)) {
    if (!beginsWith(wrapped, dataKey.currentId())) await wrapAgain(db, dataKey, { userId, wrapped, key })
    return createSecretKey(key)
  }
  const found = await findKey(db, dataKey, userId)
  if (found === null) throw new DomainError('unauthorized')
  return found
}

/** Whether the row is ours: another process may have been faster. */
async function insertKey(db: Database, userId: number, wrapped: Buffer): Promise<boolean> {
  try {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('userKey')
      .values({ userId, wrapped })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  } catch (error) {
    if (codeOf(error) === FOREIGN_KEY_VIOLATION) throw new DomainError('unauthorized')
    throw error
  }
}

/** A rotation that went on between wrapping and inserting has not seen the row, and its old key may be gone. */
async function wrapAgain(
  db: Database,
  dataKey: DataKey,
  { userId, wrapped, key }: { userId: number; wrapped: Buffer; key: Buffer },
): Promise<void> {
  await db
    .updateTable('userKey')
    .set({ wrapped: dataKey.wrap(userId, key) })
    .where('userId', '=', userId)
    .where('wrapped', '=', wrapped)
    .execute()
}

function beginsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}
