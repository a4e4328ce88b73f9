import type { CantonCode, CatalogueImport, LocalityRecord } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract'
import { type QueryExecutorProvider, type Selectable, sql } from 'kysely'
import type { CantonTable, ConstituencyTable, LocalityTable, MunicipalityTable } from '../db/schema/catalogue.ts'
import { type TableSpec, upsertRows } from './rows.ts'

const CANTON: TableSpec<Selectable<CantonTable>> = {
  table: 'canton',
  key: ['id'],
  columns: { id: 'integer', code: 'text', name: 'jsonb' },
}
const CONSTITUENCY: TableSpec<Selectable<ConstituencyTable>> = {
  table: 'constituency',
  key: ['id'],
  columns: { id: 'integer', cantonId: 'integer', name: 'jsonb', seats: 'integer' },
}
const MUNICIPALITY: TableSpec<Selectable<MunicipalityTable>> = {
  table: 'municipality',
  key: ['bfsNumber'],
  columns: { bfsNumber: 'integer', name: 'text', cantonId: 'integer', constituencyId: 'integer' },
}
const LOCALITY: TableSpec<Selectable<LocalityTable>> = {
  table: 'locality',
  key: ['zip', 'bfsNumber', 'place'],
  columns: { zip: 'text', bfsNumber: 'integer', place: 'text', municipality: 'text', cantonId: 'integer' },
}

/** The id of a canton: its place in the alphabet of the codes, from 1. */
export function cantonIdOf(code: CantonCode): number {
  return CANTON_CODES.indexOf(code) + 1
}

/** Writes cantons, constituencies, municipalities and postcodes. Returns how many rows changed. */
export async function writePlaces(tx: QueryExecutorProvider, data: CatalogueImport, onWritten: (records: number) => void): Promise<number> {
  let changed = await upsertRows(tx, CANTON, data.cantons ?? [])
  const constituencies = data.constituencies?.map(({ cantonCode, ...rest }) => ({ ...rest, cantonId: cantonIdOf(cantonCode) }))
  changed += await upsertRows(tx, CONSTITUENCY, constituencies ?? [])
  const municipalities = data.municipalities?.map(({ cantonCode, ...rest }) => ({ ...rest, cantonId: cantonIdOf(cantonCode) }))
  changed += await upsertRows(tx, MUNICIPALITY, municipalities ?? [])
  if (!data.localities) return changed
  return changed + (await writeLocalities(tx, data.localities, onWritten))
}

/** The directory comes whole: what it no longer has goes. */
async function writeLocalities(
  tx: QueryExecutorProvider,
  localities: readonly LocalityRecord[],
  onWritten: (records: number) => void,
): Promise<number> {
  const rows = localities.map(({ cantonCode, ...rest }) => ({ ...rest, cantonId: cantonIdOf(cantonCode) }))
  const keys = rows.map(({ zip, bfsNumber, place }) => ({ zip, bfsNumber, place }))
  const deleted = await sql`
    delete from locality as t where not exists (
      select from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as r (zip text, "bfsNumber" integer, place text)
      where r.zip = t.zip and r."bfsNumber" = t.bfs_number and r.place = t.place
    )`.execute(tx)
  return Number(deleted.numAffectedRows ?? 0) + (await upsertRows(tx, { ...LOCALITY, onRows: onWritten }, rows))
}
