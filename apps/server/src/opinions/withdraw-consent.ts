import type { User } from '@plenara/contract'
import type { Database } from '../db/database.ts'
import { progressionCodec } from './document-codec.ts'
import { type RecordRef, recordCipher } from './record-cipher.ts'
import type { UserKey, UserKeys } from './user-keys.ts'
import { changeUser } from '../accounts/user-rows.ts'

interface StoredRecord extends RecordRef {
  readonly version: number
  readonly content: Buffer
}

/**
 * Ends consent, deletes every opinion and replaces the user's key, all in one transaction: what is deleted stays in the files of the database for a
 * while, and no key opens it any more. Progression is sealed anew. Null if there is no such user.
 */
export async function withdrawConsent(db: Database, keys: UserKeys, userId: number): Promise<User | null> {
  const done = await db.transaction().execute(async (tx) => {
    const wrapped = await lockUser(tx, userId)
    if (wrapped === undefined) return null
    const key = wrapped && (await exchangeKey(tx, keys, { userId, wrapped }))
    return { user: await changeUser(tx, userId, { consent: null }), key }
  })
  if (done?.key) await keys.settle(db, userId, done.key)
  return done?.user ?? null
}

/** New records wait for these locks. Answers the wrapped key, null if there is none yet, undefined if there is no such user. */
export async function lockUser(tx: Database, userId: number): Promise<Buffer | null | undefined> {
  const user = await tx.selectFrom('appUser').select('userId').where('userId', '=', userId).forUpdate().executeTakeFirst()
  if (!user) return undefined
  const key = await tx.selectFrom('userKey').select('wrapped').where('userId', '=', userId).forUpdate().executeTakeFirst()
  return key?.wrapped ?? null
}

async function exchangeKey(tx: Database, keys: UserKeys, { userId, wrapped }: { userId: number; wrapped: Buffer }): Promise<UserKey> {
  const former = keys.unwrap(userId, wrapped)
  const records = await lockRecords(tx, userId)
  const key = await keys.replace(tx, userId)
  await tx.deleteFrom('userDocument').where('userId', '=', userId).where('kind', '<>', progressionCodec.kind).execute()
  for (const record of records.filter(({ kind }) => kind === progressionCodec.kind)) await sealAgain(tx, record, { former, key })
  return key
}

/** In the order in which writes of several records lock them. */
export function lockRecords(tx: Database, userId: number): Promise<StoredRecord[]> {
  return tx.selectFrom('userDocument').selectAll().where('userId', '=', userId).orderBy('kind').orderBy('scope').forUpdate().execute()
}

/** Another version, so that a write that is based on the former one starts over. */
async function sealAgain(tx: Database, { version, content, ...ref }: StoredRecord, keys: { former: UserKey; key: UserKey }): Promise<void> {
  const plain = openOrNull(keys.former, ref, content)
  if (plain === null) return
  await tx
    .updateTable('userDocument')
    .set({ content: recordCipher.seal(keys.key.secret, ref, plain), version: version + 1 })
    .where('userId', '=', ref.userId)
    .where('kind', '=', ref.kind)
    .where('scope', '=', ref.scope)
    .execute()
}

/** What no key opens stays as it is, and does not keep the rest from being deleted. */
function openOrNull({ secret }: UserKey, ref: RecordRef, content: Buffer): Buffer | null {
  try {
    return recordCipher.open(secret, ref, content)
  } catch {
    // Reading the record reports the error.
    return null
  }
}
