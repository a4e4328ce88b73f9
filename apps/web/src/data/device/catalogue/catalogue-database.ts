import type { CommonSnapshot, ElectionSnapshot, LocalitySnapshot } from '@plenara/contract'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptAnswer } from '../guest/kept-answer.ts'
import type { KeptPortraits } from '../portraits/kept-portraits.ts'

/** Public data only, so it is not encrypted. Not under the prefix of what logging off clears: it belongs to the device. */
export const CATALOGUE_DATABASE = 'plenara-catalogue'

export interface CatalogueSchema extends DBSchema {
  /**
   * `common` → `CommonSnapshot`, `localities` → `LocalitySnapshot[]`, `election:<id>` → `ElectionSnapshot`, `portraits:<id>` → `KeptPortraits`; of guests
   * `election:<id>/<path>` → `KeptAnswer`.
   */
  catalogue: { key: string; value: CommonSnapshot | readonly LocalitySnapshot[] | ElectionSnapshot | KeptPortraits | KeptAnswer }
  /** `state` → what the import knows of the data; its `dataVersion` grows with every import. */
  catalogueMeta: { key: string; value: { readonly dataVersion: number; readonly [more: string]: unknown } }
  /** What an import has fetched and not put in place yet: the export it belongs to, its line, and the line itself. */
  catalogueStaging: { key: [number, number]; value: string }
}

const VERSION = 1
const STORES = ['catalogue', 'catalogueMeta', 'catalogueStaging'] as const

/** Opens the catalogue of the device; its stores are there afterwards, empty where nothing was imported. */
export function openCatalogue(onClose: () => void = () => undefined): Promise<IDBPDatabase<CatalogueSchema>> {
  const opening = openDB<CatalogueSchema>(CATALOGUE_DATABASE, VERSION, {
    upgrade: (db) => {
      for (const name of STORES) if (!db.objectStoreNames.contains(name)) db.createObjectStore(name)
    },
    // An import that needs other stores, or another tab that deletes all of it, must not wait for this connection.
    blocking: () => {
      onClose()
      void opening.then((db) => db.close())
    },
    terminated: onClose,
  })
  return opening
}
