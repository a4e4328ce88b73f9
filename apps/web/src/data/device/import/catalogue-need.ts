import { openCatalogue } from '../catalogue/catalogue-database.ts'
import { type CatalogueState, stateOf } from './import-state.ts'

/** `required`: the election area cannot be shown without an import; `newer`: the server has other data, and what is here stays usable. */
export type CatalogueNeed = 'none' | 'required' | 'newer'

/**
 * @param cantonId null while the voter has not said where they vote: what all cantons share is enough to ask
 * @param serverVersion the version of the server's data, null where it is not known
 */
export function needOf(state: CatalogueState, cantonId: number | null, serverVersion: number | null): CatalogueNeed {
  if (!state.complete || (cantonId !== null && !state.cantonIds.includes(cantonId))) return 'required'
  const isOld = serverVersion !== null && serverVersion !== state.dataVersion
  return isOld || state.requiresFullImport || state.running ? 'newer' : 'none'
}

/** What the catalogue of this device needs for a voter of a canton. Rejects where the device cannot be read. */
export async function readCatalogueNeed(cantonId: number | null, serverVersion: number | null): Promise<CatalogueNeed> {
  const db = await openCatalogue()
  try {
    return needOf(stateOf(await db.get('catalogueMeta', 'state')), cantonId, serverVersion)
  } finally {
    db.close()
  }
}
