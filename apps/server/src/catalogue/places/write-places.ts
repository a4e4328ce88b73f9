import type { CatalogueImport, LocalityRecord, MunicipalityRecord } from '@plenara/contract'
import { type QueryExecutorProvider, type Selectable, sql } from 'kysely'
import type { CantonTable, ConstituencyTable, LocalityTable, MunicipalityTable } from '../../db/schema/catalogue.ts'
import { StartError } from '../../platform/start-error.ts'
import { cantonIdOf } from './canton-id.ts'
import { constituenciesOf, readDirectoryDays, storeDay } from './directory-days.ts'
import { type TableSpec, upsertRows } from '../write/rows.ts'
import { writeDivision } from './write-division.ts'

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
  columns: {
    bfsNumber: 'integer',
    name: 'text',
    cantonId: 'integer',
    constituencyId: 'integer',
    constituencyIds: 'integer[]',
    district: 'text',
  },
}
const NAME_OF_MUNICIPALITY: TableSpec<Pick<Selectable<MunicipalityTable>, 'bfsNumber' | 'name' | 'cantonId' | 'district'>> = {
  table: 'municipality',
  key: ['bfsNumber'],
  columns: { bfsNumber: 'integer', name: 'text', cantonId: 'integer', district: 'text' },
}
const LOCALITY: TableSpec<Selectable<LocalityTable>> = {
  table: 'locality',
  key: ['zip', 'bfsNumber', 'place'],
  columns: { zip: 'text', bfsNumber: 'integer', place: 'text', municipality: 'text', cantonId: 'integer', rank: 'integer' },
}

/** Writes cantons, constituencies, municipalities and postcodes. Returns how many rows changed. Throws `StartError` for an older directory. */
export async function writePlaces(tx: QueryExecutorProvider, data: CatalogueImport, onWritten: (records: number) => void): Promise<number> {
  let changed = await upsertRows(tx, CANTON, data.cantons ?? [])
  const constituencies = data.constituencies?.map(({ cantonCode, ...rest }) => ({ ...rest, cantonId: cantonIdOf(cantonCode) }))
  changed += await upsertRows(tx, CONSTITUENCY, constituencies ?? [])
  changed += await writeMunicipalities(tx, data.municipalities ?? [])
  if (data.municipalitiesAsOf !== undefined) changed += await storeDay(tx, 'municipalities', data.municipalitiesAsOf)
  for (const division of data.divisions ?? []) changed += await writeDivision(tx, division)
  if (!data.localities) return changed
  await checkNotOlder(tx, data.localitiesAsOf)
  changed += await writeLocalities(tx, data.localities, onWritten)
  return changed + (await storeDay(tx, 'localities', data.localitiesAsOf))
}

/** Where an operator imported the constituencies of a canton, its municipalities keep them. */
async function writeMunicipalities(tx: QueryExecutorProvider, municipalities: readonly MunicipalityRecord[]): Promise<number> {
  const stored = await readDirectoryDays(tx)
  const rows = municipalities.map(({ cantonCode, constituencyIds = null, district = null, ...rest }) => ({
    ...rest,
    district,
    constituencyIds: constituencyIds && [...constituencyIds],
    cantonId: cantonIdOf(cantonCode),
    isOwn: stored.has(constituenciesOf(cantonCode)),
  }))
  const rowsWithOwnDivision = rows.filter(({ isOwn }) => isOwn)
  const changed = await upsertRows(
    tx,
    MUNICIPALITY,
    rows.filter(({ isOwn }) => !isOwn),
  )
  return changed + (await upsertRows(tx, NAME_OF_MUNICIPALITY, rowsWithOwnDivision))
}

/** The operator's file of an earlier day than what is stored would bring back places that no longer are. */
async function checkNotOlder(tx: QueryExecutorProvider, asOf: string | undefined): Promise<void> {
  const stored = (await readDirectoryDays(tx)).get('localities')
  if (asOf === undefined || stored === undefined || asOf >= stored) return
  throw new StartError(`The directory is of ${asOf}, but the stored one is of ${stored}: the newer one stays`)
}

/** The directory is complete: what it no longer has is deleted. */
async function writeLocalities(
  tx: QueryExecutorProvider,
  localities: readonly LocalityRecord[],
  onWritten: (records: number) => void,
): Promise<number> {
  const rows = localities.map(({ cantonCode, rank = null, ...rest }) => ({ ...rest, rank, cantonId: cantonIdOf(cantonCode) }))
  const keys = rows.map(({ zip, bfsNumber, place }) => ({ zip, bfsNumber, place }))
  const deleted = await sql`
    delete from locality as t where not exists (
      select from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as r (zip text, "bfsNumber" integer, place text)
      where r.zip = t.zip and r."bfsNumber" = t.bfs_number and r.place = t.place
    )`.execute(tx)
  return Number(deleted.numAffectedRows ?? 0) + (await upsertRows(tx, { ...LOCALITY, onRows: onWritten }, rows))
}
