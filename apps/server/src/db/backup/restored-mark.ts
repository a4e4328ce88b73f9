import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { codeOf } from '../../platform/start-error.ts'
import { type BackupManifest, readManifest } from './backup-manifest.ts'

/** Lies in `DATA_DIR` from a restore to its end: until then the database may hold what was deleted since. */
const markOf = (dataDir: string) => join(dataDir, 'restored-from.json')

export async function writeRestoredMark(dataDir: string, manifest: BackupManifest): Promise<void> {
  await writeFile(markOf(dataDir), JSON.stringify(manifest), { mode: 0o600, flush: true })
}

/** What the database was restored from; null where nothing is left to be done. */
export async function readRestoredMark(dataDir: string): Promise<BackupManifest | null> {
  try {
    return readManifest(await readFile(markOf(dataDir), 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

export async function removeRestoredMark(dataDir: string): Promise<void> {
  await rm(markOf(dataDir))
}

/** The same of a restored external database, where the mark is a table. */
export async function readRestoredMarkIn<Schema>(db: Kysely<Schema>): Promise<BackupManifest | null> {
  const { rows: found } = await sql<{ mark: string | null }>`select to_regclass('unfinished_restore')::text as mark`.execute(db)
  if (!found[0]?.mark) return null
  const { rows } = await sql<{ text: string }>`select manifest::text as text from unfinished_restore`.execute(db)
  return readManifest(rows[0]?.text ?? '')
}

export async function removeRestoredMarkIn<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`drop table unfinished_restore`.execute(db)
}
