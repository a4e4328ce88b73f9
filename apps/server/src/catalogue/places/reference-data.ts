import type { CantonCode, CatalogueImport } from '@plenara/contract'
import { placesImport, referenceImport } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { constituenciesOf, readDirectoryDays } from './directory-days.ts'
import { writePlaces } from './write-places.ts'

/**
 * What every database needs before anything else: cantons and constituencies, and all municipalities and postcodes where the table is newer than
 * what is stored. What an operator imported stays: constituencies of a canton, and a directory of postcodes of a later day.
 */
export async function referenceData(db: QueryExecutorProvider): Promise<CatalogueImport> {
  const stored = await readDirectoryDays(db)
  const { constituencies, ...reference } = referenceImport()
  const places = placesImport()
  const isNewer = (part: string) => (stored.get(part) ?? '') < places.localitiesAsOf
  return {
    ...reference,
    constituencies: constituencies?.filter(({ cantonCode }) => !isOwn(stored, cantonCode)),
    ...(isNewer('municipalities') && { municipalities: places.municipalities, municipalitiesAsOf: places.localitiesAsOf }),
    ...(isNewer('localities') && { localities: places.localities, localitiesAsOf: places.localitiesAsOf }),
  }
}

/** A plan loads no reference before: it is written here, and is no part of what the import would change. */
export async function writeMissingReference(tx: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ id: string }>`select current_setting('plenara.import_id') as id`.execute(tx)
  await sql`select set_config('plenara.import_id', '', true)`.execute(tx)
  await writePlaces(tx, await referenceData(tx), () => undefined)
  await sql`select set_config('plenara.import_id', ${rows[0]?.id ?? ''}, true)`.execute(tx)
}

function isOwn(stored: ReadonlyMap<string, string>, code: CantonCode): boolean {
  return stored.has(constituenciesOf(code))
}
