import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { DomainError } from '@plenara/domain'
import type { DataKey } from '../keys/data-key.ts'
import type { Database } from '../db/database.ts'
import { KEY_BYTES } from '../keys/sealing.ts'
import { codeOf } from '../platform/start-error.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** The key of a user with its wrapped form, which tells whether it is still the one of the database. */
export interface UserKey {
  readonly secret: KeyObject
  readonly wrapped: Buffer
}

/** The keys of users, created on first use; only their wrapped form is stored. */
export interface UserKeys {
  /** Throws if the outer key is unknown. */
  unwrap(userId: number, wrapped: Buffer): UserKey
  /** The key of the user, created if missing. Of several processes that create it at once, one wins. Throws `unauthorized` if there is no such user. */
  obtain(db: Database, userId: number): Promise<UserKey>
  /**
   * Gives the user another key: what the former one sealed is lost, unless the caller seals it anew in the same transaction, with another version
   * of the record. The caller holds the lock of the user's row, and calls `settle` after the transaction.
   */
  replace(tx: Database, userId: number): Promise<UserKey>
  /** Wraps a new key once more if the outer key was rotated before its row was committed: the rotation has missed it. */
  settle(db: Database, userId: number, key: UserKey): Promise<UserKey>
}

export function createUserKeys(dataKey: DataKey): UserKeys {
  const unwrap = (userId: number, wrapped: Buffer) => ({ secret: createSecretKey(dataKey.unwrap(userId, wrapped)), wrapped })
  const find = async (db: Database, userId: number) => {
    const row = await db.selectFrom('userKey').select('wrapped').where('userId', '=', userId).executeTakeFirst()
    return row ? unwrap(userId, row.wrapped) : null
  }
  const make = (userId: number) => {
    const bytes = randomBytes(KEY_BYTES)
    return { secret: createSecretKey(bytes), wrapped: dataKey.wrap(userId, bytes) }
  }
  const settle = (db: Database, userId: number, key: UserKey) => settleKey({ db, dataKey, userId, key })
  return {
    unwrap,
    obtain: async (db, userId) => {
      const found = await find(db, userId)
      if (found) return found
      const made = make(userId)
      if (await insertKey(db, userId, made.wrapped)) return settle(db, userId, made)
      const winner = await find(db, userId)
      if (winner === null) throw new DomainError('unauthorized')
      return winner
    },
    replace: async (tx, userId) => {
      const made = make(userId)
      await tx
        .insertInto('userKey')
        .values({ userId, wrapped: made.wrapped })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ wrapped: made.wrapped }))
        .execute()
      return made
    },
    settle,
  }
}

/** Whether this process inserted the row: another one may have been faster. */
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

interface Settling {
  readonly db: Database
  readonly dataKey: DataKey
  readonly userId: number
  readonly key: UserKey
}

async function settleKey({ db, dataKey, userId, key }: Settling): Promise<UserKey> {
  const current = dataKey.currentId()
  if (key.wrapped.subarray(0, current.length).equals(current)) return key
  const wrapped = dataKey.wrap(userId, key.secret.export())
  await db.updateTable('userKey').set({ wrapped }).where('userId', '=', userId).where('wrapped', '=', key.wrapped).execute()
  return { secret: key.secret, wrapped }
}
