import { createWriteStream, existsSync } from 'node:fs'
import { chown, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { migrations } from '../db/migrations/index.ts'
import { openDataDir, type PostgresAccount, postgresAccount } from '../db/postgres-account.ts'
import { StartError } from '../start-error.ts'
import { type ArchiveEntry, readArchive, textOf } from './archive.ts'
import { type BackupManifest, readManifest } from './backup-manifest.ts'
import { MANIFEST, PASSWORD } from './create-backup.ts'
import { writeRestoredMark } from './restored-mark.ts'

/** Of the manifest and the password; the files of the cluster have no limit. */
const MAX_TEXT = 16 * 1024 * 1024
const CLUSTER_PATH = /^postgres(\/(?!\.\.?(\/|$))[^/\\\0]+)*\/?$/

export interface RestoreOptions {
  readonly file: string
  /** The text of a file with age identities; null where the backup is not encrypted. */
  readonly identity: string | null
  /** It must hold no database. */
  readonly dataDir: string
}

/** Unpacks a backup into a data folder and marks it as restored. Nothing is left of one that cannot be read. Throws `StartError`. */
export async function restoreBackup({ file, identity, dataDir }: RestoreOptions): Promise<BackupManifest> {
  const cluster = join(dataDir, 'postgres')
  if (existsSync(cluster)) throw new StartError(`${dataDir} holds a database already: name an empty folder by DATA_DIR`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const account = await postgresAccount()
  if (account) await openDataDir(account, dataDir)
  const draft = `${cluster}.restoring`
  await rm(draft, { recursive: true, force: true })
  try {
    const { manifest, password } = await unpack(readArchive(file, identity), { draft, account })
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

async function unpack(entries: AsyncIterable<ArchiveEntry>, place: Place): Promise<{ manifest: BackupManifest; password: string }> {
  let manifest: BackupManifest | null = null
  let password: string | null = null
  for await (const entry of entries) {
    if (entry.name === MANIFEST) manifest = known(readManifest(await smallText(entry)))
    else if (manifest === null) throw new StartError('This is no backup that this version reads')
    else if (entry.name === PASSWORD) password = await smallText(entry)
    else await write(entry, place)
  }
  if (manifest === null || password === null) throw new StartError('This is no backup that this version reads')
  return { manifest, password }
}

/** A database of a newer program would be opened by one that does not know its tables. */
function known(manifest: BackupManifest): BackupManifest {
  const names = new Set(['000', ...migrations.map(({ name }) => name)])
  const unknown = manifest.migrations.filter((name) => !names.has(name))
  if (unknown.length === 0) return manifest
  throw new StartError(`The backup was made by a newer release (${manifest.product}): restore it with that one`)
}

function smallText({ size, content }: ArchiveEntry): Promise<string> {
  if (size > MAX_TEXT || content === null) throw new StartError('This is no backup that this version reads')
  return textOf(content)
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
