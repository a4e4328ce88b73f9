import { sql } from 'kysely'
import type { DataKey } from '../auth/data-key.ts'
import type { Database } from '../db/database.ts'
import { StartError } from '../start-error.ts'
import { KEY_ID_BYTES } from './key-ring.ts'

/** Refuses to go on with another key than the one that the records in the database are sealed under. Throws `StartError`. */
export async function checkOuterKeys(db: Database, dataKey: DataKey): Promise<void> {
  const { rows } = await sql<{ id: Buffer }>`
    select distinct substring(wrapped from 1 for ${KEY_ID_BYTES}::int) as id from user_key`.execute(db)
  if (rows.every(({ id }) => dataKey.holdsKeyOf(id))) return
  throw new StartError(
    'DATA_KEY_FILE does not hold the key of this database: put back the file or its backup, without it the records are lost',
  )
}
