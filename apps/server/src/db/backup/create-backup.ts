import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { type ArchiveEntry, textEntry, writeArchive } from './archive.ts'
import { createManifest, MANIFEST } from './backup-manifest.ts'
import { copyCluster } from './copy-cluster.ts'
import { dumpDatabase } from './dump-database.ts'

/** The entry of an embedded cluster besides its files, which lie under `postgres/`. */
export const PASSWORD = 'postgres.password'

export interface BackupOptions {
  readonly db: Database
  readonly url: string
  /** Whether `url` is that of the cluster in `dataDir`. */
  readonly isEmbedded: boolean
  readonly dataDir: string
  readonly auditDir: string
  /** The folder that the backup is written into; made where it is missing. */
  readonly folder: string
  readonly recipient: string | null
  readonly now: () => Date
}

export interface Backup {
  readonly file: string
  readonly bytes: number
  readonly entries: number
}

/** Copies the database beside its running servers into one file: the files of an embedded one, a dump of an external one. Keys and the audit log are not in it. Throws `StartError`. */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const { folder, recipient, now } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const begun = now()
  const name = `plenara-${begun.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar.zst`
  const file = join(folder, recipient === null ? name : `${name}.age`)
  let entries = 0
  const counted = async function* () {
    for await (const entry of entriesOf(options, begun)) {
      entries += 1
      yield entry
    }
  }
  await writeArchive({ file, recipient }, counted())
  return { file, bytes: (await stat(file)).size, entries }
}

async function* entriesOf(options: BackupOptions, begun: Date): AsyncGenerator<ArchiveEntry> {
  const { db, url, isEmbedded, auditDir } = options
  const manifest = await createManifest(db, { content: isEmbedded ? 'files' : 'dump', auditDir, now: begun })
  yield textEntry(MANIFEST, JSON.stringify(manifest))
  yield* isEmbedded ? clusterEntries(options) : dumpDatabase(url, manifest.postgres)
}

async function* clusterEntries({ url, dataDir }: BackupOptions): AsyncGenerator<ArchiveEntry> {
  yield textEntry(PASSWORD, await readFile(join(dataDir, PASSWORD), 'utf8'))
  yield { name: 'postgres', size: 0, content: null }
  for await (const entry of copyCluster({ url, folder: join(dataDir, 'postgres') })) yield { ...entry, name: `postgres/${entry.name}` }
}
