import type { Database } from '../../db/database.ts'
import { REFERENCE } from '../change/change-catalogue.ts'
import { referenceData } from './reference-data.ts'
import { writeCatalogue } from '../write/write-catalogue.ts'

/** Loads the reference as a change of its own, where it is not loaded. */
export async function loadReference(db: Database): Promise<void> {
  await writeCatalogue(db, await referenceData(db), { origin: REFERENCE })
}
