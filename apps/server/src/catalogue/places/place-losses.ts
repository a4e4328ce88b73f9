import type { CatalogueImport } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import { someOf } from '../some-of.ts'
import type { StoredLoss } from '../plan/stored-losses.ts'

/** A new directory has a few postcodes less; one of which a part is missing has many. */
const MAX_SHARE = 0.05

/** The postcodes that a directory no longer has, where they are more than a few. */
export async function placeLossesOf(tx: QueryExecutorProvider, { localities }: CatalogueImport): Promise<StoredLoss[]> {
  if (!localities) return []
  const { rows } = await sql<{ zip: string }>`select distinct zip from locality order by zip`.execute(tx)
  const zips = new Set(localities.map(({ zip }) => zip))
  const missing = rows.filter(({ zip }) => !zips.has(zip)).map(({ zip }) => zip)
  if (missing.length <= rows.length * MAX_SHARE) return []
  return [{ loss: 'records', reason: `${missing.length} of ${rows.length} postcodes are missing: ${someOf(missing)}` }]
}
