import { IDBFactory } from 'fake-indexeddb'
import { openCatalogue } from '../../catalogue/catalogue-database.ts'
import { type CatalogueState, stateOf } from '../import-state.ts'
import { createImportStore } from '../import-store.ts'
import { type ImportRun, runImport } from '../run-import.ts'

/** A device with nothing on it. */
export function freshDevice(): void {
  globalThis.indexedDB = new IDBFactory()
}

/** Every byte that the catalogue of the device holds, by store and key. */
export async function dumpOf(): Promise<Record<string, Record<string, string>>> {
  const db = await openCatalogue()
  const dump: Record<string, Record<string, string>> = {}
  for (const name of db.objectStoreNames) {
    const keys = await db.getAllKeys(name)
    const values: unknown[] = await db.getAll(name)
    dump[name] = Object.fromEntries(keys.map((key, index) => [String(key), JSON.stringify(values[index])]))
  }
  db.close()
  return dump
}

export async function stateOfDevice(): Promise<CatalogueState> {
  const db = await openCatalogue()
  const state = stateOf(await db.get('catalogueMeta', 'state'))
  db.close()
  return state
}

/** One start of the app that imports: a connection of its own, closed however it ends. */
export async function importOnce(run: Pick<ImportRun, 'fetchExport' | 'cantonIds'> & Partial<ImportRun>): Promise<CatalogueState> {
  const db = await openCatalogue()
  try {
    return await runImport({ signal: new AbortController().signal, onStep: () => undefined, ...run, store: createImportStore(db) })
  } finally {
    db.close()
  }
}
