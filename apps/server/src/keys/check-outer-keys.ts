import { sql } from 'kysely'
import type { DataKey } from '../auth/data-key.ts'
import type { Database } from '../db/database.ts'
import { StartError } from '../start-error.ts'
import { readKeyFile } from './key-file.ts'
import { KEY_ID_BYTES } from './key-ring.ts'

/** Checks that the key is the one that the records in the database are sealed under. Throws `StartError`. */
export async function checkOuterKeys(db: Database, dataKey: DataKey): Promise<void> {
  const { rows } = await sql<{ id: Buffer }>`
    select distinct substring(wrapped from 1 for ${KEY_ID_BYTES}::int) as id from user_key`.execute(db)
  if (rows.every(({ id }) => dataKey.holdsKeyOf(id))) return
  throw new StartError(
    'DATA_KEY_FILE does not hold the key of this database: put back the file or its backup, without it the records are lost',
  )
}

/** A missing key file may only be made where nothing was sealed under a key before. Throws `StartError`. */
export async function checkKeyMayBeMade(db: Database, file: string): Promise<void> {
  if (readKeyFile(file) !== null) return
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from user_key) or exists (select from outbox) as is_used`.execute(db)
  if (rows[0]?.isUsed !== true) return
  throw new StartError(
    `DATA_KEY_FILE (${file}) is missing, and the database holds what was sealed with its key: put back the file or its backup; no new key was made`,
  )
}
