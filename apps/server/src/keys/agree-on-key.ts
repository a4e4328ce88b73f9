import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'kysely'
import { createDataKey, type DataKey, loadDataKey } from './data-key.ts'
import type { Database } from '../db/database.ts'
import { messageOf, StartError } from '../platform/start-error.ts'
import { makeKeyFile, readKeyFile, writeKeyFile } from './key-file.ts'
import { KEY_ID_BYTES, keyIdOf } from './key-ring.ts'
import { KEY_BYTES } from './sealing.ts'

/** The outer key of a server: that of its database, and the one under which all records are sealed. Throws `StartError`. */
export async function loadAgreedKey(db: Database, file: string, onStep?: (line: string) => void): Promise<DataKey> {
  await agreeOnKey(db, file)
  await followAgreedKey(db, file, onStep)
  const dataKey = await loadDataKey(file)
  await checkOuterKeys(db, dataKey)
  return dataKey
}

/**
 * Sees to it that all servers of a database have one outer key, by its id in the database. The first one writes it there, and makes a missing file; of
 * several at once the others wait for it. No file is made where the database has a key already. Throws `StartError` if the file does not hold it.
 */
export async function agreeOnKey(db: Database, file: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await tx.selectFrom('deployment').select('id').execute()).length === 0) await propose(tx, file)
    await refuseOtherKey(tx, file)
  })
}

/** The file is written before the transaction ends, so that no id stands in the database whose key is nowhere. */
async function propose(tx: Database, file: string): Promise<void> {
  const found = readKeyFile(file)
  if (found === null) await checkKeyMayBeMade(tx, file)
  else await checkOuterKeys(tx, createDataKey(...found))
  const key = found?.[0] ?? randomBytes(KEY_BYTES)
  const written = await tx
    .insertInto('deployment')
    .values({ id: 1, keyId: keyIdOf(key), machine: hostname(), keyFile: file, pushKey: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (written.length > 0 && found === null) await makeKeyFile(file, key)
}

/** The key of the database, and the one that was made last: another one while the key is changed. */
export function readAgreedKey(db: Database) {
  return db.selectFrom('deployment').selectAll().executeTakeFirstOrThrow()
}

/**
 * Has a file seal with the key of the database where another machine switched to it while this one did not run. Throws `StartError` where the file does not
 * hold it, or cannot be written.
 */
export async function followAgreedKey(db: Database, file: string, onStep: (line: string) => void = () => undefined): Promise<void> {
  const keys = await refuseOtherKey(db, file)
  const { keyId, nextKeyId } = await readAgreedKey(db)
  const isAgreed = (key: Buffer) => keyIdOf(key).equals(keyId)
  const [sealing] = keys
  // A rotation seals with its key before that is the one of the database.
  if (sealing === undefined || isAgreed(sealing) || nextKeyId?.equals(keyIdOf(sealing))) return
  try {
    await writeKeyFile(file, [...keys.filter(isAgreed), ...keys.filter((key) => !isAgreed(key))])
  } catch (cause) {
    throw new StartError(`DATA_KEY_FILE (${file}) seals with a former key and cannot be written (${messageOf(cause)}): run key switch`, {
      cause,
    })
  }
  onStep(`DATA_KEY_FILE (${file}) sealed with a former key and seals with that of the database from now on`)
}

/** The keys of a file. Throws `StartError` where it does not hold the key of the database: it says which file to copy. */
async function refuseOtherKey(tx: Database, file: string): Promise<readonly Buffer[]> {
  const { keyId, machine, keyFile } = await readAgreedKey(tx)
  const keys = readKeyFile(file)
  if (keys?.some((key) => keyIdOf(key).equals(keyId))) return keys
  const isOwn = machine === hostname() && keyFile === file
  const mend = isOwn ? 'put back the file or its backup' : `copy ${keyFile} of the machine ${machine}, or its backup, to ${file}`
  if (keys !== null) throw new StartError(`DATA_KEY_FILE (${file}) does not hold the key of this database: ${mend}`)
  throw new StartError(`DATA_KEY_FILE (${file}) is missing, and the database has a key already: ${mend}; no new key was made`)
}

/** Checks that the key is the one that the records in the database are sealed under. */
async function checkOuterKeys(db: Database, dataKey: DataKey): Promise<void> {
  const { rows } = await sql<{ id: Buffer }>`
    select substring(wrapped from 1 for ${KEY_ID_BYTES}::int) as id from user_key
    union select substring(contact from 1 for ${KEY_ID_BYTES}::int) from candidacy where contact is not null
    union select substring(addressee from 1 for ${KEY_ID_BYTES}::int) from candidacy where addressee is not null
    union select substring(contact from 1 for ${KEY_ID_BYTES}::int) from address_proposal
    union select substring(sealed from 1 for ${KEY_ID_BYTES}::int) from letter_key`.execute(db)
  if (rows.every(({ id }) => dataKey.holdsKeyOf(id))) return
  throw new StartError(
    'DATA_KEY_FILE does not hold the key of this database: put back the file or its backup, without it the records are lost',
  )
}

/** A missing key file may only be made where nothing was sealed under a key before. */
async function checkKeyMayBeMade(db: Database, file: string): Promise<void> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from user_key) or exists (select from outbox) or exists (select from letter_key) or exists (select from address_proposal) or exists (select from candidacy where coalesce(contact, addressee) is not null) as is_used`.execute(
    db,
  )
  if (rows[0]?.isUsed !== true) return
  throw new StartError(
    `DATA_KEY_FILE (${file}) is missing, and the database holds what was sealed with its key: put back the file or its backup; no new key was made`,
  )
}

/** Whether a file holds the key of the database; where the database is away nothing speaks against it. */
export async function holdsAgreedKey(db: Database, file: string): Promise<boolean> {
  const agreed = await db
    .selectFrom('deployment')
    .select('keyId')
    .executeTakeFirst()
    .catch(() => undefined)
  return agreed === undefined || holdsKey(file, agreed.keyId)
}

function holdsKey(file: string, id: Buffer): boolean {
  try {
    return readKeyFile(file)?.some((key) => keyIdOf(key).equals(id)) ?? false
  } catch {
    // A file that cannot be read holds nothing.
    return false
  }
}
