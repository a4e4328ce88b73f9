import { referenceImport } from '@plenara/importers'
import type { Database } from '../db/database.ts'
import { REFERENCE } from './change-catalogue.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** Cantons, constituencies and what votes where: every database has them before anything else is imported. */
export async function loadReference(db: Database): Promise<void> {
  await writeCatalogue(db, referenceImport(), { origin: REFERENCE })
}
