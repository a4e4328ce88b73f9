import type { RecordKind } from './kinds.ts'
import type { QuarantinedRecord } from './local-database.ts'
import { placeOf } from './record-health.ts'
import type { RecordPlace } from './record-kinds.ts'
import type { Records } from './records.ts'

/** Something of the local account that could not be read. */
export interface StorageProblem {
  /**
   * `damaged`: the record was changed or cannot be read; `key-lost`: its key is gone; `store-missing`: a part of the database was gone; `newer`: a newer
   * program wrote it, it is there again with that program.
   */
  readonly reason: QuarantinedRecord['reason'] | 'newer'
  /** What the record held; null where that is not known. */
  readonly kind: RecordKind | null
  /** The election that it belonged to, null where it belonged to none. */
  readonly electionId: number | null
}

export interface StorageReport {
  /** What could not be read and the user has not been told yet. Throws `storage_unavailable` where the browser gives out no storage. */
  problems(): Promise<readonly StorageProblem[]>
  /** The user has read it. What was put aside stays there. */
  dismiss(): Promise<void>
}

/** Tells what the local account has lost. */
export function createStorageReport(records: Records): StorageReport {
  return {
    problems: () =>
      records.use(
        async ({ connection, health }) => {
          const kept = await connection.getAll('quarantine')
          const lost = [...kept, ...health.unsaved].filter(({ seen }) => !seen)
          return [
            ...lost.map(({ reason, key }) => problemOf(reason, reason === 'store-missing' ? null : placeOf(key))),
            ...health.newer.map((place) => problemOf('newer', place)),
          ]
        },
        () => [],
      ),
    dismiss: () =>
      records.use(async ({ connection }) => {
        const transaction = connection.transaction('quarantine', 'readwrite')
        for (let entry = await transaction.store.openCursor(); entry; entry = await entry.continue()) {
          await entry.update({ ...entry.value, seen: true })
        }
        await transaction.done
      }),
  }
}

function problemOf(reason: StorageProblem['reason'], place: RecordPlace | null): StorageProblem {
  return { reason, kind: place?.kind ?? null, electionId: place?.scope || null }
}
