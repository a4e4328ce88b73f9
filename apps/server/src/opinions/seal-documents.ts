import { DomainError } from '@plenara/domain'
import { sql } from 'kysely'
import type { DataKey } from '../keys/data-key.ts'
import type { Database } from '../db/database.ts'
import { isInvisible } from '../db/snapshots.ts'
import { recordCipher } from './record-cipher.ts'
import { createUserKeys, type UserKey } from './user-keys.ts'

const BATCH = 200
/** An advisory lock, because two simultaneous full vacuums of a catalogue may deadlock. */
const VACUUM_LOCK = 7_003_001

/**
 * Seals the records that programs before migration 003 stored in the clear, and returns how many there were. Runs at the start, before anything
 * is served. Processes that start at once wait for each other; if one is killed, nothing is lost.
 */
export async function sealDocuments(db: Database, dataKey: DataKey): Promise<number> {
  let count = 0
  while (await hasUnsealed(db)) count += await sealBatch(db, dataKey)
  if (await hasTraces(db)) await removeTraces(db)
  return count
}

async function hasUnsealed(db: Database): Promise<boolean> {
  return (await db.selectFrom('unsealedDocument').select('userId').limit(1).execute()).length > 0
}

async function sealBatch(db: Database, dataKey: DataKey): Promise<number> {
  const keys = createUserKeys(dataKey)
  const first = await db.selectFrom('unsealedDocument').select('userId').orderBy('userId').limit(BATCH).execute()
  const keyByUser = new Map<number, UserKey>()
  for (const userId of new Set(first.map((row) => row.userId))) {
    const key = await keys.obtain(db, userId).catch(noUser)
    if (key) keyByUser.set(userId, key)
  }
  if (keyByUser.size === 0) return 0
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .deleteFrom('unsealedDocument')
      .where('userId', 'in', [...keyByUser.keys()])
      .returningAll()
      .execute()
    const sealed = rows.flatMap(({ content, version, ...ref }) => {
      const key = keyByUser.get(ref.userId)
      return key ? [{ ...ref, version, content: recordCipher.seal(key.secret, ref, content) }] : []
    })
    if (sealed.length > 0) await tx.insertInto('userDocument').values(sealed).execute()
    return sealed.length
  })
}

/** Ignores users who were deleted meanwhile. */
function noUser(error: unknown): null {
  if (error instanceof DomainError && error.code === 'unauthorized') return null
  throw error
}

/** Deleted rows stay in the files of a table until their space is used again; a truncated table releases its files. */
async function hasTraces(db: Database): Promise<boolean> {
  const { rows } = await sql<{ bytes: string }>`select pg_relation_size('unsealed_document')::text as bytes`.execute(db)
  return rows[0]?.bytes !== '0'
}

/**
 * The planner's statistics hold samples of a column, which only a new type of the column removes and a full vacuum takes out of their file. The table is
 * truncated last: work that a killed process left, or that an old transaction prevented, is completed at the next start.
 */
async function removeTraces(db: Database): Promise<void> {
  const removal = await db.transaction().execute(async (tx) => {
    await sql`alter table unsealed_document alter content type bytea`.execute(tx)
    const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::xid::text as xid`.execute(tx)
    return rows[0]?.xid ?? ''
  })
  if (!(await isInvisible(db, removal))) return
  await vacuumStatistics(db)
  await db.transaction().execute(async (tx) => {
    await sql`lock table unsealed_document in access exclusive mode`.execute(tx)
    if (!(await hasUnsealed(tx))) await sql`truncate unsealed_document`.execute(tx)
  })
}

async function vacuumStatistics(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${VACUUM_LOCK}::bigint)`.execute(connection)
    try {
      await sql`vacuum (full) pg_statistic`.execute(connection)
    } finally {
      await sql`select pg_advisory_unlock(${VACUUM_LOCK}::bigint)`.execute(connection)
    }
  })
}
