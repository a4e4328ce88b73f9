import { sql } from 'kysely'
import product from '../../../package.json' with { type: 'json' }
import { type Anchors, dayOf, readAnchors } from '../../platform/audit/audit-files.ts'
import type { Database } from '../database.ts'
import { StartError } from '../../platform/start-error.ts'

/** The name of the first entry of a backup. */
export const MANIFEST = 'manifest.json'

/** What a backup says of itself, before its files. */
export interface BackupManifest {
  readonly format: 1
  /** Files of the embedded cluster, or a dump of an external database. */
  readonly content: 'files' | 'dump'
  /** ISO 8601: what was written before is in the backup, what was written while it was made may be. */
  readonly begun: string
  readonly product: string
  readonly postgres: string
  readonly migrations: readonly string[]
  /** The last hash of each file of the audit log, by its name. */
  readonly audit: Anchors
}

interface ManifestOptions extends Pick<BackupManifest, 'content'> {
  readonly auditDir: string
  readonly now: Date
}

/** Reads what is true of the database now. */
export async function createManifest(db: Database, { content, auditDir, now }: ManifestOptions): Promise<BackupManifest> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db)
  const version = await sql<{ postgres: string }>`select current_setting('server_version') as postgres`.execute(db)
  return {
    format: 1,
    content,
    begun: now.toISOString(),
    product: product.version,
    postgres: version.rows[0]?.postgres ?? '',
    migrations: rows.map(({ name }) => name),
    audit: await readAnchors(auditDir, dayOf(now)),
  }
}

/** Throws `StartError` where the text is no manifest that this version reads. */
export function readManifest(text: string): BackupManifest {
  const manifest: unknown = parse(text)
  if (!isManifest(manifest)) throw new StartError('This is no backup that this version reads')
  return manifest
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isManifest(value: unknown): value is BackupManifest {
  if (typeof value !== 'object' || value === null) return false
  const { format, content, begun, postgres, migrations, audit } = value as Partial<BackupManifest>
  const isDated = typeof begun === 'string' && !Number.isNaN(Date.parse(begun))
  const isKnown = format === 1 && (content === 'files' || content === 'dump')
  return isKnown && isDated && typeof postgres === 'string' && Array.isArray(migrations) && typeof audit === 'object' && audit !== null
}
