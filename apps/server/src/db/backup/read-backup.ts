import { migrations } from '../migrations/index.ts'
import { StartError } from '../../platform/start-error.ts'
import { type ArchiveEntry, readArchive, textOf } from './archive.ts'
import { type BackupManifest, MANIFEST, readManifest } from './backup-manifest.ts'

/** Of the manifest and the password; the files of the cluster have no limit. */
const MAX_TEXT = 16 * 1024 * 1024
const NO_BACKUP = 'This is no backup that this version reads'

export interface BackupFile {
  readonly file: string
  /** The text of a file with age identities; null where the backup is not encrypted. */
  readonly identity: string | null
}

export interface OpenedBackup {
  readonly manifest: BackupManifest
  /** All but the manifest, in their order; the content of each must be read before the next. */
  readonly entries: AsyncIterable<ArchiveEntry>
}

/** Opens a backup and reads what it says of itself. Throws `StartError` where it cannot be read or is of a newer release. */
export async function openBackup({ file, identity }: BackupFile): Promise<OpenedBackup> {
  const entries = readArchive(file, identity)
  try {
    const { value, done } = await entries.next()
    if (done || value.name !== MANIFEST) throw new StartError(NO_BACKUP)
    return { manifest: ofThisRelease(readManifest(await smallText(value))), entries }
  } catch (error) {
    await entries.return(undefined).catch(() => undefined)
    throw error
  }
}

/** A database of a newer program would be opened by one that does not know its tables. */
function ofThisRelease(manifest: BackupManifest): BackupManifest {
  const names = new Set(['000', ...migrations.map(({ name }) => name)])
  if (manifest.migrations.every((name) => names.has(name))) return manifest
  throw new StartError(`The backup was made by a newer release (${manifest.product}): restore it with that one`)
}

/** The text of an entry. Throws `StartError` where it is larger than any that a backup has. */
export function smallText({ size, content }: ArchiveEntry): Promise<string> {
  if (size > MAX_TEXT || content === null) throw new StartError(NO_BACKUP)
  return textOf(content)
}
