import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { HealthPart } from '../load/health.ts'

const LOOK_MS = 10_000

/** What was seen last, and stays where it cannot be looked at: moments rather than ages, so that an age grows while nothing answers. */
export interface Seen {
  /** When the oldest mail that is not sent was written, in milliseconds since 1970; null: none waits. */
  outboxOldestAt: number | null
  /** When the oldest notification that is not sent was due. */
  pushOldestAt: number | null
  catalogueVersion: number | null
  /** By the name of a source: when it last succeeded, and how often it failed since. */
  sources: ReadonlyMap<string, { readonly succeededAt: number | null; readonly failures: number }>
  /** By the name of a folder, in bytes. */
  disks: Map<string, { readonly free: number; readonly size: number }>
  failing: readonly HealthPart[]
}

export interface LookOptions {
  readonly db: Database
  readonly catalogue: { readonly dataVersion: () => Promise<number> }
  readonly folders: Readonly<Record<string, string>>
  /** The names of the sources that this server fetches. */
  readonly sources: readonly string[]
  readonly health: { readonly write: () => Promise<readonly HealthPart[]> }
}

/**
 * Looks every ten seconds at what takes a question to the database or a disk. A scrape reads `seen` and waits for nothing: a database that hangs
 * holds up a look, and no look begins before its last one has ended.
 */
export function startLooking(options: LookOptions): { readonly seen: Seen; readonly stop: () => Promise<void> } {
  const seen: Seen = { outboxOldestAt: null, pushOldestAt: null, catalogueVersion: null, sources: new Map(), disks: new Map(), failing: [] }
  let looking: Promise<unknown> | null = null
  const look = () => {
    looking ??= lookAtAll(options, seen).finally(() => {
      looking = null
    })
  }
  look()
  const timer = setInterval(look, LOOK_MS).unref()
  return {
    seen,
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}

/** What cannot be seen keeps its last value; that it cannot be is what `failing` says. */
function lookAtAll({ db, catalogue, folders, sources, health }: LookOptions, seen: Seen): Promise<unknown> {
  return Promise.allSettled([
    readOldest(db).then((oldest) => Object.assign(seen, oldest)),
    catalogue.dataVersion().then((version) => {
      seen.catalogueVersion = version
    }),
    readSources(db, sources).then((read) => {
      seen.sources = read
    }),
    health.write().then((failing) => {
      seen.failing = failing
    }),
    ...Object.entries(folders).map(async ([name, folder]) => {
      const { bavail, blocks, bsize } = await statfs(folder)
      seen.disks.set(name, { free: bavail * bsize, size: blocks * bsize })
    }),
  ])
}

async function readOldest(db: Database): Promise<Pick<Seen, 'outboxOldestAt' | 'pushOldestAt'>> {
  const { rows } = await sql<{ mail: Date | null; push: Date | null }>`
    select (select min(created_at) from outbox) as mail,
      (select min(due_at) from push_message where due_at is not null and ends_at > now()) as push`.execute(db)
  return { outboxOldestAt: rows[0]?.mail?.getTime() ?? null, pushOldestAt: rows[0]?.push?.getTime() ?? null }
}

async function readSources(db: Database, names: readonly string[]): Promise<Seen['sources']> {
  if (names.length === 0) return new Map()
  const rows = await db.selectFrom('fetchedSource').select(['name', 'succeededAt', 'failures']).where('name', 'in', names).execute()
  return new Map(rows.map(({ name, succeededAt, failures }) => [name, { succeededAt: succeededAt?.getTime() ?? null, failures }]))
}
