import { calls } from '@plenara/contract/calls'
import { callAddress } from '@plenara/contract/client'
import { API_URL } from '../../../platform/api-url.ts'
import { askOpenly } from '../../../platform/sent-log.ts'
import { openCatalogue } from '../catalogue/catalogue-database.ts'
import { createImporter, type Importer } from './importer.ts'
import type { ImportRun } from './run-import.ts'

const LOCK = 'plenara-import'

/** The one importer of this window. */
export const deviceImporter: Importer = createImporter({ open: () => openCatalogue(), fetchExport, alone })

/** Public data, asked for as somebody without an account: nothing of the user goes with it [SESSION-6]. */
function fetchExport({ cantonId, since }: Parameters<ImportRun['fetchExport']>[0], signal: AbortSignal): Promise<Response> {
  const query = { since: since ?? undefined }
  const address =
    cantonId === null
      ? callAddress(API_URL, calls.exportCommon, { query })
      : callAddress(API_URL, calls.exportCanton, { params: { id: cantonId }, query })
  return askOpenly(address, { signal })
}

/** Browsers without locks rely on the cursor: of two imports that stage the same line one ends. */
async function alone<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, { signal }, work) : work()
}
