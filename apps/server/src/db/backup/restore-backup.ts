import { createWriteStream, existsSync } from 'node:fs'
import { chown, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openDataDir, type PostgresAccount, postgresAccount } from '../postgres-account.ts'
import { StartError } from '../../platform/start-error.ts'
import type { ArchiveEntry } from './archive.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { PASSWORD } from './create-backup.ts'
import { type BackupFile, type OpenedBackup, openBackup, smallText } from './read-backup.ts'
import { writeRestoredMark } from './restored-mark.ts'

const CLUSTER_PATH = /^postgres(\/(?!\.\.?(\/|$))[^/\\\0]+)*\/?$/

export interface RestoreOptions extends BackupFile {
  /** It must hold no database. */
  readonly dataDir: string
}

/** Unpacks a backup of an embedded database into a data folder and marks it as restored. Nothing is left of one that cannot be read. Throws `StartError`. */
export async function restoreBackup({ dataDir, ...backup }: RestoreOptions): Promise<BackupManifest> {
  if (existsSync(join(dataDir, 'postgres'))) throw new StartError(`${dataDir} holds a database already: name an empty folder by DATA_DIR`)
  const opened = await openBackup(backup)
  if (opened.manifest.content === 'files') return restoreFiles(opened, dataDir)
  throw new StartError('This is a backup of an external database: name the empty one that takes it by DATABASE_URL')
}

/** The same with an opened backup. */
export async function restoreFiles({ manifest, entries }: OpenedBackup, dataDir: string): Promise<BackupManifest> {
  const cluster = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const account = await postgresAccount()
  if (account) await openDataDir(account, dataDir)
  const draft = `${cluster}.restoring`
  await rm(draft, { recursive: true, force: true })
  try {
    const password = await unpack(entries, { draft, account })
    await writeRestoredMark(dataDir, manifest)
    await writeFile(join(dataDir, PASSWORD), password, { mode: 0o600, flush: true })
    if (account) await chown(join(dataDir, PASSWORD), account.uid, account.gid)
    await rename(draft, cluster)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

interface Place {
  readonly draft: string
  readonly account: PostgresAccount | null
}

/** Writes the files of a cluster and returns its password. */
async function unpack(entries: AsyncIterable<ArchiveEntry>, place: Place): Promise<string> {
  let password: string | null = null
  for await (const entry of entries) {
    if (entry.name === PASSWORD) password = await smallText(entry)
    else await write(entry, place)
  }
  if (password === null) throw new StartError('The backup lacks the password of its database')
  return password
}

async function write({ name, content }: ArchiveEntry, { draft, account }: Place): Promise<void> {
  if (!CLUSTER_PATH.test(name)) throw new StartError(`The backup holds a file that belongs to none: ${name}`)
  const path = join(draft, name.slice('postgres'.length))
  if (content === null) await mkdir(path, { recursive: true, mode: 0o700 })
  else await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
  if (account) await chown(path, account.uid, account.gid)
  if (content === null) await syncFolder(path)
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
