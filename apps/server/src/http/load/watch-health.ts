import { createDatabase, type Database, isWritable } from '../../db/database.ts'
import type { Config } from '../../platform/settings/config.ts'
import { createHealth, type Health } from './health.ts'

export interface WatchOptions {
  readonly config: Pick<Config, 'auditDir' | 'connections' | 'dataDir' | 'minFreeBytes'>
  /** The database. */
  readonly url: string
  readonly canAnswer: () => Promise<boolean>
  readonly holdsKey: (db: Database) => Promise<boolean>
  readonly isStopping: () => boolean
}

/** Looks at the database by a connection of its own. */
export function watchHealth({ config, url, holdsKey, ...asked }: WatchOptions): { readonly health: Health; close(): Promise<void> } {
  const { auditDir, connections, dataDir, minFreeBytes } = config
  const db = createDatabase({ url, maxConnections: connections.health })
  const health = createHealth({
    ...asked,
    isReachable: () => isWritable(db),
    holdsKey: () => holdsKey(db),
    auditDir,
    folders: [dataDir, auditDir],
    minFreeBytes,
  })
  return { health, close: () => db.destroy() }
}
