import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What belongs to the running server, not to the data; their folders stay, empty (PostgreSQL 18, section 25.3.4). */
const EMPTIED = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label(\.old)?|tablespace_map(\.old)?)$/
/** Copied after everything else: it says how far the files are. */
const CONTROL = 'global/pg_control'

export interface ClusterFile {
  /** Below the cluster, with `/`. */
  readonly path: string
  readonly isFolder: boolean
}

/** The folders and files of a cluster that a backup holds, each folder before what lies in it, the control file last. */
export async function* clusterFiles(cluster: string): AsyncGenerator<ClusterFile> {
  yield* below(cluster, '')
  yield { path: CONTROL, isFolder: false }
}

async function* below(cluster: string, folder: string): AsyncGenerator<ClusterFile> {
  for (const name of (await readdir(join(cluster, folder))).toSorted()) {
    const path = folder === '' ? name : `${folder}/${name}`
    if (LEFT_OUT.test(name) || path === CONTROL) continue
    const found = await lstat(join(cluster, path)).catch(() => null)
    if (found?.isDirectory()) {
      yield { path, isFolder: true }
      if (!EMPTIED.has(path)) yield* below(cluster, path)
    } else if (found?.isFile()) yield { path, isFolder: false }
  }
}
