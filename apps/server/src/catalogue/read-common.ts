import type { CommonSnapshot, LocalitySnapshot } from '@plenara/contract'
import type { Database } from '../db/database.ts'

/** Cantons, constituencies, parties and elections, each by id. */
export async function readCommon(db: Database): Promise<CommonSnapshot> {
  const cantons = await db.selectFrom('canton').select(['id', 'code', 'name']).orderBy('id').execute()
  const constituencies = await db.selectFrom('constituency').select(['id', 'cantonId', 'name', 'seats']).orderBy('id').execute()
  const parties = await db.selectFrom('party').select(['id', 'shortName', 'name', 'color']).orderBy('id').execute()
  const rows = await db.selectFrom('election').selectAll().orderBy('id').execute()
  const elections = rows.map(({ questionnaireId: _, ...election }) => election)
  return { cantons, constituencies, parties, elections }
}

/** The municipalities of each postcode, each once. */
export async function readLocalities(db: Database): Promise<ReadonlyMap<string, readonly LocalitySnapshot[]>> {
  const rows = await db
    .selectFrom('locality')
    .innerJoin('canton', 'canton.id', 'locality.cantonId')
    .leftJoin('municipality', 'municipality.bfsNumber', 'locality.bfsNumber')
    .select(['zip', 'locality.municipality', 'locality.cantonId', 'canton.code as cantonCode', 'municipality.constituencyId'])
    .select(['locality.bfsNumber'])
    .distinct()
    .orderBy('zip')
    .orderBy('locality.municipality')
    .execute()
  const undivided = await undividedCantons(db)
  const byZip = new Map<string, LocalitySnapshot[]>()
  for (const { zip, municipality, cantonCode, cantonId, constituencyId } of rows) {
    const locality = { zip, municipality, cantonCode, constituencyId: constituencyId ?? undivided.get(cantonId) ?? null }
    byZip.set(zip, [...(byZip.get(zip) ?? []), locality])
  }
  return byZip
}

/** The only constituency of each canton that has one only. */
async function undividedCantons(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('constituency')
    .select(({ fn }) => ['cantonId', fn.min('id').as('id')])
    .groupBy('cantonId')
    .having(({ fn }) => fn.countAll(), '=', 1)
    .execute()
  return new Map(rows.map((row) => [row.cantonId, row.id]))
}
