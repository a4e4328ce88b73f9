import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedPostgres } from '../embedded-postgres.ts'
import { sumTables, type TableSum } from '../move/read-tables.ts'
import { StartError } from '../../platform/start-error.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { restoreDump } from './dump-database.ts'
import { openBackup } from './read-backup.ts'
import { restoreFiles } from './restore-backup.ts'
import { partsOf } from './restore-dump.ts'

export interface VerifiedBackup {
  readonly manifest: BackupManifest
  readonly tables: readonly TableSum[]
  readonly seconds: number
}

/**
 * Restores a backup into a temporary folder, starts its database, and has PostgreSQL check every table and index (extension `amcheck`). Throws
 * `StartError` with the first fault.
 */
export async function verifyBackup(file: string, identity: string | null): Promise<VerifiedBackup> {
  const begin = performance.now()
  const dataDir = await mkdtemp(join(tmpdir(), 'plenara-verify-'))
  try {
    const opened = await openBackup({ file, identity })
    const { manifest, entries } = opened
    if (manifest.content === 'files') await restoreFiles(opened, dataDir)
    const server = await openEmbeddedPostgres({ dataDir })
    try {
      if (manifest.content === 'dump') await restoreDump(partsOf(entries), server.url)
      const tables = await withClient(server.url, async (client) => {
        await checkAll(client)
        return sumTables(client)
      })
      return { manifest, tables, seconds: (performance.now() - begin) / 1000 }
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'plenara backup', statement_timeout: 0 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function checkAll(client: pg.Client): Promise<void> {
  await client.query('create extension if not exists amcheck')
  const faults = await client.query<{ fault: string }>(`
    select c.relname || ': ' || f.msg as fault from pg_class c, lateral verify_heapam(c.oid) f where c.relkind in ('r', 'm', 't') limit 1`)
  if (faults.rows[0]) throw new StartError(`The backup is damaged: ${faults.rows[0].fault}`)
  await client
    .query(`
    select bt_index_check(index => c.oid, heapallindexed => i.indisvalid) from pg_class c
    join pg_index i on i.indexrelid = c.oid join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid`)
    .catch((cause: Error) => {
      throw new StartError(`The backup is damaged: ${cause.message}`, { cause })
    })
}
