import pg from 'pg'
import { StartError } from '../../platform/start-error.ts'
import type { ArchiveEntry } from './archive.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { isDumpPart, restoreDump } from './dump-database.ts'
import { type BackupFile, openBackup } from './read-backup.ts'

/**
 * Restores the backup of an external database into an empty one, and marks it as restored: until `finishRestore` no server starts on it. Throws
 * `StartError`; what was restored of a damaged backup stays marked.
 */
export async function restoreIntoDatabase(backup: BackupFile, url: string): Promise<BackupManifest> {
  const { manifest, entries } = await openBackup(backup)
  if (manifest.content !== 'dump') {
    throw new StartError(
      'This is a backup of an embedded database: restore it without DATABASE_URL; npm run admin -- database move takes it on',
    )
  }
  const client = new pg.Client({ connectionString: url, application_name: 'plenara backup', statement_timeout: 0 })
  await client.connect()
  try {
    const isEmpty = async () =>
      (await client.query("select from pg_tables where schemaname = 'public' and tablename <> 'unfinished_restore'")).rowCount === 0
    if (!(await isEmpty())) throw new StartError('The database of DATABASE_URL holds tables already: name an empty one')
    await client.query('create table if not exists unfinished_restore (manifest jsonb not null)')
    await client.query('truncate unfinished_restore')
    await client.query('insert into unfinished_restore values ($1)', [JSON.stringify(manifest)])
    try {
      await restoreDump(partsOf(entries), url)
    } catch (error) {
      if (await isEmpty()) await client.query('drop table unfinished_restore')
      throw error
    }
    return manifest
  } finally {
    await client.end()
  }
}

/** The bytes of a dump. Throws `StartError` for an entry that belongs to none, and at the end where the backup is damaged. */
export async function* partsOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    if (!isDumpPart(name) || content === null) throw new StartError(`The backup holds a file that belongs to none: ${name}`)
    yield* content
  }
}
