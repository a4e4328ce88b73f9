import { DomainError } from '@plenara/domain/domain-error'
import { type Connection, whole } from './local-database.ts'
import type { MemoryCopy } from './memory-copy.ts'
import { createRecordKey, sealRecord } from './record-cipher.ts'
import { nameOf, RECORD_KEY } from './record-health.ts'
import { createTabKey, IN_TABS, recordKeyOf } from './record-key.ts'
import type { OpenRecord } from './record-kinds.ts'

/**
 * Writes what this tab knows where the browser has taken all of it away, or could not take what was written since; another tab may have done so before.
 * Answers whether there was anything to write. Throws `storage_unavailable` where nothing can be written: what is empty then is nobody's.
 */
export async function writeAgain(connection: Connection, copy: MemoryCopy, isKept: () => Promise<boolean>): Promise<boolean> {
  const records = (await connection.count('records')) === 0 ? copy.all() : copy.unwritten()
  if (records.length === 0) return false
  if (!(await isKept())) {
    copy.clear()
    return false
  }
  try {
    await write(connection, copy, records)
  } catch {
    throw new DomainError('storage_unavailable')
  }
  copy.wrote(records)
  return true
}

async function write(connection: Connection, copy: MemoryCopy, records: readonly OpenRecord[]): Promise<void> {
  const { key, stored } = await keyFor(connection, copy)
  const rows = await Promise.all(
    records.map(async ({ place, value }) => ({ name: nameOf(place), row: await sealRecord(key, place, value) })),
  )
  await whole(connection.transaction(['keys', 'records'], 'readwrite'), async (transaction) => {
    await transaction.objectStore('keys').put(stored, RECORD_KEY)
    for (const { name, row } of rows) await transaction.objectStore('records').put(row, name)
  })
}

/** The key that lies in the database, else a new one, held by whom the one before was. */
async function keyFor(connection: Connection, { keyHolder }: MemoryCopy): Promise<{ readonly key: CryptoKey; readonly stored: unknown }> {
  const stored = (await connection.get('keys', RECORD_KEY)) ?? (keyHolder === 'tabs' ? IN_TABS : undefined)
  const known = await recordKeyOf(stored).catch(() => null)
  if (known) return { key: known, stored }
  if (keyHolder === 'tabs') return { key: await createTabKey(), stored: IN_TABS }
  const key = await createRecordKey()
  return { key, stored: key }
}
