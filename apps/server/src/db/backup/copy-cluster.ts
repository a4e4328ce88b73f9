import { randomBytes } from 'node:crypto'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { codeOf, StartError } from '../../platform/start-error.ts'
import { type ArchiveEntry, textEntry } from './archive.ts'
import { clusterFiles } from './cluster-files.ts'

const CHUNK = 1024 * 1024
const SEGMENT = /^[0-9A-F]{24}$/

export interface ClusterToCopy {
  readonly url: string
  /** The folder of the running cluster. */
  readonly folder: string
}

/**
 * The files of a running cluster, as PostgreSQL's documentation says for a base backup by its low-level API (section 25.3.4): all files between
 * `pg_backup_start` and `pg_backup_stop`, in whatever state they are, and the log of writes from the one to the other, which makes them whole. A
 * temporary slot keeps that log meanwhile.
 */
export async function* copyCluster({ url, folder }: ClusterToCopy): AsyncGenerator<ArchiveEntry> {
  const client = new pg.Client({ connectionString: url, application_name: 'plenara backup', statement_timeout: 0 })
  await client.connect()
  try {
    await refuseTablespaces(folder)
    const slot = `backup_${randomBytes(6).toString('hex')}`
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    const first = await one(client, "select pg_walfile_name(pg_backup_start('plenara', true)) as value")
    for await (const { path, isFolder } of clusterFiles(folder)) {
      const entry = isFolder ? { name: path, size: 0, content: null } : await fileEntry(folder, path)
      if (entry) yield entry
    }
    const { rows } = await client.query<{ last: string; label: string }>(
      'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
    )
    const [{ last, label } = { last: '', label: '' }] = rows
    yield textEntry('backup_label', label)
    yield* logBetween(folder, first, last)
  } finally {
    await client.end()
  }
}

async function* logBetween(folder: string, first: string, last: string): AsyncGenerator<ArchiveEntry> {
  const names = (await readdir(join(folder, 'pg_wal'))).filter((name) => SEGMENT.test(name) && name >= first && name <= last).toSorted()
  if (names[0] !== first || names.at(-1) !== last) throw new StartError('The log of the database went on before it was copied: try again')
  for (const name of names) {
    const entry = await fileEntry(folder, `pg_wal/${name}`)
    if (!entry) throw new StartError('The log of the database went on before it was copied: try again')
    yield entry
  }
}

/** As many bytes as the file has now; null where it is gone. One that shrinks meanwhile is filled with zeros: the log cuts it again. */
async function fileEntry(folder: string, path: string): Promise<ArchiveEntry | null> {
  try {
    const handle = await open(join(folder, path), 'r')
    const { size } = await handle.stat()
    return { name: path, size, content: bytesOf(handle, size) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

async function* bytesOf(handle: Awaited<ReturnType<typeof open>>, size: number): AsyncGenerator<Buffer> {
  try {
    for (let position = 0; position < size; ) {
      const wanted = Math.min(CHUNK, size - position)
      const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(wanted), position })
      position += bytesRead || wanted
      yield bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

async function refuseTablespaces(folder: string): Promise<void> {
  if ((await readdir(join(folder, 'pg_tblspc'))).length > 0)
    throw new StartError('A database with tablespaces cannot be copied by this command')
}

async function one(client: pg.Client, statement: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(statement)
  return rows[0]?.value ?? ''
}
