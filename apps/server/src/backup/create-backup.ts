import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { type ArchiveEntry, textEntry, writeArchive } from './archive.ts'
import { createManifest } from './backup-manifest.ts'
import { copyCluster } from './copy-cluster.ts'

/** The entries of a backup besides the cluster's files, which lie under `postgres/`. */
export const MANIFEST = 'manifest.json'
export const PASSWORD = 'postgres.password'

export interface BackupOptions {
  readonly db: Database
  readonly url: string
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

/** Copies the embedded database beside its running server into one file. Keys and the audit log are not in it. Throws `StartError`. */
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

async function* entriesOf({ db, url, dataDir, auditDir }: BackupOptions, begun: Date): AsyncGenerator<ArchiveEntry> {
  yield textEntry(MANIFEST, JSON.stringify(await createManifest(db, { auditDir, now: begun })))
  yield textEntry(PASSWORD, await readFile(join(dataDir, PASSWORD), 'utf8'))
  yield { name: 'postgres', size: 0, content: null }
  for await (const entry of copyCluster({ url, folder: join(dataDir, 'postgres') })) yield { ...entry, name: `postgres/${entry.name}` }
}
