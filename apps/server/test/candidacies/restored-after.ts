import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAuditLog } from '../../src/platform/audit/audit-log.ts'
import { createDataKey } from '../../src/keys/data-key.ts'
import { finishRestore } from '../../src/commands/restore/finish-restore.ts'
import type { Database } from '../../src/db/database.ts'

/** Finishes the restore of a backup of a minute ago, since when the audit log says this; answers what became of it. */
export async function restoredAfter(db: Database, events: readonly (readonly [what: string, whose: string])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'plenara-restore-'))
  const audit = createAuditLog({ folder, now: () => new Date(), onError: () => undefined })
  for (const [what, whose] of events) await audit.keep({ who: null, what, whose, outcome: 'ok' })
  await audit.close()
  const manifest = { begun: new Date(Date.now() - 60_000).toISOString(), audit: {} }
  const dataKey = createDataKey(Buffer.alloc(32, 7))
  const finished = await finishRestore({ db, dataKey, manifest, auditFolders: [folder], isAuditLost: false })
  rmSync(folder, { recursive: true })
  return finished
}
