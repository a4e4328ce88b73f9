import type { CommonSnapshot, LocalitySnapshot } from '@plenara/contract'
import { BOX_POSTCODES } from '@plenara/importers'
import type { Database } from '../../db/database.ts'
import { readShownParties } from '../edit/merge-parties.ts'
import { createMark } from './read-marks.ts'

/** Cantons, constituencies, parties and elections, each by id. */
export async function readCommon(db: Database): Promise<CommonSnapshot> {
  const found = await db
    .selectFrom('canton')
    .leftJoin('coatOfArms', 'coatOfArms.place', 'canton.code')
    .select(['canton.id', 'code', 'name', 'coatOfArms.hash'])
    .orderBy('canton.id')
    .execute()
  const cantons = found.map(({ hash, ...canton }) => ({
    ...canton,
    ...(hash !== null && { coatOfArms: `/api/coat-of-arms/${canton.code}/${hash}` }),
  }))
  const constituencies = await db.selectFrom('constituency').select(['id', 'cantonId', 'name', 'seats']).orderBy('id').execute()
  const parties = await db.selectFrom('party').select(['id', 'shortName', 'name', 'color', 'sourceId']).orderBy('id').execute()
  const rows = await db.selectFrom('election').selectAll().orderBy('id').execute()
  const elections = rows.map(({ questionnaireId: _, ...election }) => election)
  const mark = await createMark(db)
  const shownParty = await readShownParties(db)
  const shown = parties.filter(({ id }) => shownParty(id) === id)
  return { cantons, constituencies, parties: shown.map((party) => mark(party)), elections }
}

/** The municipalities of each postcode, each once; postcodes of post boxes too, where their municipality is known. */
export async function readLocalities(db: Database): Promise<ReadonlyMap<string, readonly LocalitySnapshot[]>> {
  const rows = await db
    .selectFrom('locality')
    .innerJoin('canton', 'canton.id', 'locality.cantonId')
    .leftJoin('municipality', 'municipality.bfsNumber', 'locality.bfsNumber')
    .select(['zip', 'locality.municipality', 'locality.cantonId', 'canton.code as cantonCode', 'municipality.constituencyId'])
    .select(['locality.bfsNumber', 'municipality.constituencyIds'])
    .groupBy(['zip', 'locality.municipality', 'locality.cantonId', 'canton.code', 'municipality.constituencyId'])
    .groupBy(['locality.bfsNumber', 'municipality.constituencyIds'])
    .orderBy('zip')
    .orderBy(
      ({ fn }) => fn.min('rank'),
      (order) => order.nullsLast(),
    )
    .orderBy('locality.municipality')
    .execute()
  const undivided = await undividedCantons(db)
  const byZip = new Map<string, LocalitySnapshot[]>()
  const byNumber = new Map<number, LocalitySnapshot>()
  for (const { zip, bfsNumber, municipality, cantonCode, cantonId, constituencyId, constituencyIds } of rows) {
    const onlyConstituencyId = constituencyId ?? undivided.get(cantonId) ?? null
    const locality = {
      zip,
      municipality,
      cantonCode,
      constituencyId: onlyConstituencyId,
      ...(onlyConstituencyId === null && constituencyIds && { constituencyIds }),
    }
    byZip.set(zip, [...(byZip.get(zip) ?? []), locality])
    byNumber.set(bfsNumber, locality)
  }
  for (const { zip, bfsNumber } of BOX_POSTCODES) {
    const locality = byNumber.get(bfsNumber)
    if (locality && !byZip.has(zip)) byZip.set(zip, [{ ...locality, zip }])
  }
  return byZip
}

/** The constituency of each canton that has only one. */
async function undividedCantons(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('constituency')
    .select(({ fn }) => ['cantonId', fn.min('id').as('id')])
    .groupBy('cantonId')
    .having(({ fn }) => fn.countAll(), '=', 1)
    .execute()
  return new Map(rows.map((row) => [row.cantonId, row.id]))
}
