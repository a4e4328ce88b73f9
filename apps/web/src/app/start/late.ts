import { saveOfflineCopies } from '../../data/calls/save-offline-copies.ts'
import { isElectionDay, lookForNewerData } from '../../data/freshness/newer-data.ts'
import { startUpdateChecks } from '../../data/freshness/update-checks.ts'
import { whenUnmetered } from '../../platform/unmetered.ts'
import { lookForRelease, startServiceWorker } from './service-worker.ts'

/** Starts what can wait until the first page is shown and idle. */
export function startLate(): void {
  saveOfflineCopies()
  startUpdateChecks({ look: () => Promise.allSettled([lookForRelease(), lookForNewerData()]), isElectionDay })
  // The service worker fetches the whole app in all languages.
  whenUnmetered(
    () =>
      void startServiceWorker().catch((error: unknown) =>
        console.warn('The service worker could not be started, so the app is not available offline.', error),
      ),
  )
}
